/** What several rules, or rules and screens, say alike: it brings nothing else along. */

export const MISERES = { trumps: "Misère of trumps", heads: "Misère of court cards" } as const;

export const PRIMES = {
  "trop-cool": "Trop cool",
  loose: "C’est la loose",
  greve: "Grève des profs",
  "bout-du-bout": "Le bout du bout",
} as const;

export const TERMS = {
  allPass: "All pass",
  alone: "Alone",
  betLost: "bet lost",
  betVoid: "bet void",
  bouts: "Bouts",
  eachAlone: "Each alone",
  excuseLast: "The Excuse in the last trick",
  nobodyBets: "Nobody bets",
  partner: "Partner",
  petit: "Petit au bout",
  poignee: "Poignée",
  poignees: "Worth of the poignées",
  sharedWin: "shared win",
  targets: "Points to make",
  tiedLast: "Tied last trick",
};

export const auctionOver = () => "The bidding is over.";
