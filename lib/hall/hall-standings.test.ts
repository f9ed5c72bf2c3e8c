import { expect, test } from "vitest";
import type { Hall } from "./hall";
import { cardsAfter, prizesAfter, standingsAfter } from "./hall-standings";

/** By position and number: one table at which everybody sits. */
const POINTS: readonly (readonly (number | null)[])[] = [
  [100, 80, -200, 0, 200, 900],
  [100, 0, 50, 0, 100, null],
  [100, -90, 60, 0, 100, null],
  [300, 250, null, null, null, null],
];
const hall = {
  numbers: POINTS[0]?.map((_, i) => ({
    number: i + 1,
    holders: [{ name: `Joueur ${i + 1}`, from: 1 }],
    left: i === 5 ? { from: 2, reason: "x" } : null,
  })),
  penalties: [],
  positions: POINTS.map((balances, i) => ({
    kind: i === 3 ? "final" : "fft",
    tables: [
      { seats: [7, 8, 9, 10], sheet: null },
      { seats: balances.map((_, seat) => seat + 1), sheet: { balances } },
    ],
  })),
} as unknown as Hall;

test("a fifth of all get prizes, but nobody who left does; the last two positions are those before the final", () => {
  expect(prizesAfter(hall, 4)).toEqual([
    { entrant: 1, kind: "rank" },
    { entrant: 5, kind: "rank" },
    { entrant: 3, kind: "last-two" },
  ]);
});

test("standings after an earlier position count only what had been played by then", () => {
  expect(standingsAfter(hall, 1).map(({ entrant, total, rank, left }) => [entrant, total, rank, left])).toEqual([
    [6, 900, 1, false],
    [5, 200, 2, false],
    [1, 100, 3, false],
    [2, 80, 4, false],
    [4, 0, 5, false],
    [3, -200, 6, false],
  ]);
  expect(standingsAfter(hall, 2).at(-1)).toMatchObject({ entrant: 6, rank: 6, left: true, balances: [900, null] });
  expect(cardsAfter(hall, 0)).toEqual([]);
});
