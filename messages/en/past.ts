import { commas } from "#lib/rules/lists";
import type { Chunks } from "#messages/fr/chunks";
import { many } from "./alike";
import { plural } from "./rules/grammar";

const { evenings, people } = many;
const at = (line: string | null) => (line === null ? "" : `Line ${line}: `);

export const past: Chunks["past"] = {
  intro:
    "The club’s spreadsheet as it is: an .xlsx, .ods or .csv file, or several at once. Nothing is written before you have seen what was made of it.",
  layouts: "One evening per row or column, or one deal per row with its date. Titles, totals and empty cells do no harm.",
  open: "Choose one or more files",
  other: "Choose other files",
  paste: "Or paste the table here",
  pasted: "pasted table",
  files: (first, more) => `${first} and ${plural(more, "other file", "other files")}`,
  whyNot: {
    empty: "There is nothing in this file.",
    names: "This is a list of names: give it to the club with “Paste a list”.",
    "one-evening":
      "There are names and points, but no date. A single evening goes on its own sheet, with “Enter a paper sheet”; to bring it here it needs its day, such as 12/03/2026.",
    "no-days": "No date was found in it: an evening needs its day, such as 12/03/2026 or “12 March”.",
    "no-names": "There are dates and points, but no name over the columns or in front of the rows.",
    "no-seats":
      "There are deals with their takers, but not who else played or what each player scored: it needs a column for each player.",
    "too-long": "This file is too long: bring it in several parts.",
    "not-text": "This file is neither a spreadsheet nor text.",
    workbook: "This workbook does not open: save it again as .xlsx or .csv.",
    xls: "This workbook is from before 2007: save it as .xlsx or .csv, then choose that file.",
    club: "This is a club’s document: restore it from the home page, with “Restore a backup”.",
    sheet: "These are deals that a phone has not sent yet: restore them from the home page, with “Restore a backup”.",
  },
  understood: "What was understood",
  layout: {
    deals: "one deal per row",
    rows: "one evening per row",
    columns: "one evening per column",
    lines: "a row for each person’s evening",
  },
  table: (page, layout, n, names) => `${page ? `${page}: ` : ""}${layout}, ${evenings(n)}, ${plural(names, "name", "names")}.`,
  below: (n, day) =>
    `${plural(n, "row", "rows")} without a date, added to ${day ?? `the day written above ${n < 2 ? "it" : "them"}`}.`,
  guessed: "Some years are not written: they come from the title, from the days around, or are the last that is past.",
  deals: "The deals count for their points; nothing says how they were played, or the chosen game cannot tell.",
  dealsTold: (n) =>
    `${plural(n, "deal comes", "deals come")} with taker and contract: by the rules they make the points that are written.`,
  summed: (n) =>
    n < 2
      ? "1 deal will not open by itself: it is in its evening’s total alone."
      : `${n} deals will not open one by one: they are in their evening’s total alone.`,
  tooManyTold: (most) =>
    `That is more than ${most} deals: to keep them one by one, bring the file in several parts. As it is, only each evening’s totals will come.`,
  tooManyPaper: (most) =>
    `That is more than ${most} deals: those whose contract is known come one by one, the others in their evening’s total. To keep them all, bring the file in several parts.`,
  toldApart: (n) => `${plural(n, "deal comes with its", "deals come with their")} points alone`,
  toldApartNote: "What the file says stays what counts; their contracts are left behind.",
  dealDiffers: (line, name, written, computed) => `Line ${line}: ${name} has ${written}, the rules make it ${computed}.`,
  dealUnread: (line, text) => `Line ${line}: the game finds no deal in it (${text}).`,
  dealNobody: (line, name) => `Line ${line}: no player of that deal is called “${name}”.`,
  notZero: (n) => `${plural(n, "evening does", "evenings do")} not add up to zero`,
  notZeroNote: (game) =>
    `${game}: what some win, the others lose. A figure is missing, or one of them is wrong; these evenings count as they are written.`,
  evening: (day, sum) => `${day}: ${sum}`,
  totalsOnly:
    "Of these evenings only the totals are known: they count for points, presence and places, and for nothing else (T26).",
  seasons: "Seasons",
  between: (from, to) => `${from} to ${to}`,
  inSeason: (name, n, dates) => `${name}, which is there already: ${evenings(n)}, ${dates}.`,
  newSeason: (name, n, dates, from, to) =>
    `${name}, a new season (${to ? `${from} to ${to}` : `from ${from}`}): ${evenings(n)}, ${dates}.`,
  before: (season, day) => `Evenings from before “${season}”, since ${day}`,
  within: "In that season",
  apart: "A season apart",
  calledFrom: (day) => `Name of the season that begins on ${day}`,
  who: "Who is this?",
  near: (name, n) => `${name}, ${evenings(n)}`,
  same: (name) => `It is ${name}`,
  people: (known, fresh) =>
    commas(known > 0 && `${people(known)} of the club`, fresh > 0 && plural(fresh, "new person", "new people")) || "Nobody",
  fresh: (names) => `Would join the club: ${names.join(", ")}.`,
  spelt: (n, who) => `${n} spellings of ${people(who)}: neither capitals nor which name comes first make somebody else.`,
  known: (names) => `Of the club already: ${names.join(", ")}.`,
  unnamed: (names) => `Not names: ${names.join(", ")}.`,
  doubled: (n) => `${plural(n, "evening has", "evenings have")} two figures for one person, spelt two ways: they are added up.`,
  zeros: (n) => `${plural(n, "cell is a 0", "cells are 0")}`,
  zeroThere: "scored nothing",
  zeroAway: "was not there",
  running: "What do these figures say?",
  runningNote: "From one evening to the next they go as running totals do.",
  runningYes: "The total since the beginning",
  runningNo: "What each evening brought",
  decideRunning: "Say what the figures are",
  game: "The game",
  gamesMixed: (games) => `This file mixes several games (${games.join(", ")}), and each import is of one: say which comes first.`,
  otherGame: (game, n) => `${evenings(n)} of ${game}: they come in on their own, from the same file, with that game.`,
  aside: "Set aside",
  left: {
    there: (n, days, season) => `${evenings(n)} that “${season}” has already: ${days}.`,
    ended: (n, days, season) => `${evenings(n)} of “${season}”, which has ended: reopen it to add to it. ${days}.`,
    "to-come": (n, days) => `${evenings(n)} still to come: ${days}.`,
    nobody: (n, days) => `${evenings(n)} where nobody has points: ${days}.`,
  },
  page: (page, said) => `${page}: ${said}`,
  onPage: (page, said) => `${page}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  differs: (name, written, summed) => `The total written for ${name} is ${written}; the evenings make ${summed}.`,
  why: {
    head: (line) => `${at(line)}the heads again.`,
    totals: (line, text) => `${at(line)}totals, which do not count (${text}).`,
    unnamed: (line, text) => `${at(line)}points without a name (${text}).`,
    undated: (line, text) => `${at(line)}points without a date (${text}).`,
    unread: (line, text) => `${at(line)}not a number (${text}).`,
    "two-ways": (line, text) => `${at(line)}reads two ways, thousands or decimals (${text}).`,
    half: (line, text) => `${at(line)}points come in halves (${text}).`,
    column: (_, text) => `The column “${text}” is nobody’s.`,
    unfollowed: (_, text) => `The column “${text}” is not followed: it cannot be read on every row.`,
    note: (line, text) => `${at(line)}a remark (${text}).`,
    twice: (_, text) => `“${text}” is written twice: the second column, or row, is taken for somebody else.`,
    never: (line, text) => `${at(line)}never there (${text}).`,
  },
  more: (n) => `And ${plural(n, "other", "others")}.`,
  decide: (name) => `Say who ${name} is`,
  bring: (n, who) => `Bring in ${evenings(n)} of ${people(who)}`,
  nothing: "Nothing to bring in",
  done: (n, who) => `${evenings(n)} of ${people(who)} ${n === 1 ? "is" : "are"} in the club.`,
  doneNote: "If this is not what you meant, “Take back” leaves everything as it was.",
  brought: "Brought in already",
  line: (source, n, who) => `${source}, ${evenings(n)}, ${people(who)}`,
  backAsk: (n, who) => `${evenings(n)} of ${people(who)} would leave the standings.`,
  backKeep: "Keep",
  backDo: (n) => `Take back ${evenings(n)}`,
  tooManyPeople: (n, most) => `This table has ${n} names, and ${most} come in at a time: bring it in several parts.`,
  offline: "No network: what the club has already cannot be checked, and nothing can be brought in.",
};
