// This folder: what forms of deals say, in English, a file a game.
import type { DealMessages } from "#messages/fr/games/deal";
import { aDeal } from "../alike/deal";

export const deal: DealMessages = {
  number: aDeal.number,
  save: (n) => `Save deal ${n}`,
  correct: aDeal.correct,
  fix: aDeal.fixPoints,
  score: "Score",
  points: "Points",
  open: "to enter",
  count: "Count the pile ›",
  countPile: "Count the pile",
  type: "Type the points ›",
  same: "Same as last time ›",
  later: "Record the bid ›",
  misdeal: "Misdeal ›",
  misdealAsks: (n) => `Deal ${n}: a misdeal?`,
  misdealYes: "Record the misdeal",
  otherWays: "More ›",
  otherWaysTitle: "Other ways",
  why: "Why this correction?",
  unchanged: "Nothing has changed: this is how the deal is noted.",
  pileOf: (name) => `${name}’s pile`,
  more: (what) => `${what}, one more`,
  fewer: (what) => `${what}, one fewer`,
  restored: "Taken up where you left it.",
};
