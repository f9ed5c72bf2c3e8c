import { expect, test } from "vitest";
import { lackingIn, readTotals } from "./typed-totals";

const FOUR = [1, 2, 3, 4] as const;

test("a table's totals are read as people write them, and are whole once everybody has one", () => {
  expect(readTotals(["120", "−40", "-40", "−40"], FOUR)).toEqual({ balances: [120, -40, -40, -40], sum: 0 });
  expect(readTotals(["120", "", "", ""], FOUR)).toEqual({ balances: null, sum: 120 });
  expect(readTotals(["120", "x", "0", "0"], FOUR)).toEqual({ balances: null, sum: 120 });
  expect(readTotals(["1", "1", "1", "1"], FOUR).sum).toBe(4);
});

test("an empty seat asks for nothing and counts for nothing", () => {
  expect(readTotals(["60", "-20", "-40", ""], [1, 2, 3, null])).toEqual({ balances: [60, -20, -40, null], sum: 0 });
});

test("the first total that is missing, or is no number, is named", () => {
  expect(lackingIn(["120", "", "x", "0"], FOUR)).toEqual({ line: 1, why: "missing" });
  expect(lackingIn(["120", "0", "12a", ""], FOUR)).toEqual({ line: 2, why: "unreadable" });
  expect(lackingIn(["", "1", "1", "1"], [null, 2, 3, 4])).toBeNull();
});
