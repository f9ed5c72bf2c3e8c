import { expect, test } from "vitest";
import { inParts } from "./printed-evenings";

test("columns that are too many for one page go on in another table, of about the same width", () => {
  expect(inParts(["a", "b"], 18)).toEqual([["a", "b"]]);
  expect(inParts([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(inParts([], 4)).toEqual([]);
});
