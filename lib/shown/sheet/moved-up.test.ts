import { expect, test } from "vitest";
import { movedUp } from "./moved-up";

test("a person moves up past the next who is there; who left between them keeps the place", () => {
  expect(movedUp([0, 1, 2, 3], [0, 1, 2, 3], 2)).toEqual([0, 2, 1, 3]);
  expect(movedUp([0, 1, 2, 3], [0, 2, 3], 2)).toEqual([2, 0, 1, 3]);
  expect(movedUp([3, 1, 0, 2], [3, 0, 2], 0)).toEqual([0, 3, 1, 2]);
});

test("who left, or is first of those there, moves up one line; the first line stays", () => {
  expect(movedUp([0, 1, 2], [0, 2], 1)).toEqual([1, 0, 2]);
  expect(movedUp([1, 0, 2], [0, 2], 0)).toEqual([0, 1, 2]);
  expect(movedUp([0, 1, 2], [0, 1, 2], 0)).toEqual([0, 1, 2]);
});
