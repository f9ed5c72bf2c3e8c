/** What the pages of a season say, in English. */

import type { Chunks } from "#messages/fr/chunks";
import { heads, many, said } from "./alike";
import { tarotTerms } from "./alike/tarot";
import { list } from "./rules/grammar";
import { countedNote } from "./season/counted-note";
import { curves, ratings } from "./season/curves";
import { details, prose, tables } from "./season/details";
import { eveningPage, playerPage } from "./season/player-page";
import { adjustments, ties } from "./season/ties";

export const season: Chunks["season"] = {
  list,
  facts: { poignee: heads.poignee, petit: tarotTerms.petit, misere: "Misère" },
  nav: {
    sheets: "Sheets",
  },
  subtitle: (season, evenings, deals, last) =>
    `${season}. ${many.evenings(evenings)}, ${many.deals(deals)}${last === null ? "" : `, the last on ${last}`}.`,
  ended: (when) => `Season ended on ${when}.`,
  review: "To remember",
  none: "No evening yet. A sheet joins the season when it is opened, or later.",
  asTable: (title) => `${title}, as a table`,
  rank: "rank",
  player: "player",
  value: {
    total: "points",
    "deal-average": heads.perDeal,
    "evening-average": heads.perEvening,
    places: "place points",
    wins: "won",
  },
  points: "points",
  evenings: "evenings",
  won: "won",
  deals: "deals",
  made: "made",
  outOf: said.outOf,
  wonOf: (won) => `${won} won`,
  meanIn: (mean, deals) => `${mean} per deal in ${many.deals(deals)}`,
  attended: (evenings, won) => `${many.evenings(evenings)}, ${won} won`,
  added: {
    sum: { byHand: (points) => `adjustment ${points}`, late: (points) => `late corrections ${points}` },
    average: { byHand: (points) => `${points} points added`, late: (points) => `late corrections ${points} points` },
  },
  pages: {
    title: "Pages of the season",
    grid: "Grid",
    matrices: "Cross tables",
    picture: "Podium",
  },
  allStandings: (n) => `All ${n} of the standings`,
  skip: { title: "Skip to", standings: "Skip to the standings", curve: "Skip to the curve", tables: "Skip to the tables" },
  moreColumns: "More to the right ›",
  historySoon: "The levels and records of this long season are being worked out again.",
  fewOf: (evenings, least) => `${evenings} of the ${many.evenings(least)} it takes`,
  why: { "too-few-evenings": "too few evenings", guest: said.guest },
  older: { more: "Older evenings", failed: said.serverSilent },
  ...countedNote,
  ...ties,
  ...prose,
  ...curves,
  ...tables,
  ...details,
  ...ratings,
  ...adjustments,
  playerPage,
  eveningPage,
};
