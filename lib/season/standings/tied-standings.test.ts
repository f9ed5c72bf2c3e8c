/** What separates two or more of one value, and which tie-break is named. */
import { expect, test } from "vitest";
import type { Counting } from "../club/counting";
import type { EveningTally } from "../gather";
import type { Standing } from "./standings";
import { eveningFrom, H, I, linesOf, N, P, stand, Z } from "./standings.fixture";

/** Nora and Hugo have 60 each in all of these, and the standings say what separates them. */
test.each<[string, EveningTally[], Partial<Counting>, [string, string, number, number] | null]>([
  [
    "wins: two to one",
    [eveningFrom(1, { [N]: 30, [H]: 10 }), eveningFrom(2, { [N]: 25, [H]: 20 }), eveningFrom(3, { [N]: 5, [H]: 30 })],
    { tieBreaks: ["wins"] },
    ["Nora", "Hugo", 2, 1],
  ],
  [
    "best-evening: 45 to 40",
    [
      eveningFrom(1, { [N]: 40, [I]: 0 }),
      eveningFrom(2, { [N]: 20, [I]: 1 }),
      eveningFrom(3, { [H]: 45, [I]: 1 }),
      eveningFrom(4, { [H]: 15, [I]: 0 }),
    ],
    { tieBreaks: ["best-evening"] },
    ["Hugo", "Nora", 45, 40],
  ],
  [
    "head-to-head: ahead twice, behind once",
    [eveningFrom(1, { [N]: 30, [H]: 10 }), eveningFrom(2, { [N]: 25, [H]: 20 }), eveningFrom(3, { [N]: 5, [H]: 30 })],
    { tieBreaks: ["head-to-head"] },
    ["Nora", "Hugo", 2, 1],
  ],
  [
    "deal-average: 60 in 4 deals to 60 in 6",
    [eveningFrom(1, { [N]: 60, [I]: 0 }, { dealsEach: 6 }), eveningFrom(2, { [H]: 60, [I]: 0 }, { dealsEach: 4 })],
    { tieBreaks: ["deal-average"] },
    ["Hugo", "Nora", 15, 10],
  ],
  [
    "evenings: two to one",
    [eveningFrom(1, { [N]: 60, [I]: 0 }), eveningFrom(2, { [H]: 30, [I]: 0 }), eveningFrom(3, { [H]: 30, [I]: 0 })],
    { tieBreaks: ["evenings"] },
    ["Hugo", "Nora", 2, 1],
  ],
  [
    "fewer-evenings: one to two",
    [eveningFrom(1, { [N]: 60, [I]: 0 }), eveningFrom(2, { [H]: 30, [I]: 0 }), eveningFrom(3, { [H]: 30, [I]: 0 })],
    { tieBreaks: ["fewer-evenings"] },
    ["Nora", "Hugo", 1, 2],
  ],
  [
    "last-evening: 40 to 10 on the last they both played",
    [eveningFrom(1, { [N]: 40, [H]: 20 }), eveningFrom(2, { [N]: 10, [H]: 40 }), eveningFrom(3, { [N]: 10, [I]: 0 })],
    { tieBreaks: ["last-evening"] },
    ["Hugo", "Nora", 40, 10],
  ],
  [
    "last-evening: they never met",
    [eveningFrom(1, { [N]: 60, [I]: 0 }), eveningFrom(2, { [H]: 60, [I]: 0 })],
    { tieBreaks: ["last-evening"] },
    null,
  ],
  [
    "head-to-head: they never met",
    [eveningFrom(1, { [N]: 60, [I]: 0 }), eveningFrom(2, { [H]: 60, [I]: 0 })],
    { tieBreaks: ["head-to-head"] },
    null,
  ],
  [
    "the first rule says nothing, the second decides",
    [eveningFrom(1, { [N]: 40, [H]: 20 }), eveningFrom(2, { [N]: 20, [H]: 40 })],
    { tieBreaks: ["wins", "best-evening", "last-evening"] },
    ["Hugo", "Nora", 40, 20],
  ],
  [
    "nothing decides: they share the rank",
    [eveningFrom(1, { [N]: 40, [H]: 20 }), eveningFrom(2, { [N]: 20, [H]: 40 })],
    { tieBreaks: ["wins", "best-evening", "head-to-head", "deal-average", "evenings"] },
    null,
  ],
])("tie-break %s", (_, evenings, counting, decided) => {
  const [first, second] = stand(evenings, counting).filter(({ player }) => player.id === N || player.id === H) as [
    Standing,
    Standing,
  ];
  expect([first.value, second.value]).toEqual([60, 60]);
  if (!decided) return expect([first.rank, second.rank, first.decided]).toEqual([1, 1, null]);
  const [name, other, mine, theirs] = decided;
  expect([first.player.name, second.player.name, first.rank, second.rank]).toEqual([name, other, 1, 2]);
  expect(first.decided).toEqual({
    by: first.decided?.by,
    ahead: [first.player.id],
    over: [second.player.id],
    mine,
    theirs,
    tied: 2,
  });
  expect(counting.tieBreaks).toContain(first.decided?.by);
});

test("a tie-break is named only between two whom it separated", () => {
  const evenings = [eveningFrom(1, { [N]: 40, [H]: 20, [I]: 0 }), eveningFrom(2, { [N]: 20, [H]: 40, [I]: 5 })];
  const [first, second, third] = stand(evenings, { tieBreaks: ["wins", "evenings"] });
  expect([first?.decided, second?.decided, third?.decided]).toEqual([null, null, null]);
});

test("three who each beat the next: the circle is no order, and the next rule decides", () => {
  // Nora ahead of Hugo, Hugo of Inès, Inès of Nora; 30 each. Best evenings 20, 25, 20; then Inès won her last meetings.
  const circle = [
    eveningFrom(1, { [N]: 20, [H]: 5 }),
    eveningFrom(2, { [H]: 25, [I]: 10 }),
    eveningFrom(3, { [I]: 20, [N]: 10 }),
  ];
  const standings = stand(circle, { tieBreaks: ["head-to-head", "best-evening", "last-evening"] });
  expect(linesOf(standings)).toEqual([
    ["Hugo", 1, 30],
    ["Inès", 2, 30],
    ["Nora", 3, 30],
  ]);
  expect(standings.map(({ decided }) => decided)).toEqual([
    { by: "best-evening", ahead: [H], over: [I, N], mine: 25, theirs: 20, tied: 3 },
    // Between the two alone: 20 to 10 on the evening they both played.
    { by: "last-evening", ahead: [I], over: [N], mine: 20, theirs: 10, tied: 2 },
    null,
  ]);
});

test("a tie-break that separates two groups names both, whole", () => {
  // All 30. Nora and Hugo won twice, Inès and Paul once; Zoé never. Nora's best evening is 20, Hugo's 15.
  const evenings = [
    eveningFrom(1, { [N]: 20, [Z]: 15 }),
    eveningFrom(2, { [N]: 10, [Z]: 9 }),
    eveningFrom(3, { [H]: 15, [Z]: 6 }),
    eveningFrom(4, { [H]: 15, [I]: 5 }),
    eveningFrom(5, { [I]: 25, [P]: 5 }),
    eveningFrom(6, { [P]: 25 }),
  ];
  const standings = stand(evenings, { tieBreaks: ["wins", "best-evening"] });
  expect(standings.map(({ player, rank, decided }) => [player.id, rank, decided && [decided.ahead, decided.over]])).toEqual([
    [N, 1, [[N], [H]]],
    [
      H,
      2,
      [
        [N, H],
        [I, P],
      ],
    ],
    [I, 3, null],
    [P, 3, [[I, P], [Z]]],
    [Z, 5, null],
  ]);
});

test("among three, head-to-head balances all their meetings", () => {
  // Nora beats Hugo and Inès, Inès beats Hugo twice and loses once; 60 each.
  const evenings = [
    eveningFrom(1, { [N]: 40, [H]: 10, [I]: 20 }),
    eveningFrom(2, { [N]: 20, [P]: 0 }),
    eveningFrom(3, { [H]: 30, [I]: 10 }),
    eveningFrom(4, { [H]: 20, [I]: 30 }),
  ];
  const standings = stand(evenings, { tieBreaks: ["head-to-head"] });
  // Nora +2; Inès: −1 against Nora, 2 − 1 against Hugo = 0; Hugo: −1 and −1 = −2.
  expect(standings.slice(0, 3).map(({ player, rank, decided }) => [player.name, rank, decided?.mine, decided?.theirs])).toEqual([
    ["Nora", 1, 2, 0],
    ["Inès", 2, 0, -2],
    ["Hugo", 3, undefined, undefined],
  ]);
});
