/** What standings rank by: points, places, wins and their means, and of how many evenings each value is made. */
import { expect, test } from "vitest";
import { COUNTS, type Counting } from "../club/counting";
import { eveningFrom, H, I, linesOf, N, P, stand, THREE_EVENINGS } from "./standings.fixture";

test.each<[string, Partial<Counting>, [string, number | null, number][]]>([
  [
    "total",
    {},
    [
      ["Inès", 1, 80],
      ["Hugo", 2, 70],
      ["Paul", 3, 40],
      ["Nora", 4, 30],
    ],
  ],
  [
    "points an evening: 40, 80/3, 70/3, 15",
    { by: "evening-average" },
    [
      ["Paul", 1, 40],
      ["Inès", 2, 80 / 3],
      ["Hugo", 3, 70 / 3],
      ["Nora", 4, 15],
    ],
  ],
  [
    "places 10, 7, 5: Inès 5 + 7 + 10, Hugo 7 + 10 + 5, Nora 10 + 5, Paul 7",
    { by: "places", placePoints: [10, 7, 5] },
    [
      ["Hugo", 1, 22],
      ["Inès", 1, 22],
      ["Nora", 3, 15],
      ["Paul", 4, 7],
    ],
  ],
  [
    "places: nothing after the last",
    { by: "places", placePoints: [3] },
    [
      ["Nora", 1, 3],
      ["Hugo", 1, 3],
      ["Inès", 1, 3],
      ["Paul", 4, 0],
    ],
  ],
  [
    "wins",
    { by: "wins" },
    [
      ["Nora", 1, 1],
      ["Hugo", 1, 1],
      ["Inès", 1, 1],
      ["Paul", 4, 0],
    ],
  ],
  [
    "the best two: Inès 50 + 20, Hugo 40 + 20, Paul 40, Nora 30 + 0",
    { bestOf: 2 },
    [
      ["Inès", 1, 70],
      ["Hugo", 2, 60],
      ["Paul", 3, 40],
      ["Nora", 4, 30],
    ],
  ],
  [
    "the best one, averaged",
    { by: "evening-average", bestOf: 1 },
    [
      ["Inès", 1, 50],
      ["Hugo", 2, 40],
      ["Paul", 2, 40],
      ["Nora", 4, 30],
    ],
  ],
  [
    "the best place",
    { by: "places", placePoints: [10, 7, 5], bestOf: 1 },
    [
      ["Nora", 1, 10],
      ["Hugo", 1, 10],
      ["Inès", 1, 10],
      ["Paul", 4, 7],
    ],
  ],
  [
    "at least two evenings: Paul has one",
    { minEvenings: 2 },
    [
      ["Inès", 1, 80],
      ["Hugo", 2, 70],
      ["Nora", 3, 30],
      ["Paul", null, 40],
    ],
  ],
  [
    "at least three",
    { minEvenings: 3 },
    [
      ["Inès", 1, 80],
      ["Hugo", 2, 70],
      ["Paul", null, 40],
      ["Nora", null, 30],
    ],
  ],
  ["no evening of this game", { games: ["whist"] }, []],
])("by %s", (_, counting, rows) => {
  expect(linesOf(stand(THREE_EVENINGS, counting))).toEqual(rows);
});

test("points a deal weigh long evenings more, and the best evenings are the best a deal", () => {
  const evenings = [
    eveningFrom(1, { [N]: 30, [H]: 24 }, { dealsEach: 10 }),
    eveningFrom(2, { [N]: 8, [H]: 20 }, { dealsEach: 2 }),
  ];
  // Nora 38/12, Hugo 44/12; the best one: Nora's second, 4 a deal, and Hugo's, 10.
  expect(linesOf(stand(evenings, { by: "deal-average" }))).toEqual([
    ["Hugo", 1, 44 / 12],
    ["Nora", 2, 38 / 12],
  ]);
  expect(linesOf(stand(evenings, { by: "deal-average", bestOf: 1 }))).toEqual([
    ["Hugo", 1, 10],
    ["Nora", 2, 4],
  ]);
});

test("a shared place shares the points of the places it takes", () => {
  const shared = [eveningFrom(1, { [N]: 30, [H]: 30, [I]: 30, [P]: 5 }), eveningFrom(2, { [N]: 9, [H]: 4, [I]: 4, [P]: 1 })];
  // Evening 1: (10 + 7 + 5) / 3 each, Paul 3. Evening 2: Nora 10, Hugo and Inès (7 + 5) / 2 = 6, Paul 3.
  expect(linesOf(stand(shared, { by: "places", placePoints: [10, 7, 5, 3] }))).toEqual([
    ["Nora", 1, 52 / 3],
    ["Hugo", 2, 40 / 3],
    ["Inès", 2, 40 / 3],
    ["Paul", 4, 6],
  ]);
  expect(stand(shared, { by: "wins" }).map(({ value }) => value)).toEqual([2, 1, 1, 0]);
});

test("each value tells how many evenings it is made of", () => {
  const counted = (counting: Partial<Counting>) =>
    stand(THREE_EVENINGS, counting).map(({ player, counted }) => [player.name, counted]);
  expect(counted({})).toEqual([
    ["Inès", 3],
    ["Hugo", 3],
    ["Paul", 1],
    ["Nora", 2],
  ]);
  for (const by of COUNTS)
    for (const [name, n] of counted({ by, bestOf: 2 })) expect([by, name, n]).toEqual([by, name, name === "Paul" ? 1 : 2]);
});
