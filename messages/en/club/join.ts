/** A sheet joins a season, or makes the club, in English. */

import { NAME_LENGTH } from "#lib/log/limits";
import type * as French from "#messages/fr/club/join";
import type { paste as FrenchPaste } from "#messages/fr/club/join";
import { many, press } from "../alike";
import { list } from "../rules/grammar";

export const keep: typeof French.keep = {
  title: "Keep these players",
  intro: "A club keeps its players from evening to evening, and its season adds up their evenings. This sheet is the first.",
  suggested: (weekday) => `${weekday}s`,
  clubName: "Name of the club",
  go: "Make the club",
};

export const join: typeof French.join = {
  open: "Keep these players",
  title: "Count in a season",
  joined: "The season of this sheet",
  seats: "Who is who",
  seatsNote: "Each name of the sheet is a player of the club, or outside the season.",
  outside: "outside the season",
  asNew: "new player",
  asGuest: "new guest",
  go: "Count this sheet",
  leave: "No longer count this sheet",
  backIn: "Once out of the club, only a device of the table can bring it back.",
  inSeason: (club, season) => `${club}, ${season}`,
  managed: "Whoever manages the club can open, correct, decide, end and remove this sheet from their own phone.",
  evening: (name) => `Evening: ${name}`,
  eveningName: "Name, where there are two in the day",
  eveningNote: "Sheets of the same day and name are the tables of one evening.",
  move: "Change the evening",
  inUnknown: "Counts in a club’s season",
  twice: (name) => `${name} cannot hold two seats.`,
  gone: (name) => `${name}, no longer comes`,
  shut: {
    viewer: ({ club }) => `${club}: this device follows the club, but counts no sheet in it.`,
    none: ({ club }) => `${club}: this club has no season yet. Who manages it can open one.`,
    game: ({ club, season, games }) =>
      `${club}, ${season}: this game does not count there, only ${games}. Who manages the club can add it to the season, or open another.`,
    "not-begun": ({ club, season, from }) =>
      `${club}, ${season}: the season begins on ${from}, after this evening. Who manages the club can change that day.`,
    over: ({ club, season, to }) =>
      `${club}, ${season}: the last day of the season was ${to}. Who manages the club can change that day, or open another season.`,
    ended: ({ club, season }) =>
      `${club}, ${season}: this season has ended. Who manages the club can reopen it, or open another.`,
  },
  newNeeds: "A new name joins the club as soon as there is a network.",
  newcomers: (names) =>
    `Not in the club yet: ${list(names)}. They will be as soon as there is a network; nothing recorded is lost.`,
  newcomersRefused: (names, reason) => `Not in the club yet: ${list(names)}. ${reason}`,
  waiting: "The sheet joins the season as soon as it is sent.",
  refused: (reason) => `The server refused: ${reason}`,
  none: "none",
};

/** A pasted list of names. */
export const paste: typeof FrenchPaste = {
  title: press.pasteList,
  label: "One name a line, or a column of a spreadsheet",
  reads: "How the names read",
  lines: "What becomes of each line",
  statuses: {
    new: () => "new player",
    near: (of) => `nearly ${of}`,
    known: (of) => `already here: ${of}`,
    gone: (of) => `${of} no longer comes, but is still in the club`,
    twice: () => "twice in the list",
    long: (line) => `line ${line}: more than ${NAME_LENGTH} characters`,
    none: (line) => `line ${line}: no name`,
  },
  isOther: (name, of) => `${name} is not ${of}`,
  tooMany: (n, most) => `${n} names: paste ${most} at most at a time. Nothing was added.`,
  add: (n) => `Add ${many.players(n)}`,
  nothing: "Nobody to add",
};
