import { expect, test } from "vitest";
import { usualCounting } from "../club/counting";
import type { EveningRow } from "../rows";
import { COUNT_RULES } from "./counts";
import type { Sums } from "./sums";

const evening = (evening: string, dealt: number, deals: number) => ({ evening, points: dealt, dealt, deals }) as EveningRow;

const NOTHING = { figures: {}, best: [], byHand: -8, late: 3 } as unknown as Sums;
test.each([
  ["total", -5, -5],
  ["deal-average", 0, -5],
  ["evening-average", 0, -5],
  ["places", -8, -8],
  ["wins", 0, 0],
] as const)("a player without an evening has, by %s, %d: the points that were added", (by, value, adjusted) => {
  for (const bestOf of [null, 2])
    expect(COUNT_RULES[by](NOTHING, { ...usualCounting("decale"), by, bestOf })).toEqual({ value, counted: 0, adjusted });
});

test("the average of a deal counts no evening of which only the totals are known (T26)", () => {
  const counting = { ...usualCounting("decale"), by: "deal-average", bestOf: null } as const;
  const contender = {
    figures: { evenings: 3, totals: 1, deals: 10, dealt: 40 },
    best: [],
    byHand: 0,
    late: 0,
  } as unknown as Sums;
  expect(COUNT_RULES["deal-average"](contender, counting)).toEqual({ value: 4, counted: 2, adjusted: 0 });
});

test("shared places share their points, also with places that bring none", () => {
  const counting = { ...usualCounting("decale"), by: "places", placePoints: [10, 6], bestOf: null } as const;
  const of = (figures: Readonly<Record<string, number>>) =>
    COUNT_RULES.places({ figures, best: [], byHand: 0, late: 0 } as unknown as Sums, counting);
  expect(of({ evenings: 3, "place.1": 2, "tied.1.2": 1, "place.3": 1 })).toMatchObject({ value: 18, counted: 3 });
  expect(of({ "place.2": 1, "tied.2.2": 1 })).toMatchObject({ value: 3, counted: 1 });
});

test("of evenings with one average the shorter ones count first, whatever their order (T17)", () => {
  const best = [evening("a", 100, 10), evening("b", 10, 1), evening("c", 60, 3)];
  const counting = { ...usualCounting("decale"), by: "deal-average", bestOf: 2 } as const;
  const figures = { evenings: 3, deals: 14, dealt: 170 };
  for (const order of [best, [...best].reverse()]) {
    const contender = { figures, best: order, byHand: 0, late: 0 } as unknown as Sums;
    expect(COUNT_RULES["deal-average"](contender, counting)).toEqual({ value: 70 / 4, counted: 2, adjusted: 0 });
  }
});
