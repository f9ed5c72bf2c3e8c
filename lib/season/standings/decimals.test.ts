import { expect, test } from "vitest";
import { decimalsOf, rounded } from "./decimals";

test.each<[string, readonly number[], number]>([
  ["nothing to tell apart", [], 1],
  ["one decimal tells them apart", [10.04, 9.2, -3], 1],
  ["equal values need none", [10.04, 10.04, 2], 1],
  ["10.04 and 10.02 both print 10.0", [10.04, 2, 10.02], 2],
  ["10.004 and 10.001 both print 10.00", [10.004, 10.001], 3],
  ["three at most", [10.00004, 10.00001], 3],
  ["what an addition in another order leaves is no difference", [0.1 + 0.2, 0.3], 1],
])("%s", (_, values, decimals) => {
  expect(decimalsOf(values)).toBe(decimals);
});

test.each([
  [12.345, 1, 12.3],
  [12.345, 2, 12.35],
  [-0.04, 1, -0],
  [-0.05, 1, -0.1],
  [-35.75, 1, -35.8],
  [35.75, 1, 35.8],
  [7, 3, 7],
])("%d with %d decimals is printed as %d", (value, decimals, printed) => {
  expect(rounded(value, decimals)).toBe(printed);
});
