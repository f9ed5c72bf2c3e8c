/** The position being played, a table a line, in English. */

import type { position as French } from "#messages/fr/hall/position";
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
