/** What forms of deals and pages about a deal say alike. */
export const aDeal = {
  contest: (n: number) => `Dispute deal ${n}`,
  correct: (n: number) => `Correct deal ${n}`,
  fixPoints: "Correct the points",
  number: (n: number) => `Deal ${n}`,
  rest: (n: number) => `${n}, the rest`,
};

/** What became of something that was noted. */
export const whatBecame = {
  "contest.withdrawn": "dispute withdrawn",
  "ruling.withdrawn": "decision withdrawn",
  "confirmation.withdrawn": "confirmation withdrawn",
  replaced: "deal corrected",
};
