/** What the form of Tarot décalé says, in English. */
import type { DecaleMessages } from "#messages/fr/decale";

const plural = (n: number, one: string, many: string) => (n === 1 ? `${n} ${one}` : `${n} ${many}`);
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

export const decaleEn: DecaleMessages = {
  bettor: "Bets",
  partner: "Partner",
  diploma: "Diploma",
  call: "Called Proviseur",
  noCall: "no call",
  nobody: "Nobody bets",
  fixPrimes: "Put the primes right",
  missing: {
    bettor: "Choose who bets",
    diploma: "Choose the diploma",
    call: "Choose the Proviseur or no call",
    partner: "Choose the partner",
    points: "Type the points",
  },
  sentence: {
    start: "Who bets?",
    noBets: "Each counts their cards.",
    bettor: (name) => `${name} bets…`,
    solo: (name, diploma) => `${name} bets the ${diploma}.`,
    mystery: (name, diploma, school) => `${name} bets the ${diploma}, ${school} called.`,
    called: (name, diploma, school, partner) => `${name} bets the ${diploma}, ${school} with ${partner}.`,
    pair: (name, diploma, partner) => `${name} bets the ${diploma} with ${partner}.`,
  },
  pair: (names) => list(names),
  two: "the two",
  three: "the three",
  whose: "Points",
  total: (n) => `${n} points of 75.`,
  counted: (n) => `${plural(n, "point counted", "points counted")}. The rest lies in the cards set aside.`,
  against: (mine, other) => `${mine} against ${other}`,
  won: "bet won",
  lost: "bet lost",
  void: "bet void",
  sum: (cards, diploma) => `${cards} + ${diploma}`,
  byPlayer: "Each player’s points ›",
  byCamp: "One camp’s points ›",
  aside: "Tied last trick",
  asideHolds: (n) => `${n} points set aside`,
  asideRemedy: (n) => `Tied last trick: ${n} set aside`,
  asideLabel: "Points set aside",
  primes: "Primes",
  primeHolds: (name, prime, points) => `${name}, ${prime} ${points}`,
  primeRow: (prime) => prime,
  rest: (n) => `${n}, the rest`,
  short: { "trop-cool": "cool", loose: "loose", greve: "grève", "bout-du-bout": "bout" },
  score: (mine, other) => `${mine}–${other}`,
  soloDetail: "solo",
  openDetail: "no bet",
  noPoints: "Before the first digit:",
};
