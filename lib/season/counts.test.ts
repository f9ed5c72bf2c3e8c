import { expect, test } from "vitest";
import { usualCounting } from "./counting";
import { COUNT_RULES } from "./counts";
import type { EveningRow } from "./rows";
import type { Sums } from "./sums";

const evening = (evening: string, dealt: number, deals: number) => ({ evening, points: dealt, dealt, deals }) as EveningRow;

test("of evenings of one average, the shorter is kept, whatever their order (T17)", () => {
  const best = [evening("a", 100, 10), evening("b", 10, 1), evening("c", 60, 3)];
  const counting = { ...usualCounting("decale"), by: "deal-average", bestOf: 2 } as const;
  const figures = { evenings: 3, deals: 14, dealt: 170 };
  for (const order of [best, [...best].reverse()]) {
    const contender = { figures, best: order, byHand: 0, late: 0 } as unknown as Sums;
    expect(COUNT_RULES["deal-average"](contender, counting)).toEqual({ value: 70 / 4, counted: 2, adjusted: 0 });
  }
});
