import { expect, it } from "vitest";
import { bySize, commas, evenly, grouped, picked, spaced, sum } from "./lists";

it("an empty list sums to zero, and gaps count as zero", () => {
  expect(sum([])).toBe(0);
  expect(sum([1.5, null, -4, undefined])).toBe(-2.5);
});

it("a missing item leaves no comma", () => {
  expect(commas("Nora", "", null, false, undefined, "Hugo")).toBe("Nora, Hugo");
  expect(commas("", null)).toBe("");
  expect(spaced("Nora", "", null, false, "et Hugo")).toBe("Nora et Hugo");
});

it("groups keep the order in which they begin, and their items the order of the list", () => {
  const groups = grouped([5, 2, 3, 4], (n) => (n % 2 === 0 ? "even" : "odd"));
  expect([...groups]).toEqual([
    ["odd", [5, 3]],
    ["even", [2, 4]],
  ]);
});

it("a list is cut into parts of a size, the last with the rest", () => {
  expect(bySize([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(bySize([], 2)).toEqual([]);
});

it("a list is cut into as few parts as possible, of sizes as equal as possible", () => {
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
