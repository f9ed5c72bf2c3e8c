import { expect, test } from "vitest";
import { spread } from "./plane";

/** The last two cases were measured on drawn sheets of four and five people. */
const CASES: [story: string, ends: number[], pitch: number, names: number[], height?: number][] = [
  ["far apart, each stands beside its point", [10, 50, 90], 14, [10, 50, 90]],
  ["two that would touch part evenly", [20, 20], 14, [13, 27]],
  ["order of the points is kept, whatever the seats", [60, 10, 58], 14, [66, 10, 52]],
  ["a pool that reaches a third takes it in", [10, 12, 24], 14, [1, 15, 29].map((y) => y + 1 / 3)],
  ["one alone", [33], 14, [33]],
  ["nobody", [], 14, []],
  ["names stay within the drawing: all at the foot", [60, 60, 60], 14, [32, 46, 60], 60],
  ["names stay within the drawing: all at the head", [0, 0], 14, [0, 14], 60],
  ["four, all too near each other", [297, 310, 257, 298], 27, [277, 331, 250, 304]],
  ["five, two above, three below", [314, 344, 262, 347, 269], 24.5, [310.5, 335, 253.25, 359.5, 277.75]],
];

test.each(CASES)("%s", (_, ends, pitch, names, height) => {
  const places = spread(ends, pitch, height);
  expect(places).toHaveLength(names.length);
  for (const [i, place] of places.entries()) expect(place).toBeCloseTo(names[i] as number);
});
