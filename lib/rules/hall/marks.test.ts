import { expect, test } from "vitest";
import { matchPoints, teamPoints, topage } from "./marks";

/** FFT 2012 p. 18. */
test("the book's example: 56, 62, −56, −52, 50", () => {
  expect(topage([56, 62, -56, -52, 50])).toEqual({ takers: [75, 100, 0, 25, 50], defenders: [25, 0, 100, 75, 50] });
});

test.each<[string, number[], number[]]>([
  ["five plays: 100, 75, 50, 25, 0", [5, 4, 3, 2, 1], [100, 75, 50, 25, 0]],
  ["eleven plays: steps of 10", [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]],
  ["two firsts share 100 and 75", [60, 60, 20, 10, 0], [87.5, 87.5, 50, 25, 0]],
  ["three in the middle share 75, 50 and 25", [90, 30, 30, 30, -10], [100, 50, 50, 50, 0]],
  ["two lasts share 25 and 0", [40, 30, 20, -8, -8], [100, 75, 50, 12.5, 12.5]],
  ["all equal: 50 each", [52, 52, 52], [50, 50, 50]],
  ["two plays", [-52, 52], [0, 100]],
  ["H8: played once", [52], [50]],
])("%s", (_, scores, marks) => {
  const { takers, defenders } = topage(scores);
  expect(takers).toEqual(marks);
  expect(defenders).toEqual(marks.map((mark) => 100 - mark));
});

/** FFT 2012 p. 22-24: 16 → 4, 144 → 12, 10 → 3.162. */
test.each([
  [82, 66, 4],
  [66, 82, -4],
  [100, -44, 12],
  [60, 50, 3.162],
  [50, 60, -3.162],
  [52, 52, 0],
  [1, 0, 1],
  [3, 0, 1.732],
  [3.5, 1, 1.581],
])("%d against %d: %d match points", (own, other, points) => {
  expect(matchPoints(own, other)).toBe(points);
  expect(matchPoints(other, own)).toBe(points === 0 ? 0 : -points);
});

test("teams: only who wins the deal marks", () => {
  expect([teamPoints(82, 66), teamPoints(66, 82), teamPoints(7, 7)]).toEqual([4, 0, 0]);
});
