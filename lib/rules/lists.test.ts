import { expect, it } from "vitest";
import { bySize, commas, evenly, grouped, picked, spaced, sum } from "./lists";

it("nothing counts as zero", () => {
  expect(sum([])).toBe(0);
  expect(sum([1.5, null, -4, undefined])).toBe(-2.5);
});

it("a missing item leaves no comma", () => {
  expect(commas("Nora", "", null, false, undefined, "Hugo")).toBe("Nora, Hugo");
  expect(commas("", null)).toBe("");
  expect(spaced("Nora", "", null, false, "et Hugo")).toBe("Nora et Hugo");
});

it("groups stand in the order in which their first came, and so do the items in each", () => {
  const groups = grouped([5, 2, 3, 4], (n) => (n % 2 === 0 ? "even" : "odd"));
  expect([...groups]).toEqual([
    ["odd", [5, 3]],
    ["even", [2, 4]],
  ]);
});

it("so many at a time, and what is left", () => {
  expect(bySize([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(bySize([], 2)).toEqual([]);
});

it("as few parts as can be, as full as each other", () => {
  expect(evenly(["a", "b"], 18)).toEqual([["a", "b"]]);
  expect(evenly([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(evenly([], 4)).toEqual([]);
});

it("picks fields of an object, in the order asked", () => {
  expect(JSON.stringify(picked({ a: 1, b: undefined, c: null, d: 2 }, "d", "b", "c"))).toBe('{"d":2,"c":null}');
});
