/** Deals of Tarot décalé that are refused, with their faults. */
import { expect, test } from "vitest";
import { decaleFaults } from "./table.fixture";

const BET = { seat: 0, diploma: "brevet" };
const FIVE = [25, 9, 20, 11, 10];
/** Name, players, deal, faults, options. */
const REFUSALS: readonly [string, number, unknown, readonly string[], object?][] = [
  ["nothing", 5, undefined, ["deal required boite-points"]],
  ["a list", 5, [], ["deal not-an-object boite-points"]],
  ["no points", 4, { bet: null }, ["deal.cardPoints required boite-points"]],
  ["a bet of 25", 5, { bet: { seat: 0, diploma: 25 }, cardPoints: FIVE }, ["deal.bet.diploma unknown-value boite-paris"]],
  ["a bet that is no object", 5, { bet: 7, cardPoints: FIVE }, ["deal.bet not-an-object boite-paris"]],
  [
    "a seat that is not there",
    4,
    { bet: { ...BET, seat: 4 }, cardPoints: [25, 18, 10, 9] },
    ["deal.bet.seat out-of-range boite-paris"],
  ],
  ["a point less than none", 4, { bet: null, cardPoints: [-1, 0, 0, 0] }, ["deal.cardPoints.0 out-of-range boite-points"]],
  ["76 points for one", 4, { bet: null, cardPoints: [76, 0, 0, 0] }, ["deal.cardPoints.0 out-of-range boite-points"]],
  ["half a point", 4, { bet: null, cardPoints: [7.5, 0, 0, 0] }, ["deal.cardPoints.0 not-whole boite-points"]],
  ["words for points", 4, { bet: null, cardPoints: ["7", 0, 0, 0] }, ["deal.cardPoints.0 not-a-number boite-points"]],
  ["four columns at five", 5, { bet: null, cardPoints: [25, 25, 25, 0] }, ["deal.cardPoints wrong-length boite-points"]],
  ["76 at five", 5, { bet: null, cardPoints: [26, 9, 20, 11, 10] }, ["deal.cardPoints total-not-75 boite-points"]],
  ["74 at five", 5, { bet: null, cardPoints: [24, 9, 20, 11, 10] }, ["deal.cardPoints total-not-75 boite-points"]],
  [
    "one point set aside: no tied trick is worth that",
    5,
    { bet: null, cardPoints: [24, 9, 20, 11, 10], setAside: 1 },
    ["deal.setAside tied-trick-worth-two D6"],
  ],
  [
    "69 at two: the 22 cards aside hold 7 at least",
    2,
    { bet: null, cardPoints: [40, 29] },
    ["deal.cardPoints total-too-high boite-points"],
  ],
  ["76 at three", 3, { bet: null, cardPoints: [40, 29, 7] }, ["deal.cardPoints total-too-high boite-points"]],
  [
    "set aside and won make 76",
    3,
    { bet: null, cardPoints: [40, 20, 7], setAside: 9 },
    ["deal.setAside total-too-high boite-points"],
  ],
  [
    "one point set aside where the table gives it away",
    5,
    { cardPoints: [24, 9, 20, 11, 10], setAside: 1 },
    ["deal.setAside nothing-set-aside D6"],
    { "last-tie": "previous-winner" },
  ],
  [
    "set aside where the table gives it away",
    5,
    { cardPoints: [20, 9, 20, 11, 10], setAside: 5 },
    ["deal.setAside nothing-set-aside D6"],
    { "last-tie": "previous-winner" },
  ],
  [
    "a partner at four",
    4,
    { bet: { ...BET, partner: 2 }, cardPoints: [25, 18, 10, 9] },
    ["deal.bet.partner partner-only-at-five boite-appel"],
  ],
  [
    "a call at four",
    4,
    { bet: { ...BET, called: "B" }, cardPoints: [25, 18, 10, 9] },
    ["deal.bet.called partner-only-at-five boite-appel"],
  ],
  ["a call without a partner", 5, { bet: { ...BET, called: "B" }, cardPoints: FIVE }, ["deal.bet.partner required boite-appel"]],
  [
    "an unknown school",
    5,
    { bet: { ...BET, called: "X", partner: 1 }, cardPoints: FIVE },
    ["deal.bet.called unknown-value boite-appel"],
  ],
  [
    "calling oneself",
    5,
    { bet: { ...BET, called: "B", partner: 0 }, cardPoints: FIVE },
    ["deal.bet.partner calls-own-proviseur D27"],
  ],
  [
    "a bet where there are none",
    4,
    { bet: BET, cardPoints: [25, 18, 10, 9] },
    ["deal.bet no-bets-here boite-paris"],
    { bets: false },
  ],
  [
    "a call where there is none",
    5,
    { bet: { ...BET, partner: 1 }, cardPoints: FIVE },
    ["deal.bet.partner no-call-here boite-appel"],
    { call: false },
  ],
  ["one camp's points for a solo bet", 5, { bet: BET, campPoints: 41 }, ["deal.campPoints camp-needs-partner boite-appel"]],
  [
    "one camp's points and everybody's",
    5,
    { bet: { ...BET, partner: 1 }, campPoints: 41, cardPoints: FIVE },
    ["deal.campPoints points-given-twice boite-appel"],
  ],
  ["76 for a camp", 5, { bet: { ...BET, partner: 1 }, campPoints: 76 }, ["deal.campPoints out-of-range boite-appel"]],
  [
    "a prime at three",
    3,
    { cardPoints: [30, 20, 12], primes: [{ seat: 0, prime: "loose" }] },
    ["deal.primes primes-from-four D11"],
  ],
  [
    "a prime where there are none",
    4,
    { cardPoints: [25, 18, 10, 9], primes: [{ seat: 0, prime: "loose" }] },
    ["deal.primes no-primes-here boite-primes"],
    { primes: false },
  ],
  [
    "an unknown prime",
    4,
    { cardPoints: [25, 18, 10, 9], primes: [{ seat: 0, prime: "poignee" }] },
    ["deal.primes.0.prime unknown-value boite-primes"],
  ],
  [
    "a prime that is no object",
    4,
    { cardPoints: [25, 18, 10, 9], primes: ["loose"] },
    ["deal.primes.0 not-an-object boite-primes"],
  ],
  ["primes that are no list", 4, { cardPoints: [25, 18, 10, 9], primes: "loose" }, ["deal.primes not-a-list boite-primes"]],
  [
    "the bout du bout claimed by two",
    4,
    {
      cardPoints: [25, 18, 10, 9],
      primes: [
        { seat: 0, prime: "bout-du-bout" },
        { seat: 1, prime: "bout-du-bout" },
      ],
    },
    ["deal.primes.1 one-petit-only D15"],
  ],
  [
    "the same prime twice",
    4,
    {
      cardPoints: [25, 18, 10, 9],
      primes: [
        { seat: 0, prime: "loose" },
        { seat: 0, prime: "loose" },
      ],
    },
    ["deal.primes.1 prime-twice D13"],
  ],
  [
    "Trop cool and C'est la loose in one hand",
    4,
    {
      cardPoints: [25, 18, 10, 9],
      primes: [
        { seat: 0, prime: "trop-cool" },
        { seat: 0, prime: "loose" },
      ],
    },
    ["deal.primes.0 loose-holds-no-trump D7"],
  ],
  [
    "the Petit in a hand without trumps",
    4,
    {
      cardPoints: [25, 18, 10, 9],
      primes: [
        { seat: 0, prime: "loose" },
        { seat: 0, prime: "bout-du-bout" },
      ],
    },
    ["deal.primes.1 loose-holds-no-trump D7"],
  ],
  [
    "three Trop cool at five: 15 trumps",
    5,
    { cardPoints: FIVE, primes: [0, 1, 2].map((seat) => ({ seat, prime: "trop-cool" })) },
    ["deal.primes hands-cannot-exist boite-cartes"],
  ],
  [
    "four C'est la loose at five: 14 trumps in one hand",
    5,
    { cardPoints: FIVE, primes: [0, 1, 2, 3].map((seat) => ({ seat, prime: "loose" })) },
    ["deal.primes hands-cannot-exist boite-cartes"],
  ],
  [
    "two Trop cool of 7 at five: all 14 trumps",
    5,
    { cardPoints: FIVE, primes: [0, 1].map((seat) => ({ seat, prime: "trop-cool" })) },
    [],
    { "trop-cool": { "5": 7 } },
  ],
  [
    "two Trop cool of 7 at five where the Excuse is none: 13 trumps",
    5,
    { cardPoints: FIVE, primes: [0, 1].map((seat) => ({ seat, prime: "trop-cool" })) },
    ["deal.primes hands-cannot-exist boite-cartes"],
    { "trop-cool": { "5": 7 }, "excuse-is-trump": false },
  ],
  [
    "two Trop cool of all 14 trumps, and the Petit in a third hand",
    5,
    {
      cardPoints: [20, 9, 20, 11, 15],
      primes: [...[0, 1].map((seat) => ({ seat, prime: "trop-cool" })), { seat: 2, prime: "bout-du-bout" }],
    },
    ["deal.primes hands-cannot-exist boite-cartes"],
    { "trop-cool": { "5": 7 } },
  ],
  [
    "the Petit won, but fewer than its 5 points",
    4,
    { cardPoints: [4, 18, 10, 9], primes: [{ seat: 0, prime: "bout-du-bout" }] },
    ["deal.primes.0 petit-worth-five D15"],
  ],
  [
    "the Petit won a last trick that tied",
    5,
    { cardPoints: [20, 9, 20, 11, 10], setAside: 5, primes: [{ seat: 0, prime: "bout-du-bout" }] },
    ["deal.primes.0 last-trick-won-and-tied D16"],
  ],
  ["passed is not a word", 4, { passed: "yes" }, ["deal.passed unknown-value boite-personne"]],
  ["misdeal is not a word", 4, { misdeal: 1 }, ["deal.misdeal unknown-value T7"]],
  [
    "every fault at once",
    4,
    { bet: { seat: 9, diploma: "thesis" }, cardPoints: [1, 2, 3], setAside: -1 },
    [
      "deal.bet.seat out-of-range boite-paris",
      "deal.bet.diploma unknown-value boite-paris",
      "deal.setAside out-of-range D6",
      "deal.cardPoints wrong-length boite-points",
    ],
  ],
];

test.each(REFUSALS)("refused: %s", (_, players, deal, faults, options) => {
  expect(decaleFaults(players, deal, options)).toEqual(faults);
});
