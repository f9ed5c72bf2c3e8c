/** What forms of deals and pages about a deal say alike. */
export const aDeal = {
  contest: (n: number) => `Contester la donne ${n}`,
  correct: (n: number) => `Corriger la donne ${n}`,
  fixPoints: "Corriger les points",
  number: (n: number) => `Donne ${n}`,
  rest: (n: number) => `${n}, le reste`,
};

/** What became of something that was noted. */
export const whatBecame = {
  "contest.withdrawn": "contestation retirée",
  "ruling.withdrawn": "décision retirée",
  "confirmation.withdrawn": "confirmation retirée",
  replaced: "donne corrigée",
};
