/** The position being played, a table a line. */

import type { NextKind, WhyShut } from "#lib/hall/next-seating";
import type { TableState } from "#lib/hall/table-state";
import type { OtherPlayers } from "#lib/hall/who-played";
import { strangersSaid } from "./others";

const states: Readonly<Record<TableState, string>> = {
  calling: "appelle l’arbitre",
  others: "pas jouée par sa table",
  "not-zero": "ne fait pas zéro",
  contested: "donne contestée",
  unmarked: "attend le paraphe",
  differs: "la feuille dit autre chose que ses donnes",
  late: "en retard",
  playing: "joue",
  finished: "feuille rendue",
  signed: "confirmée par tous",
  "not-whole": "pas complète, attend la position suivante",
};

export const position = {
  positionOf: (n: number, all: number) => `Position ${n} sur ${all}`,
  notStarted: "Pas encore commencé",
  states,
  dealsOf: (n: number, all: number) => `${n} / ${all}`,
  lastAt: (hour: string) => `dernière donne à ${hour}`,
  sumOf: (sum: string) => `somme ${sum}`,
  dealsWrong: (deals: readonly number[]) => `donne ${deals.join(", ")}`,
  othersShort: (others: OtherPlayers) => strangersSaid(others) || `donne ${others.slots.map((slot) => slot + 1).join(", ")}`,
  movedSince: (position: number, table: number, state: string) =>
    `Position ${position}, table ${table}, changée depuis : ${state}`,
};

/** The next position, how it is seated and why it waits; the end of the tournament. */
const kinds: Readonly<Record<NextKind, string>> = {
  fft: "mouvement FFT",
  random: "tirage",
  best: "les meilleurs ensemble",
  final: "finale",
};

const whyNot: Readonly<Record<WhyShut, string>> = {
  "movement-left": "On ne reprend pas le mouvement après un autre placement.",
  "too-many-positions": "Le mouvement ferait se rencontrer deux fois les mêmes personnes.",
  "teams-keep-the-movement": "Les équipes gardent le mouvement.",
  "boards-keep-the-movement": "Le duplicate garde son mouvement.",
  "boards-met": "Le mouvement ne va pas plus loin sans rejouer un étui ou se rencontrer deux fois.",
  "no-standings-yet": "Il faut d’abord un classement.",
  "too-few": "Il n’y a pas assez de monde pour cette finale.",
  "final-played": "La finale est jouée, ou se joue : rien d’autre ne la suit.",
  "too-few-tables": "Le mouvement demande trois tables au moins.",
  "table-too-small":
    "Le mouvement ferait une table de deux, à cause des départs : prenez un autre placement, ou que quelqu’un remplace. Avant la première position, vous pouvez aussi redonner les places.",
  "cannot-sit": "Avec les personnes qui restent, on ne fait pas de tables de trois ou de quatre.",
};

export const open = {
  movement: "Placement",
  movementNote: "L’arbitre peut en changer à chaque position. Le mouvement est celui du manuel de 2011.",
  kinds,
  whyNot,
  zero: "La salle fait zéro : la position suivante peut s’ouvrir.",
  zeroLast: "La salle fait zéro : toutes les positions prévues sont jouées.",
  waiting: (tables: readonly number[]) =>
    tables.length < 2
      ? `On attend la feuille de la table ${tables[0]}.`
      : `On attend les feuilles des tables ${tables.join(", ")}.`,
  hallSum: (sum: string) => `La salle fait ${sum}, et non zéro.`,
  tableSum: (table: number, sum: string) => `Table ${table} : ${sum}`,
  openPosition: (n: number) => `Ouvrir la position ${n}`,
  openFirst: "Ouvrir la première position",
  openAnyway: "Ouvrir quand même",
  openReason: "Pourquoi ouvrir une salle qui ne fait pas zéro ?",
  openReasonWaiting: (sheets: number) => `Pourquoi ouvrir sans attendre ${sheets < 2 ? "cette feuille" : "ces feuilles"} ?`,
  openReasonUnsettled: "Pourquoi ouvrir avant que ce soit réglé ?",
  openReasonMissing: "Il manque la raison : elle reste écrite au tournoi.",
  finalists: "Finalistes",
  paperOnly: "Sans téléphone : toutes les tables jouent sur papier",
  /** Opened without waiting for them. */
  lackingAt: (position: number, tables: readonly number[]) =>
    `Position ${position} : il manque encore quelque chose ${tables.length < 2 ? "à la table" : "aux tables"} ${tables.join(", ")}.`,
  end: "Terminer le tournoi",
  endAsked: "Terminer le tournoi ›",
  endAsk: "Terminer avant la fin ?",
  endNote: "Des positions prévues ne seront pas jouées, et ce qu’une table sans réseau note encore n’entrera pas.",
  endReason: "Pourquoi terminer sans ce qui manque ?",
  endTitle: "Fin du tournoi",
  ended: "Le tournoi est terminé.",
  reopen: "Rouvrir le tournoi",
  reopenAsked: "Rouvrir le tournoi ›",
  reopenTitle: "Rouvrir ce tournoi ?",
  reopenNote: "Son classement pourra de nouveau changer, jusqu’à ce qu’il soit terminé une autre fois.",
};
