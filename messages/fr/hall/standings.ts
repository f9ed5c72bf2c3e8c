/** Standings, prizes, and the spreadsheet of both. */

import { heads, many, numbered, pages, press } from "../alike";
import { aDeal } from "../alike/deal";
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
    position: numbered.position,
    penalties: heads.penalties,
    reasons: "Raisons des pénalités",
    total: heads.total,
    left: "N’est plus là",
    team: "Équipe",
    teamRank: "Rang de l’équipe",
    teamTotal: "Total de l’équipe",
  },
};

/** Penalties, and what the code of 2012 provides. */
export const penalties = {
  penalty: "Pénalité",
  penaltyPoints: "Points retirés",
  penaltyGive: "Donner la pénalité",
  penaltyLacks: { points: aDeal.fixPoints, reason: press.sayWhy },
  penaltyWrong: "Un nombre, plus que zéro : 100, ou 2,5.",
  penaltyNote: "Hors du zéro de la salle : retirée au classement, avec sa raison.",
  penaltyLine: (number: number, name: string, points: string, reason: string) => `n° ${number} ${name}, −${points} : ${reason}`,
  penaltyBack: "Reprendre",
  penaltyOf: (position: number, table: number, deal: number) => `position ${position}, table ${table}, donne ${deal}`,
  withdrawn: (reason: string) => `reprise : ${reason}`,
  ca25: {
    total: { points: 100, reason: "CA25, le total ne fait pas zéro" },
    missing: { points: 100, reason: "CA25, table, noms ou numéros manquants" },
    lost: { points: 400, reason: "CA25, feuille non rendue" },
    slow: { points: 100, reason: "CA26, jeu lent" },
    exposed: { points: 100, reason: "CA14, carte exposée, récidive" },
  },
  ca25Label: "Ce que le code d’arbitrage de 2012 prévoit",
};

/** What is printed: cards, codes and sheets of paper. */
export const prints = {
  prints: {
    tables: "Cartes de table, avec leur code",
    entries: "Cartes d’inscription",
    cards: "Cartes personnelles",
    sheets: "Feuilles de marque en papier",
    standings: pages.standings,
  },
  paper: { deal: heads.deal, contract: "Contrat, bouts, points", sign: "Signatures", balance: "Solde", total: "Cumul" },
  printNow: "Imprimer cette page",
  scanTable: "À scanner à la table : la feuille est sur ce téléphone.",
  scanMine: "À scanner pour savoir où aller, son total et sa carte.",
  follow: "Pour suivre, à montrer à tout le monde",
  followWay: "Code pour suivre",
};

/** The wall. */
export const wall = {
  wallNext: (n: number) => `Position ${n} : où aller, table et orientation`,
  clock: (minutes: number) => `depuis ${minutes} min`,
  wallPage: (n: number, all: number) => `page ${n} sur ${all}`,
  handed: (n: number, all: number) => `${many.tables(n)} sur ${all} ${n < 2 ? "a" : "ont"} fini`,
};
