/** Standings, prizes, and the spreadsheet of both, in English. */

import type { standings as French } from "#messages/fr/hall/standings";
import { heads } from "../alike";
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
    position: (n) => `Round ${n}`,
    penalties: heads.penalties,
    reasons: "Reasons of the penalties",
    total: heads.total,
    left: "Left",
    team: "Team",
    teamRank: "Team’s rank",
    teamTotal: "Team’s total",
  },
};
