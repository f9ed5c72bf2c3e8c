/** The position being played, a table a line, in English. */

import type { position as French, open as FrenchOpen } from "#messages/fr/hall/position";
import { strangersSaid } from "./others";

export const position: typeof French = {
  positionOf: (n, all) => `Round ${n} of ${all}`,
  notStarted: "Not started yet",
  states: {
    calling: "calls the arbiter",
    others: "not played by its table",
    "not-zero": "does not add up to zero",
    contested: "disputed deal",
    unmarked: "waits for the arbiter’s initials",
    differs: "the sheet differs from its deals",
    late: "late",
    playing: "playing",
    finished: "sheet handed in",
    signed: "confirmed by everybody",
    "not-whole": "not full, waits for the next round",
  },
  dealsOf: (n, all) => `${n} / ${all}`,
  lastAt: (hour) => `last deal at ${hour}`,
  sumOf: (sum) => `sum ${sum}`,
  dealsWrong: (deals) => `deal ${deals.join(", ")}`,
  othersShort: (others) => strangersSaid(others) || `deal ${others.slots.map((slot) => slot + 1).join(", ")}`,
  movedSince: (position, table, state) => `Round ${position}, table ${table}, changed since: ${state}`,
};

/** The next position, how it is seated and why it waits; the end of the tournament. */
export const open: typeof FrenchOpen = {
  movement: "Seating",
  movementNote: "The arbiter may change it in each round. The movement is that of the manual of 2011.",
  kinds: { fft: "FFT movement", random: "drawn", best: "best with best", final: "final" },
  whyNot: {
    "movement-left": "The movement is not resumed after another seating.",
    "too-many-positions": "The movement would make people meet again.",
    "teams-keep-the-movement": "Teams keep to the movement.",
    "boards-keep-the-movement": "Duplicate keeps its movement.",
    "boards-met": "The movement goes no further without playing a board again or meeting twice.",
    "no-standings-yet": "There must be standings first.",
    "too-few": "There are too few people for this final.",
    "final-played": "The final has been played, or is: nothing else follows it.",
    "too-few-tables": "The movement takes three tables at least.",
    "table-too-small":
      "After those who left, the movement would make a table of two: take another seating, or a substitute. Before the first round you can also reassign the seats.",
    "cannot-sit": "The people who are left make no tables of three or four.",
  },
  zero: "The hall adds up to zero: the next round may open.",
  zeroLast: "The hall adds up to zero: every planned round is played.",
  waiting: (tables) =>
    tables.length === 1
      ? `Waiting for the sheet of table ${tables[0]}.`
      : `Waiting for the sheets of tables ${tables.join(", ")}.`,
  hallSum: (sum) => `The hall adds up to ${sum}, not to zero.`,
  tableSum: (table, sum) => `Table ${table}: ${sum}`,
  openPosition: (n) => `Open round ${n}`,
  openFirst: "Open the first round",
  openAnyway: "Open all the same",
  openReason: "Why open on a hall that does not add up to zero?",
  openReasonWaiting: (sheets) => `Why open without waiting for ${sheets === 1 ? "this sheet" : "these sheets"}?`,
  openReasonUnsettled: "Why open before it is settled?",
  openReasonMissing: "The reason is missing: it is kept with the tournament.",
  finalists: "Finalists",
  paperOnly: "Without phones: every table plays on paper",
  lackingAt: (position, tables) =>
    `Round ${position}: something is still missing at ${tables.length === 1 ? "table" : "tables"} ${tables.join(", ")}.`,
  end: "End the tournament",
  endAsked: "End the tournament ›",
  endAsk: "End it early?",
  endNote: "Planned rounds will not be played, and what a table without a network still records will not count.",
  endReason: "Why end without what is missing?",
  endTitle: "End of the tournament",
  ended: "The tournament is over.",
  reopen: "Reopen the tournament",
  reopenAsked: "Reopen the tournament ›",
  reopenTitle: "Reopen this tournament?",
  reopenNote: "Its standings may change again, until it is ended once more.",
};
