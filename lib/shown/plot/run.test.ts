import { describe, expect, it } from "vitest";
import { lineNear, lineOf, marksAt, nameSpots, orderAt, runOf, stepNear } from "./run";

const lines = [{ totals: [10, 30, 20] }, { totals: [-10, -30, -20] }, { totals: [null, 0, 40] }];
const run = runOf({ lines, steps: 3, start: 0, inked: 0, least: 240 });

it("steps go from left to right, values from top to bottom, all within the drawing", () => {
  expect([0, 1, 2].map((step) => Math.round(run.xOf(step)))).toEqual([33, 67, 100]);
  expect(run.height).toBe(240);
  expect(run.yOf(40)).toBe(6);
  expect(run.yOf(-30)).toBe(234);
});

it("a line begins at the common start, or at its first value", () => {
  expect(lineOf([10, 30, 20], run, 0)).toBe("M0.00 136.3L33.33 103.7L66.67 38.6L100.00 71.1");
  expect(lineOf([null, 0, 40], run, null)).toBe("M66.67 136.3L100.00 6.0");
  expect(lineOf([null, null, null], run, null)).toBe("");
});

it("lines are ordered by their values at a step", () => {
  expect(orderAt(lines, 1)).toEqual([0, 2, 1]);
  expect(orderAt(lines, 2)).toEqual([2, 0, 1]);
});

describe("the line and step that are pointed at", () => {
  it.each([
    [0, 0],
    [0.3, 0],
    [0.5, 1],
    [0.9, 2],
    [1.4, 2],
    [-1, 0],
  ])("%d across is step %d", (across, step) => {
    expect(stepNear(run, across)).toBe(step);
  });

  it("is the nearest line", () => {
    expect(lineNear(lines, run, 2, 10, 0)).toBe(2);
    expect(lineNear(lines, run, 2, 80, 0)).toBe(0);
    expect(lineNear(lines, run, 2, 239, 0)).toBe(1);
  });
});

it("of very many lines only the legible ones have names, apart from each other and within the drawing", () => {
  const many = Array.from({ length: 60 }, (_, i) => ({ totals: [i, 300 - (i % 3)] }));
  const crowd = runOf({ lines: many, steps: 2, start: 0, inked: 30, least: 100 });
  const names = nameSpots(many, crowd).flatMap((one) => one?.name ?? []);
  expect(names.length).toBe(crowd.looks.filter((look) => look !== "far").length);
  expect(crowd.looks[30]).toBe("inked");
  const sorted = [...names].sort((a, b) => a - b);
  expect(sorted.slice(1).every((at, i) => at - (sorted[i] as number) >= 17.99)).toBe(true);
  expect(Math.max(...names)).toBeLessThanOrEqual(crowd.height);
});

it("marks stand only where a line has a value, at different steps for each line", () => {
  expect(marksAt(0, Array(20).fill(1), 19)).toEqual([1, 11]);
  expect(marksAt(1, Array(20).fill(1), 19)).toEqual([0, 10]);
  expect(marksAt(0, [null, null], 1)).toEqual([]);
});
