import { expect, it } from "vitest";
import { grouped, sum } from "./lists";

it("nothing counts as zero", () => {
  expect(sum([])).toBe(0);
  expect(sum([1.5, null, -4, undefined])).toBe(-2.5);
});

it("groups stand in the order in which their first came, and so do the items in each", () => {
  const groups = grouped([5, 2, 3, 4], (n) => (n % 2 === 0 ? "even" : "odd"));
  expect([...groups]).toEqual([
    ["odd", [5, 3]],
    ["even", [2, 4]],
  ]);
});
