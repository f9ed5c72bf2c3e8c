import { expect, test } from "vitest";
import { plotOf, toldOf } from "./plot";

test("lines stay in their box, end where their names begin, and names never touch", () => {
  const box = { left: 10, top: 20, width: 100, height: 50 };
  const { lines, xOf } = plotOf(
    [
      [0, 0, 0],
      [100, -50, -50],
      [90, -45, -45],
    ],
    box,
    12,
  );
  expect(lines[0]?.path).toBe("M10 53.3L60 20L110 23.3");
  expect(lines.map(({ end }) => end.x)).toEqual([110, 110, 110]);
  const names = lines.map(({ nameY }) => nameY).sort((a, b) => a - b);
  expect((names[1] as number) - (names[0] as number)).toBeGreaterThanOrEqual(12);
  expect((names[2] as number) - (names[1] as number)).toBeGreaterThanOrEqual(12);
  expect(names.every((y) => y >= 20 && y <= 70)).toBe(true);
  expect([xOf(0), xOf(2)]).toEqual([10, 110]);
});

test("a single deal goes from one side to the other; before it there is a point at the left", () => {
  const box = { left: 10, top: 20, width: 100, height: 50 };
  const one = plotOf(
    [
      [0, 0],
      [20, -20],
    ],
    box,
    12,
  );
  expect([one.xOf(0), one.xOf(1), plotOf([[0, 0]], box, 12).xOf(0)]).toEqual([10, 110, 10]);
});

test("the steps told under the drawing include the last", () => {
  expect(toldOf(5, 8)).toEqual([0, 1, 2, 3, 4]);
  expect(toldOf(12, 6)).toEqual([1, 3, 5, 7, 9, 11]);
});
