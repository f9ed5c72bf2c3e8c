import fc from "fast-check";
import { expect, test } from "vitest";
import { readRules } from "../games";
import { accepted, rulesOf } from "../read.fixture";
import { decale } from "./game";
import { pilePoints } from "./pile";

const table = (players: number, options: object = {}) => rulesOf("decale", players, options);
const scoresOf = (players: number, deal: object, options: object = {}) => {
  const rules = table(players, options);
  const read = accepted(decale.read(rules, deal));
  return "passed" in read || "misdeal" in read ? null : decale.score(rules, read).scores;
};
const faultsOf = (players: number, deal: unknown, options: object = {}) => {
  const read = decale.read(table(players, options), deal);
  return read.ok ? [] : read.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
};

/** Name, players, deal, columns, options. The source is the paragraph or ruling in the name. */
const SCORES: readonly [string, number, object, readonly number[], object?][] = [
  ["Les points: each notes the cards won", 3, { bet: null, cardPoints: [30, 20, 12] }, [30, 20, 12]],
  ["Paris: a won bet adds the diploma", 4, { bet: { seat: 0, diploma: "brevet" }, cardPoints: [25, 18, 10, 9] }, [35, 18, 10, 9]],
  [
    "Paris: a lost bet notes 0 and deducts it",
    4,
    { bet: { seat: 0, diploma: "bac" }, cardPoints: [15, 25, 12, 10] },
    [-20, 25, 12, 10],
  ],
  ["D37: two players may bet", 2, { bet: { seat: 1, diploma: "master" }, cardPoints: [20, 31] }, [20, 61]],
  [
    "D1 option: the others note nothing",
    4,
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [25, 18, 10, 9] },
    [35, 0, 0, 0],
    { "solo-others": "zero" },
  ],
  [
    "D1 option: they still note a lost bet",
    4,
    { bet: { seat: 0, diploma: "bac" }, cardPoints: [15, 25, 12, 10] },
    [-20, 25, 12, 10],
    { "solo-others": "zero" },
  ],
  ["D2: a tie is lost", 3, { bet: { seat: 0, diploma: "brevet" }, cardPoints: [20, 20, 10] }, [-10, 20, 10]],
  [
    "D2 option: a tie is neither",
    3,
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [20, 20, 10] },
    [20, 20, 10],
    { "solo-tie": "void" },
  ],
  [
    "D2 option: against the sum, lost",
    3,
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [30, 20, 12] },
    [-10, 20, 12],
    { "solo-against": "sum" },
  ],
  [
    "D2 option: against the sum, won",
    3,
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [40, 20, 12] },
    [50, 20, 12],
    { "solo-against": "sum" },
  ],
  [
    "Appel: won, both note the sum and the diploma",
    5,
    { bet: { seat: 0, diploma: "master", partner: 3 }, cardPoints: [24, 9, 13, 16, 13] },
    [70, 0, 0, 70, 0],
  ],
  [
    "Appel: lost, the three note their sum",
    5,
    { bet: { seat: 1, diploma: "bac", partner: 4 }, cardPoints: [20, 12, 15, 10, 18] },
    [45, -20, 45, 45, -20],
  ],
  [
    "D3: a tie is lost",
    5,
    { bet: { seat: 0, diploma: "bac", partner: 1 }, cardPoints: [20, 15, 15, 10, 10], setAside: 5 },
    [-20, -20, 35, 35, 35],
  ],
  [
    "D3 option: void, everybody notes the sum of the camp",
    5,
    { bet: { seat: 0, diploma: "bac", partner: 1 }, cardPoints: [20, 15, 15, 10, 10], setAside: 5 },
    [35, 35, 35, 35, 35],
    { "camp-tie": "void" },
  ],
  ["one camp's points are enough", 5, { bet: { seat: 0, diploma: "bac", partner: 1 }, campPoints: 41 }, [61, 61, 0, 0, 0]],
  [
    "one camp's points, some set aside",
    5,
    { bet: { seat: 2, diploma: "brevet", partner: 4 }, campPoints: 30, setAside: 5 },
    [40, 40, -10, 40, -10],
  ],
  ["D29: alone at five", 5, { bet: { seat: 2, diploma: "brevet" }, cardPoints: [10, 13, 22, 19, 11] }, [10, 13, 32, 19, 11]],
  [
    "D27 option: a secret solo bet",
    5,
    { bet: { seat: 2, diploma: "brevet", partner: 2, called: "B" }, cardPoints: [10, 13, 22, 19, 11] },
    [10, 13, 32, 19, 11],
    { "self-call": true },
  ],
  [
    "D10: a loser keeps the prime",
    4,
    { bet: { seat: 0, diploma: "brevet" }, cardPoints: [10, 30, 12, 8], primes: [{ seat: 0, prime: "trop-cool" }] },
    [-5, 30, 12, 8],
  ],
  [
    "D9: primes are personal",
    5,
    {
      bet: { seat: 0, diploma: "brevet", partner: 2 },
      cardPoints: [25, 9, 20, 11, 10],
      primes: [
        { seat: 2, prime: "bout-du-bout" },
        { seat: 1, prime: "greve" },
      ],
    },
    [55, 5, 60, 0, 0],
  ],
  [
    "D13: primes of one player add up",
    4,
    {
      cardPoints: [10, 30, 12, 8],
      primes: [
        { seat: 3, prime: "loose" },
        { seat: 3, prime: "greve" },
      ],
    },
    [10, 30, 12, 18],
  ],
  [
    "D11 option: primes at three",
    3,
    { cardPoints: [30, 20, 12], primes: [{ seat: 0, prime: "trop-cool" }] },
    [35, 20, 12],
    { "primes-under-four": true },
  ],
  [
    "a table's own diplomas",
    3,
    { bet: { seat: 0, diploma: "bac" }, cardPoints: [30, 20, 12] },
    [55, 20, 12],
    { diplomas: { bac: 25 } },
  ],
  [
    "D7 option: only the Excuse left out of loose",
    5,
    { cardPoints: [25, 9, 20, 11, 10], primes: [{ seat: 1, prime: "loose" }] },
    [25, 14, 20, 11, 10],
    { "excuse-is-trump": false },
  ],
  [
    "D6 option: nothing is set aside, 75 at five",
    5,
    { cardPoints: [25, 9, 20, 11, 10] },
    [25, 9, 20, 11, 10],
    { "last-tie": "previous-winner" },
  ],
];

test.each(SCORES)("score: %s", (_, players, deal, columns, options) => {
  expect(scoresOf(players, deal, options)).toEqual(columns);
});

const SOLO = { seat: 0, diploma: "brevet" };
const PAIR = { seat: 0, diploma: "bac", partner: 1 };
/** Code, rule, value, top to bottom; then what was made, of what, by how much. */
const LINES: readonly [string, number, object, readonly string[], string, object?][] = [
  ["no bet", 3, { cardPoints: [30, 20, 12] }, ["cards boite-points 62"], "none"],
  [
    "a bet won alone",
    3,
    { bet: SOLO, cardPoints: [30, 0, 0] },
    ["solo-against-each D2 30", "cards boite-points 30", "diploma-won boite-paris 10"],
    "true 30 0 30",
  ],
  [
    "a bet lost alone",
    3,
    { bet: SOLO, cardPoints: [20, 30, 12] },
    ["solo-against-each D2 -10", "cards boite-points 42", "bettor-cards-void boite-paris 0", "diploma-lost boite-paris -10"],
    "false 20 30 -10",
  ],
  [
    "against the sum, the others noting nothing",
    3,
    { bet: SOLO, cardPoints: [40, 20, 12] },
    ["solo-against-sum D2 8", "cards boite-points 40", "others-note-nothing D1 0", "diploma-won boite-paris 10"],
    "true 40 32 8",
    { "solo-against": "sum", "solo-others": "zero" },
  ],
  [
    "a tie alone that voids the bet",
    3,
    { bet: SOLO, cardPoints: [20, 20, 10] },
    ["solo-against-each D2 0", "cards boite-points 50", "diploma-void D2 0"],
    "null 20 20 0",
    { "solo-tie": "void" },
  ],
  [
    "a bet won by two",
    5,
    { bet: PAIR, cardPoints: [25, 20, 10, 10, 10] },
    ["camps boite-appel 15", "camp-cards D32 45", "losers-note-nothing boite-appel 0", "diploma-won boite-paris 20"],
    "true 45 30 15",
  ],
  [
    "a bet lost by two",
    5,
    { bet: PAIR, cardPoints: [15, 15, 15, 15, 15] },
    ["camps boite-appel -15", "camp-cards-void boite-appel 0", "others-cards D32 45", "diploma-lost D31 -20"],
    "false 30 45 -15",
  ],
  [
    "a tie of camps",
    5,
    { bet: PAIR, cardPoints: [20, 15, 15, 10, 10], setAside: 5 },
    ["camps D3 0", "camp-cards-void boite-appel 0", "others-cards D32 35", "diploma-lost D31 -20"],
    "false 35 35 0",
  ],
  [
    "a tie of camps that voids the bet, and a prime",
    5,
    { bet: PAIR, cardPoints: [20, 15, 15, 10, 10], setAside: 5, primes: [{ seat: 2, prime: "greve" }] },
    ["camps D3 0", "camp-cards D32 35", "others-cards D32 35", "diploma-void D3 0", "greve boite-primes 5"],
    "null 35 35 0",
    { "camp-tie": "void" },
  ],
];

test.each(LINES)("lines: %s", (_, players, deal, lines, made, options) => {
  const rules = table(players, options);
  const read = accepted(decale.read(rules, deal));
  if ("passed" in read || "misdeal" in read) throw new Error("a deal that was played");
  const { lines: told, outcome } = decale.score(rules, read);
  expect(told.map(({ code, rule, value }) => `${code} ${rule} ${value}`)).toEqual(lines);
  const { won, made: points, needed, margin } = outcome ?? {};
  expect(outcome ? `${won} ${points} ${needed} ${margin}` : "none").toBe(made);
});

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
  expect(faultsOf(players, deal, options)).toEqual(faults);
});

test("the columns are the sum of the lines", () => {
  for (const [, players, deal, columns, options] of SCORES) {
    const rules = table(players, options);
    const read = decale.read(rules, deal);
    if (!read.ok || "passed" in read.value || "misdeal" in read.value) throw new Error("not a played deal");
    const { lines } = decale.score(rules, read.value);
    expect(columns.map((_, seat) => lines.reduce((sum, line) => sum + (line.scores?.[seat] ?? 0), 0))).toEqual(columns);
  }
});

test("mise en place: 50 cards at every table", () => {
  const dealt = [2, 3, 4, 5].map((players) => decale.firstTurn(table(players), 0));
  expect(dealt.map(({ cards, aside }) => [cards, aside])).toEqual([
    [14, 22],
    [12, 14],
    [10, 10],
    [10, 0],
  ]);
  expect(decale.firstTurn(table(4), 3)).toMatchObject({ dealer: 3, firstBidder: 0, firstLeader: 0 });
});

test("D25, D26: who deals next", () => {
  const turn = decale.firstTurn(table(3), 1);
  const next = (deal: object, options = {}) => decale.nextTurn(table(3, options), turn, deal as never).dealer;
  expect(next({ bet: null, cardPoints: [30, 20, 12], setAside: 0, primes: [] })).toBe(2);
  expect(next({ passed: true })).toBe(1);
  expect(next({ misdeal: true })).toBe(1);
  expect(next({ passed: true }, { "all-pass-dealer": "next" })).toBe(2);
  expect(next({ misdeal: true }, { "all-pass-dealer": "next" })).toBe(1);
  expect(next({ bet: null, cardPoints: [30, 20, 12], setAside: 0, primes: [] }, { "next-dealer": "previous" })).toBe(0);
});

test("D34: the end by points", () => {
  const over = (totals: number[], options = {}, target: number | null = 100) =>
    decale.isOver(table(3, options), totals, target, decale.firstTurn(table(3), 0));
  expect(over([99, 20, 0])).toBe(false);
  expect(over([100, 20, 0])).toBe(true);
  expect(over([500, 20, 0], {}, null)).toBe(false);
  expect(over([120, 120, 0])).toBe(true);
  expect(over([120, 120, 0], { "target-tie": "extra-deal" })).toBe(false);
  expect(over([120, 121, 0], { "target-tie": "extra-deal" })).toBe(true);
});

const bidding = (players: number, bids: unknown[], options = {}) => {
  const result = decale.auction(table(players, options), bids, {});
  return result.ok ? result.value : result.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
};

test("les paris: the first to say the highest diploma", () => {
  expect(bidding(4, ["pass", "brevet", "brevet", "bac"])).toMatchObject({ taker: 3, contract: "bac", complete: true });
  expect(bidding(4, ["bac", "pass", "bac", "pass"])).toMatchObject({ taker: 0, contract: "bac" });
  expect(bidding(4, ["bac", "brevet", "pass", "pass"])).toMatchObject({ taker: 0, contract: "bac" });
  expect(bidding(3, ["pass", "pass", "pass"])).toMatchObject({ taker: null, complete: true });
  expect(bidding(3, ["pass"])).toMatchObject({ taker: null, complete: false, allowed: ["pass", "brevet", "bac", "master"] });
  expect(bidding(3, ["thesis"])).toEqual(["bids.0 unknown-value boite-paris"]);
  expect(bidding(2, ["pass", "pass", "bac"])).toEqual(["bids.2 auction-over D24"]);
  expect(bidding(2, ["pass"], { bets: false })).toEqual(["bids no-bets-here boite-paris"]);
});

test("D24 option: it goes round until all the others pass", () => {
  const several = { "auction-rounds": "several" };
  expect(bidding(3, ["brevet", "bac", "pass"], several)).toMatchObject({ taker: 1, complete: false });
  expect(bidding(3, ["brevet", "bac", "pass", "master"], several)).toMatchObject({
    taker: 0,
    contract: "master",
    complete: false,
  });
  expect(bidding(3, ["brevet", "bac", "pass", "master", "pass"], several)).toMatchObject({
    taker: 0,
    contract: "master",
    complete: true,
  });
  expect(bidding(3, ["pass", "pass", "pass"], several)).toMatchObject({ taker: null, complete: true });
  expect(bidding(3, ["pass", "pass", "pass", "bac"], several)).toEqual(["bids.3 auction-over D24"]);
});

test("the table's own values are checked", () => {
  const faults = (options: object) => {
    const rules = readRules({ game: "decale", players: 4, options });
    return rules.ok ? [] : rules.faults.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
  };
  expect(faults({ diplomas: { brevet: 20, bac: 20 } })).toEqual(["rules.options.diplomas.bac out-of-order boite-paris"]);
  expect(faults({ diplomas: { thesis: 40 } })).toEqual(["rules.options.diplomas.thesis unknown-cell boite-paris"]);
  expect(faults({ diplomas: 10 })).toEqual(["rules.options.diplomas not-an-object boite-paris"]);
  expect(faults({ "solo-tie": "maybe" })).toEqual(["rules.options.solo-tie unknown-value D2"]);
  expect(faults({ nonsense: 1 })).toEqual(["rules.options.nonsense unknown-option boite-donne"]);
});

test("a pile counted by hand: the whole pack is worth 75", () => {
  expect(pilePoints({ proviseurs: 4, profs: 12, eleves: 16, bouts: 3 })).toBe(75);
  expect(pilePoints({ proviseurs: 1, profs: 2, eleves: 3, bouts: 1 })).toBe(17);
});

/** Deals 50 real cards, gives the tricks to anybody, and claims the primes the hands deserve. */
const dealtDeal = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    order: fc.shuffledSubarray([...Array(50).keys()], { minLength: 50, maxLength: 50 }),
    winners: fc.array(fc.nat(1000), { minLength: 50, maxLength: 50 }),
  })
  .map(({ players, order, winners }) => {
    const each = players === 2 ? 14 : players === 3 ? 12 : 10;
    const hands = Array.from({ length: players }, (_, seat) => order.slice(seat * each, (seat + 1) * each));
    const worth = (card: number) => (card < 4 ? 5 : card < 16 ? 2 : card < 32 ? 1 : card < 36 ? 0 : card < 39 ? 5 : 0);
    const cardPoints = Array.from({ length: players }, () => 0);
    for (const [i, card] of hands.flat().entries()) {
      const seat =
        card === 36 ? hands.findIndex((hand) => hand.includes(36)) : (winners[Math.floor(i / players)] as number) % players;
      cardPoints[seat] = (cardPoints[seat] as number) + worth(card);
    }
    const primes =
      players < 4
        ? []
        : hands.flatMap((hand, seat) => {
            const trumps = hand.filter((card) => card >= 36).length;
            return [
              ...(trumps >= (players === 4 ? 6 : 5) ? [{ seat, prime: "trop-cool" }] : []),
              ...(trumps === 0 ? [{ seat, prime: "loose" }] : []),
              ...(hand.every((card) => card >= 16) ? [{ seat, prime: "greve" }] : []),
            ];
          });
    return { players, deal: { cardPoints, primes } };
  });

test("a possible deal is never refused", () => {
  fc.assert(
    fc.property(dealtDeal, ({ players, deal }) => {
      expect(faultsOf(players, deal)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
