// This folder: words of a tournament, in English, a part of its screen a file; boards and faults come at other times than its page.
/** A table's phone: confirming, handing in, calling, going on, in English. */

import type { atTable as French, myCard as FrenchMyCard, tablePage as FrenchTablePage } from "#messages/fr/hall/at-table";
import { many, said } from "../alike";
import { nth, plural } from "../rules/grammar";
import { othersSaid } from "./others";

export const atTable: typeof French = {
  which: "Which table?",
  not: "This table does not play in this round.",
  wait: "The tournament has not started.",
  left: (n, all) =>
    n > 0
      ? plural(n, "deal to go", "deals to go")
      : n === 0
        ? "All the deals have been played."
        : `${many.deals(-n)} too many: the round has ${all}. Cancel the extra ones, each in its history.`,
  sign: "Everybody confirms",
  signNote: "Here, or everybody on their own phone with the table’s code.",
  signOf: (name) => `${name} confirms`,
  signed: "confirmed",
  fines: (list) => `Apart from the sheet, in the tournament’s standings: ${list}.`,
  fine: (name, points, deal) => `${name} −${points} (deal ${deal})`,
  handIn: "Hand in the sheet",
  closedHere: "The sheet is closed on this phone; it is handed in as soon as it is sent.",
  shut: "What is recorded here is not handed in. Scan the table’s card again, or see the arbiter: nothing is lost.",
  typed: "The arbiter has typed this table’s totals: they are what counts. If they are wrong, call the arbiter.",
  past: "This round is over: what changes here counts only if the arbiter takes it.",
  handedIn: (played, all) =>
    played === all ? "The sheet is handed in." : `The sheet is handed in. Deals played: ${played} of ${all}.`,
  again: "The sheet has changed since: confirm it again.",
  unsent: "Kept on this phone, not sent yet.",
  unsentEnded: "Kept on this phone: the tournament has ended, and this is sent if it is reopened. Show it to the arbiter.",
  sent: "Everything is sent.",
  refused: "The tournament did not take",
  refusedNote: "This phone had noted it. Show it to the arbiter if need be.",
  refusedSign: (name, position) => `Round ${position}, ${name}’s confirmation`,
  refusedCall: (position) => `Round ${position}, a call for the arbiter`,
  refusedRead: "I have read it",
  call: "Call the arbiter",
  called: "The arbiter has been called.",
  mark: "Garde sans or contre: call the arbiter, count your cards together; the arbiter initials the deal (CA3).",
  others: (others) => `${othersSaid(others)} Call the arbiter before you hand it in.`,
  missing: "The sheet is not on this phone yet.",
  next: "The next round is not open yet.",
  planned: (n, names) => `Round ${n} by the movement, at this table: ${names}.`,
  wasLast: "That was the last round planned.",
  goOn: (n) => `Play round ${n} here`,
  goBack: (n) => `Back to round ${n}`,
  apartPlanned:
    "Without a network this table can go on by the movement: what it records is sent as soon as the network is back and the arbiter has opened the round.",
  ahead: "Seated by the movement, before the arbiter opens the round: what is recorded here is kept, and sent once it is open.",
  strayed:
    "The arbiter seated people otherwise than the movement. The deals recorded here without a network stay on this phone: show them to the arbiter, who types the totals if they count.",
  strayedOpen: "See these deals",
  apart:
    "What follows depends on a draw or the standings: without a network this phone cannot know it. Keep score on paper; the sheet opens here as soon as the network is back, and you type the deals in, or the arbiter types the totals.",
  toTable: (table) => `‹ Table ${table}: confirm, hand in the sheet`,
  paper: "This table plays on paper.",
  early: (n) => `${many.deals(n)} to go: the sheet is handed in all the same if the arbiter took them away.`,
};

/** A table, as the arbiter sees it, and its typed totals. */
export const tablePage: typeof FrenchTablePage = {
  type: "Type the paper sheet",
  correct: "Put the totals right",
  keep: "Hand in this sheet",
  adds: (sum) => `These totals add up to ${sum}.`,
  addsZero: "These totals add up to zero.",
  missing: (name) => `${name}: the total is missing.`,
  unreadable: (name, text) => `${name}: “${text}” is not a number.`,
  answer: "On my way",
  mark: (deal) => `Initial deal ${deal}`,
  markNote: "Garde sans or contre: everybody counts their cards, and the arbiter initials the deal (CA3).",
  others: (others) => `${othersSaid(others)} Open the sheet to say who played, or correct the totals.`,
  calls: (note) => `Call: ${note}`,
  before: "Before it was put right",
  from: { phone: "by the table’s phone", paper: "typed from paper", arbiter: "by the arbiter" },
  fromFor: (from, reason) => (reason ? `${from}: ${reason}` : from),
  why: "Reason for the correction",
  take: "Take what its deals say",
};

/** Everybody's own card. */
export const myCard: typeof FrenchMyCard = {
  who: "Who are you?",
  look: "Find your name or number",
  go: (table, line) => `Table ${table}, ${line}`,
  with: said.with,
  place: (rank, of) => `${nth(rank)} of ${of}`,
  team: (rank, of) => `Their team: ${nth(rank)} of ${of}`,
  card: "Card",
  out: "Does not play in this round.",
  planned: (n, table, line) => `Round ${n} by the movement: table ${table}, ${line}`,
};
