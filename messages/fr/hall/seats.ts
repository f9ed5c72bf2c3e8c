/** The seats before the first position: how they are given, and how long a movement they allow. */

import { commas } from "#lib/rules/lists";
import { many } from "../alike";
import { plural } from "../rules/grammar";

export const seats = {
  seats: "Les places",
  seatsHow: "Numéros et orientations",
  seatsChosen: "dans l’ordre de la liste",
  seatsDrawn: "au tirage",
  giveSeats: "Donner les places",
  giveSeatsAgain: "Redonner les places",
  five: "Cinq personnes ne font ni table de trois ni table de quatre.",
  teamsWhole: "Les équipes jouent à des tables entières : il faut un nombre de personnes divisible par quatre, douze au moins.",
  tooFew: "Il faut trois personnes au moins.",
  tables: (n: number, threes: readonly number[]) =>
    threes.length === 0
      ? many.tables(n)
      : `${many.tables(n)}, sans Nord : ${threes.length < 2 ? "table" : "tables"} ${threes.join(", ")}`,
  most: (n: number) => `Jusqu’à ${n} positions sans que personne ne se rencontre deux fois (mouvement FFT, calculé).`,
  mostThree: (n: number) =>
    `À trois tables, on ne peut pas tous s’éviter : dans les positions prévues, deux joueurs se retrouvent ${n} fois.`,
  mostAsked: (asked: number, most: number) =>
    `${asked} positions sont prévues, c’est plus que ${most} : les dernières se feront au tirage.`,
  mostAskedTeams: (asked: number, most: number) =>
    `${asked} positions sont prévues, c’est plus que ${most} : les équipes gardent le mouvement, le tournoi s’arrêtera avant.`,
  mostNone: "Moins de trois tables : il n’y a pas de mouvement, les places se tirent.",
};

/** Who enters, from a list or from the club. */
export const entrants = {
  entries: "Inscriptions",
  entered: (n: number) => plural(n, "personne inscrite", "personnes inscrites"),
  paste: "Coller ou taper une liste",
  pasteLabel: "Une personne par ligne : nom, licence, série",
  pasteAdd: (n: number) => (n < 2 ? "Inscrire cette personne" : `Inscrire ces ${n} personnes`),
  pasteLeft: (lines: string) => `Lignes laissées (pas de nom, ou déjà là) : ${lines}.`,
  pasteTold: (n: number) => (n < 2 ? "Une inscription est complétée." : `${n} inscriptions sont complétées.`),
  pasteTell: "Compléter",
  nothing: "Rien à inscrire",
  members: "Prendre dans le cercle",
  membersAdd: (n: number) => (n < 2 ? "Inscrire" : `Inscrire ces ${n} personnes`),
  lastTime: (name: string) => `Comme à « ${name} »`,
  licence: (licence: string) => `licence ${licence}`,
  series: (series: string) => `série ${series}`,
  teamNth: (n: number) => `équipe ${n}`,
  lateTeams:
    "Quelqu’un arrive ou remplace avant la première position : inscrivez, puis redonnez les places. Qui vient pour quelqu’un qui s’est retiré est de son équipe.",
  late: "Quelqu’un arrive avant la première position : inscrivez, puis redonnez les places. Une table de trois se complète, ou une table s’ajoute.",
  unseated: "pas encore de place",
};

/** A tournament being made, and the list of those there are. */
export const makeHall = {
  none: "Aucun tournoi encore.",
  make: "Nouveau tournoi",
  line: (day: string, entered: string, ended: boolean) => commas(day, entered, ended && "terminé"),
  formula: "Formule",
  formulaOf: (positions: number, deals: number) => `${positions} × ${deals}`,
  formulaNote: "Positions × donnes.",
  teams: "Chacun joue",
  teamOf: { 1: "pour soi", 2: "en équipe de deux", 4: "en équipe de quatre" },
  open: "Ouvrir le tournoi",
};

/** Who holds a number: who leaves, who comes instead. */
export const holder = {
  entryLabel: "Nom, licence, série",
  free: "place libre",
  leaves: "S’en va",
  leavesWhy: (position: number) => `S’en va, à partir de la position ${position} : raison`,
  substitute: "Remplacer",
  lateEntry: "Entrer ici",
  takes: "Prend ce numéro",
  entryMissing: "Il manque un nom.",
  from: (position: number) => `à partir de la position ${position}`,
  leftFrom: (position: number, reason: string) => `n’est plus là à partir de la position ${position} : ${reason}`,
  noFree:
    "Aucune place libre : qui arrive en retard entre quand quelqu’un s’en va. Une table ne s’ajoute plus, le mouvement est compté pour celles-ci.",
  arbitrate: "Le code d’arbitrage de 2012",
};
