/** Standings, prizes, and the spreadsheet of both. */

import { heads } from "../alike";
import { nth } from "../rules/grammar";

export const standings = {
  standingsAfter: (n: number) => `Classement après la position ${n}`,
  teamStandings: "Classement des équipes",
  teamStandingsAfter: (n: number) => `Classement des équipes après la position ${n}`,
  noStandings: "Le premier classement vient après la première position.",
  left: "n’est plus là",
  prizes: "Prix",
  prizesNow: "Pour l’instant : ce sont les prix si le tournoi s’arrêtait là.",
  prizeRank: (rank: number) => nth(rank, "ᵉʳ"),
  prizeLastTwo: "meilleur des deux dernières positions",
  prizeSeries: (series: string) => `premier de la série ${series}`,
  csv: "Tableur (CSV)",
  csvHeads: {
    rank: heads.rank,
    number: "Numéro",
    name: heads.name,
    licence: "Licence",
    series: "Série",
    position: (n: number) => `Position ${n}`,
    penalties: heads.penalties,
    reasons: "Raisons des pénalités",
    total: heads.total,
    left: "N’est plus là",
    team: "Équipe",
    teamRank: "Rang de l’équipe",
    teamTotal: "Total de l’équipe",
  },
};
