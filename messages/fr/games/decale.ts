/** What the form of Tarot décalé says. */

import { aDeal } from "../alike/deal";
import { list, plural } from "../rules/grammar";
import { TERMS } from "../rules/terms";
export const decale = {
  bettor: "Parie",
  partner: "Allié",
  diploma: "Diplôme",
  call: "Proviseur appelé",
  noCall: "sans appel",
  nobody: TERMS.nobodyBets,
  fixPrimes: "Corriger les primes",
  missing: {
    bettor: "Choisir qui parie",
    diploma: "Choisir le diplôme",
    call: "Choisir le Proviseur ou sans appel",
    partner: "Choisir l’allié",
    points: "Taper les points",
  } as Record<string, string>,
  sentence: {
    start: "Qui parie ?",
    noBets: "Chacun compte ses cartes.",
    bettor: (name: string) => `${name} parie…`,
    solo: (name: string, diploma: string) => `${name} parie le ${diploma}.`,
    mystery: (name: string, diploma: string, school: string) => `${name} parie le ${diploma}, ${school} appelé.`,
    called: (name: string, diploma: string, school: string, partner: string) =>
      `${name} parie le ${diploma}, ${school} chez ${partner}.`,
    pair: (name: string, diploma: string, partner: string) => `${name} parie le ${diploma} avec ${partner}.`,
  },
  pair: (names: readonly string[]) => list(names),
  two: "les deux",
  three: "les trois",
  whose: "Points",
  total: (n: number) => `${n} points sur 75.`,
  counted: (n: number) => `${plural(n, "point compté", "points comptés")}. Le reste est dans les cartes de côté.`,
  against: (mine: number, other: number) => `${mine} contre ${other}`,
  won: "pari gagné",
  lost: TERMS.betLost,
  void: TERMS.betVoid,
  sum: (cards: number, diploma: number) => ` : ${cards} + ${diploma}`,
  byPlayer: "Points de chacun ›",
  byCamp: "Points d’un camp ›",
  aside: TERMS.tiedLast,
  asideHolds: (n: number) => `${n} points de côté`,
  asideRemedy: (n: number) => `Dernier pli à égalité : ${n} de côté`,
  asideLabel: "Points mis de côté",
  pileHolds: (cards: number, points: number) => `${plural(cards, "carte", "cartes")}, ${plural(points, "point", "points")}`,
  primes: "Primes",
  primeHolds: (name: string, prime: string, points: string) => `${name}, ${prime} ${points}`,
  rest: aDeal.rest,
  short: { "trop-cool": "cool", loose: "loose", greve: "grève", "bout-du-bout": "bout" } as Record<string, string>,
  score: (mine: number, other: number) => `${mine}–${other}`,
  soloDetail: "solo",
  openDetail: "sans pari",
};

export type DecaleMessages = typeof decale;
