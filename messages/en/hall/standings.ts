/** Standings, prizes, and the spreadsheet of both, in English. */

import type {
  standings as French,
  penalties as FrenchPenalties,
  prints as FrenchPrints,
  wall as FrenchWall,
} from "#messages/fr/hall/standings";
import { heads, numbered, pages, press } from "../alike";
import { aDeal } from "../alike/deal";
import { nth } from "../rules/grammar";

export const standings: typeof French = {
  standingsAfter: (n) => `Standings after round ${n}`,
  teamStandingsAfter: (n) => `Standings of the teams after round ${n}`,
  teamStandings: "Standings of the teams",
  noStandings: "The first standings come after the first round.",
  left: "left",
  prizes: "Prizes",
  prizesNow: "So far: these are the prizes if the tournament stopped here.",
  prizeRank: nth,
  prizeLastTwo: "best of the last two rounds",
  prizeSeries: (series) => `first of series ${series}`,
  csv: "Spreadsheet (CSV)",
  csvHeads: {
    rank: heads.rank,
    number: "Number",
    name: heads.name,
    licence: "Licence",
    series: "Series",
    position: numbered.position,
    penalties: heads.penalties,
    reasons: "Reasons of the penalties",
    total: heads.total,
    left: "Left",
    team: "Team",
    teamRank: "Team’s rank",
    teamTotal: "Team’s total",
  },
};

/** Penalties, and what the code of 2012 provides. */
export const penalties: typeof FrenchPenalties = {
  penalty: "Penalty",
  penaltyPoints: "Points taken off",
  penaltyLacks: { points: aDeal.fixPoints, reason: press.sayWhy },
  penaltyWrong: "A number above zero: 100, or 2.5.",
  penaltyGive: "Give the penalty",
  penaltyNote: "Outside the hall’s zero sum: taken off in the standings, with its reason.",
  penaltyLine: (number, name, points, reason) => `no. ${number} ${name}, −${points}: ${reason}`,
  penaltyBack: "Take back",
  penaltyOf: (position, table, deal) => `round ${position}, table ${table}, deal ${deal}`,
  withdrawn: (reason) => `taken back: ${reason}`,
  ca25: {
    total: { points: 100, reason: "CA25, the total is not zero" },
    missing: { points: 100, reason: "CA25, table, names or numbers missing" },
    lost: { points: 400, reason: "CA25, sheet not handed in" },
    slow: { points: 100, reason: "CA26, slow play" },
    exposed: { points: 100, reason: "CA14, exposed card, again" },
  },
  ca25Label: "What the arbitration code of 2012 provides",
};

/** What is printed: cards, codes and sheets of paper. */
export const prints: typeof FrenchPrints = {
  prints: {
    tables: "Table cards, with their code",
    entries: "Entry cards",
    cards: "Personal cards",
    sheets: "Score sheets for paper",
    standings: pages.standings,
  },
  paper: { deal: heads.deal, contract: "Contract, bouts, points", sign: "Signatures", balance: "Balance", total: "Running" },
  printNow: "Print this page",
  scanTable: "To be scanned at the table: the sheet is on that phone.",
  scanMine: "Scan it to know where to go, your total and your card.",
  follow: "To follow: show it to everybody",
  followWay: "Code to follow",
};

/** The wall. */
export const wall: typeof FrenchWall = {
  wallNext: (n) => `Round ${n}: where to go, table and orientation`,
  clock: (minutes) => `for ${minutes} min`,
  wallPage: (n, all) => `page ${n} of ${all}`,
  handed: (n, all) => `${n} of ${all} tables have finished`,
};
