import { expect, test } from "vitest";
import { eveningCurve } from "./evening-curve";

test("lines run from the start to each total, the highest on top, and whoever never sat has none", () => {
  const drawn = eveningCurve(
    [
      [10, -10, null, null],
      [30, -40, 10, null],
    ],
    0,
    66,
  );
  expect(drawn.height).toBe(66);
  expect(drawn.deals).toBe(2);
  // Points from 30 to −40 take 60 px, below a margin of 3 px.
  expect(drawn.start).toBeCloseTo(3 + (30 / 70) * 60);
  expect(drawn.lines.map(({ person, end }) => [person, Math.round(end)])).toEqual([
    [0, 3],
    [1, 63],
    [2, 20],
  ]);
  expect(drawn.lines.map(({ path }) => path)).toEqual(["M0 28.7L1 20.1L2 3.0", "M0 28.7L1 37.3L2 63.0", "M2 20.1"]);
  expect(drawn.lines.map(({ name }) => Math.round(name))).toEqual([6, 60, 21]);
});

test("where nothing has moved all lines lie on the start, and their names still stand apart", () => {
  const { height, start, lines } = eveningCurve([[0, 0, 0, 0, 0, 0, 0]], 0, 66);
  expect(height).toBeCloseTo(6 * 13.2 + 12);
  expect(start).toBe(3);
  expect(lines.map(({ end }) => end)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  expect(lines.map(({ name }) => Math.round(name))).toEqual([6, 19, 32, 46, 59, 72, 85]);
});
