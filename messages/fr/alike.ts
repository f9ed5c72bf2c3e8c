// This folder: the words of screens, in French, found by the screen's name.
/** What two or more screens say alike, in French: it comes with the list of chunks, and no chunk carries it. */

import { always } from "./alike/always";
import { de, nth, plural } from "./rules/grammar";
import { TERMS } from "./rules/terms";

/** Links back, by where they lead. */
export const back = {
  sheets: always.sheets,
  sheet: always.sheet,
  club: "‹ Cercle",
  season: "‹ Saison",
};

/** What is pressed, and what a form that is not ready asks for. */
export const press = {
  cancel: always.cancel,
  save: "Garder",
  takeBack: "Retirer",
  remove: "Retirer",
  print: "Imprimer",
  openSheet: "Ouvrir la feuille",
  openSeason: "Ouvrir une saison",
  settings: "Régler",
  bringPast: "Apporter l’historique",
  drawTables: "Tirer les tables",
  onWall: "Au mur",
  giveName: "Donner un nom",
  sayWhy: "Dire pourquoi",
  pasteList: "Coller une liste",
};

/** Pages, as links to them and as their titles. */
export const pages = {
  club: "Cercle",
  clubHistory: "Historique du cercle",
  evening: "Soirée",
  evenings: "Soirées",
  hall: "Tournoi",
  halls: "Tournois",
  history: always.history,
  honours: "Palmarès",
  join: "Rejoindre",
  newSheet: "Nouvelle feuille",
  paper: "Feuille de papier",
  players: always.people,
  referee: always.referee,
  rules: always.rules,
  season: "Saison",
  share: always.share,
  sheet: "Feuille",
  standings: "Classement",
  table: always.table,
  tableRules: "Règles de la table",
  tonight: "Ce soir",
};

/** What stands over a column, a row or a field. */
export const heads = {
  contracts: "Contrats",
  day: "Jour",
  deal: always.deal,
  deals: "Donnes",
  eveningDay: "Jour de la soirée",
  game: "Jeu",
  guests: "Invités",
  line: "Ligne",
  name: "Nom",
  penalties: "Pénalités",
  perDeal: "par donne",
  perEvening: "par soirée",
  poignee: TERMS.poignee,
  pointsPerDeal: "Points par donne",
  positions: "Positions",
  rank: "Rang",
  total: "Total",
};

/** Words about people, phones and the server. */
export const said = {
  before: (scores: string) => `avant : ${scores}`,
  endsAt: (hour: string) => `Fin à ${hour}.`,
  halves: "Des points entiers, ou des demis.",
  outOf: (made: number, n: number) => `${made} sur ${n}`,
  with: (name: string) => `avec ${name}`,
  ended: "terminée",
  found: "Peut-être",
  goesOn: "en cours",
  gone: "n’est plus là",
  guest: "invité",
  inOrder: "Dans l’ordre du jeu.",
  notSent: "pas encore envoyé",
  phone: (short: string) => `téléphone ${short}`,
  playersDevice: (name: string) => `téléphone ${de(name)}`,
  serverSilent: "Le serveur n’a pas répondu : réessayez.",
  somebodyElse: "Quelqu’un d’autre",
  thisDevice: "cet appareil",
  /** For a sheet that a file brought here: on the sheet, where it is shared, and where the file was taken. */
  copyOnly:
    "Cette feuille est sur le serveur ; ce téléphone n’en a qu’une copie, et ce qu’il note reste ici. Pour y revenir : son lien, ou un code à taper dans « Rejoindre », sur l’accueil.",
};

/** One of many, by its number. */
export const numbered = {
  place: (rank: number) => `${nth(rank, "ʳᵉ")} place`,
  player: (n: number) => `Joueur ${n}`,
  position: (n: number) => `Position ${n}`,
  table: (n: number) => `Table ${n}`,
};

/** The most common counts, with their plurals. */
export const many = {
  deals: (n: number) => plural(n, "donne", "donnes"),
  evenings: (n: number) => plural(n, "soirée", "soirées"),
  people: (n: number) => plural(n, "personne", "personnes"),
  players: (n: number) => plural(n, "joueur", "joueurs"),
  tables: (n: number) => plural(n, "table", "tables"),
  cards: (n: number) => plural(n, "carte", "cartes"),
  days: (n: number) => plural(n, "jour", "jours"),
};

export const alike = { back, press, pages, heads, said, many };
