/** The columns of a deal of Tarot décalé, each by the paragraph or ruling in its name. */
import { expect, test } from "vitest";
import { accepted } from "../read.fixture";
import { decale } from "./game";
import { decaleTable } from "./table.fixture";

const scoresOf = (players: number, deal: object, options: object = {}) => {
  const rules = decaleTable(players, options);
  const read = accepted(decale.read(rules, deal));
  return "passed" in read || "misdeal" in read ? null : decale.score(rules, read).scores;
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

test("the columns are the sum of the lines", () => {
  for (const [, players, deal, columns, options] of SCORES) {
    const rules = decaleTable(players, options);
    const read = decale.read(rules, deal);
    if (!read.ok || "passed" in read.value || "misdeal" in read.value) throw new Error("not a played deal");
    const { lines } = decale.score(rules, read.value);
    expect(columns.map((_, seat) => lines.reduce((sum, line) => sum + (line.scores?.[seat] ?? 0), 0))).toEqual(columns);
  }
});
