/** What several rules, or rules and screens, say alike: it brings nothing else along. */

export const MISERES = { trumps: "Misère d’atouts", heads: "Misère de têtes" } as const;

export const PRIMES = {
  "trop-cool": "Trop cool",
  loose: "C’est la loose",
  greve: "Grève des profs",
  "bout-du-bout": "Le bout du bout",
} as const;

export const TERMS = {
  allPass: "Tous passent",
  alone: "En solo",
  betLost: "pari perdu",
  betVoid: "pari annulé",
  bouts: "Bouts",
  eachAlone: "Chacun pour soi",
  excuseLast: "L’Excuse au dernier pli",
  nobodyBets: "Personne ne parie",
  partner: "Appelé",
  petit: "Petit au bout",
  poignee: "Poignée",
  poignees: "Valeur des poignées",
  sharedWin: "victoire partagée",
  targets: "Points à faire",
  tiedLast: "Dernier pli à égalité",
};

export const auctionOver = () => "Chacun a déjà parlé.";
