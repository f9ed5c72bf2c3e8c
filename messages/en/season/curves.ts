/** Curves, of a season and of an evening, in English. */

import type { curves as French, ratings as FrenchRatings } from "#messages/fr/season/curves";
import { list, nth } from "../rules/grammar";

export const curves: typeof French = {
  curve: {
    slide: "Follow the curve, evening by evening",
    numbers: "The curve in figures",
    step: "evening",
    note: "Left and right: the evenings. Up and down: the players.",
  },
  curveThinned: (drawn, all) => `${drawn} of the ${all} evenings are drawn, the last among them.`,
  rankTitle: "Positions in the standings, evening by evening",
  rankSlide: "Follow the positions, evening by evening",
  rankFrom: (least) => `Nobody has a position before ${least} evenings.`,
  place: (rank) => (rank === 1 ? "in the lead" : nth(rank)),
  curveTitle: {
    total: "Points added up, evening after evening",
    "deal-average": "Points per deal, evening after evening",
    "evening-average": "Points per evening, evening after evening",
    places: "Place points added up, evening after evening",
    wins: "Evenings won, one after the other",
  },
  curveWhole: "The curve counts all evenings, those that do not count for the rank too.",
  curveNote: "Adjustments and late corrections are not in it.",
  dealCurve: {
    title: "The evening, deal after deal",
    slide: "Follow the curve, deal by deal",
    numbers: "The curve in figures",
    step: "deal",
    note: "Left and right: the deals. Up and down: the players.",
  },
};

/** Levels, and luck or skill. */
export const ratings: typeof FrenchRatings = {
  rating: "Estimated level",
  ratingNote: (least, most) =>
    [
      "Each evening counts as a race: who finishes ahead of whom.",
      `Everybody starts from 25 ± 8.3; here the estimates go from ${least} to ${most}.`,
      "The uncertainty says how far off the estimate may be; it falls from evening to evening.",
      "The level is cautious: the estimate less three times the uncertainty. It can be worked out again from the first evening on.",
    ].join(" "),
  ratingShown: "level",
  ratingMu: "estimate",
  ratingSigma: "uncertainty",
  ratingMissing: (names, least) => `No level yet for ${list(names)}: it takes ${least} evenings.`,
  ratingNobody: (least) => `Nobody has ${least} evenings scored deal by deal yet: a level would be a guess.`,
  luck: "Luck or skill?",
  luckMean: "points per deal",
  luckError: "give or take",
  luckNote:
    "The mean of a deal, and how far luck may move it (one standard error). The cards dealt are not recorded: the sheet knows nothing more.",
  luckFew: (least) => `Too few deals to say: it takes ${least} each.`,
  luckSame: (first, second) => `${first} and ${second} make as much per deal on average.`,
  luckYes: (first, second, gap, error) =>
    `${first} makes ${gap} more per deal than ${second} on average: more than luck explains (± ${error}).`,
  luckNo: (first, second, gap, error) =>
    `${first} makes ${gap} more per deal than ${second} on average, and luck alone may move it by ${error}: these deals do not say who plays better.`,
};
