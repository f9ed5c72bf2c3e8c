/** Levels, and luck or skill, in English. */

import type { ratings as French } from "#messages/fr/season/ratings";
import { list } from "../rules/grammar";

export const ratings: typeof French = {
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
