import fc from "fast-check";
import { expect, it } from "vitest";
import { axisOf, axisOfPlaces, ticksOf } from "./axis";

it.each([
  [
    [1760, -1906],
    [1500, 1000, 500, 0, -500, -1000, -1500],
  ],
  [
    [45, -20],
    [40, 30, 20, 10, 0, -10, -20],
  ],
  [
    [3, 0],
    [3, 2, 1, 0],
  ],
  [[], [0]],
  [[0, 0], [0]],
  [[-12], [0, -2, -4, -6, -8, -10, -12]],
])("%j is read against %j", (values, steps) => {
  expect(axisOf(values).steps).toEqual(steps);
});

it("holds every value and zero, with a few round steps in between", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -100_000, max: 100_000 })), (values) => {
      const { top, bottom, steps } = axisOf(values);
      expect(top).toBeGreaterThan(bottom);
      for (const value of [0, ...values]) expect(value >= bottom && value <= top).toBe(true);
      for (const step of steps) expect(step >= bottom && step <= top).toBe(true);
      expect(steps).toContain(0);
      expect(steps.length).toBeLessThanOrEqual(10);
    }),
  );
});

it.each([
  [-190, 346, [-200, 0, 200, 400]],
  [0, 14, [0, 5, 10, 15]],
  [0, 0, [0]],
  [-3, 2, [-3, -2, -1, 0, 1, 2]],
  [-1906, 1700, [-2000, -1000, 0, 1000, 2000]],
])("from %d to %d the lines are told at %j", (low, high, ticks) => {
  expect(ticksOf(low, high)).toEqual(ticks);
});

it.each([
  [3, [-1, -2, -3]],
  [8, [-1, -2, -3, -4, -5, -6, -7, -8]],
  [12, [-1, -5, -10]],
  [31, [-1, -10, -20, -30]],
])("%i places are read against %j", (people, steps) => expect(axisOfPlaces(people)).toEqual({ top: -1, bottom: -people, steps }));
