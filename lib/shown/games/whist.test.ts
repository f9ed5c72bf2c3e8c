import { expect, test } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import { whistDesk } from "./whist";

const rules = rulesOf("whist", 4);

test("a stake is drawn card by card over one width: the more cards, the less each shows; none where nothing is left", () => {
  const of = (cards: number) => whistDesk.pile?.(rules, cards) as number[];
  expect(of(0)).toEqual([]);
  expect(of(-3)).toEqual([]);
  expect(of(1)).toEqual([0]);
  for (const cards of [5, 20, 50]) {
    expect(of(cards)).toHaveLength(cards);
    expect(of(cards)).toEqual(of(cards).toSorted((a, b) => b - a));
    expect(of(cards)[0]).toBeLessThan(42);
    expect(of(cards).at(-1)).toBe(0);
  }
});
