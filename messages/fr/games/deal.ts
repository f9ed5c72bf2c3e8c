// This folder: what forms of deals say, in French, a file a game.
/** What the form of a deal says, whatever the game. */

import { aDeal } from "../alike/deal";
import { de } from "../rules/grammar";
export const deal = {
  number: aDeal.number,
  save: (n: number) => `Enregistrer la donne ${n}`,
  correct: aDeal.correct,
  fix: aDeal.fixPoints,
  score: "Marque",
  points: "Points",
  open: "à noter",
  count: "Compter le tas ›",
  countPile: "Compter le tas",
  type: "Taper les points ›",
  same: "Comme la dernière fois ›",
  later: "Noter l’enchère ›",
  misdeal: "Fausse donne ›",
  misdealAsks: (n: number) => `Donne ${n} : fausse donne ?`,
  misdealYes: "Noter la fausse donne",
  otherWays: "Autrement ›",
  otherWaysTitle: "Autrement",
  why: "Pourquoi cette correction ?",
  unchanged: "Rien n’a changé : la donne est déjà notée ainsi.",
  pileOf: (name: string) => `Le tas ${de(name)}`,
  more: (what: string) => `${what}, un de plus`,
  fewer: (what: string) => `${what}, un de moins`,
  restored: "Reprise où vous l’aviez laissée.",
};

export type DealMessages = typeof deal;
