/** What the form of Tarot décalé says, in English. */

import type { DecaleMessages } from "#messages/fr/games/decale";
import { aDeal } from "../alike/deal";
import { list, plural } from "../rules/grammar";
import { TERMS } from "../rules/terms";

export const decale: DecaleMessages = {
  bettor: "Bets",
  partner: "Partner",
  diploma: "Diploma",
  call: "Called Proviseur",
  noCall: "no call",
  nobody: TERMS.nobodyBets,
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
  lost: TERMS.betLost,
  void: TERMS.betVoid,
  sum: (cards, diploma) => `: ${cards} + ${diploma}`,
  byPlayer: "Each player’s points ›",
  byCamp: "One side’s points ›",
  aside: TERMS.tiedLast,
  asideHolds: (n) => `${n} points set aside`,
  asideRemedy: (n) => `Tied last trick: ${n} set aside`,
  asideLabel: "Points set aside",
  pileHolds: (cards, points) => `${plural(cards, "card", "cards")}, ${plural(points, "point", "points")}`,
  primes: "Primes",
  primeHolds: (name, prime, points) => `${name}, ${prime} ${points}`,
  rest: aDeal.rest,
  short: { "trop-cool": "cool", loose: "loose", greve: "grève", "bout-du-bout": "bout" },
  score: (mine, other) => `${mine}–${other}`,
  soloDetail: "solo",
  openDetail: "no bet",
};
