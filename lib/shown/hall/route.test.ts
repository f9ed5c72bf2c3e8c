import { expect, test } from "vitest";
import { type Night, seatedNight } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { routeOf } from "./route";

const seat = (night: Night, kind: "fft" | "random"): void => {
  const position = night.hall.positions.length + 1;
  const seating = nextSeating(night.hall, kind, () => 0.5);
  night.add({ kind: "position.opened", body: { position, kind, seating, ...(position > 1 && { reason: "pour voir" }) } });
};

test("the federation's movement is told beforehand, and seats everybody once at each position", () => {
  const { hall } = seatedNight(4);
  const route = routeOf(hall, 1);
  expect(route).toHaveLength(hall.opening.positions);
  expect(route[0]).toEqual([1, 0]);
  expect(route.every((at) => at !== null)).toBe(true);
  // In each position a seat is somebody's, once.
  const everybody = hall.numbers.map(({ number }) => routeOf(hall, number));
  for (const [i] of route.entries()) expect(new Set(everybody.map((one) => one[i]?.join())).size).toBe(16);
});

test("after a draw nothing is told beforehand: only what came out stands", () => {
  const night = seatedNight(4);
  seat(night, "random");
  const route = routeOf(night.hall, 1);
  expect(route[0]).not.toBeNull();
  expect(route.slice(1).every((at) => at === null)).toBe(true);
});

test("two tables have no movement to tell; a position that was opened stands as it came out", () => {
  const night = seatedNight(2);
  expect(routeOf(night.hall, 5)).toEqual(Array.from({ length: night.hall.opening.positions }, () => null));
  seat(night, "fft");
  expect(routeOf(night.hall, 5)[0]).toEqual([2, 0]);
});

test("who left sits nowhere from then on; the movement is told up to the position that it cannot seat", () => {
  const night = seatedNight(5);
  seat(night, "fft");
  const before = routeOf(night.hall, 6);
  expect(before.every((at) => at !== null)).toBe(true);
  night.add({ kind: "number.left", body: { number: 1, from: 2, reason: "souffrant" } });
  expect(routeOf(night.hall, 1)).toEqual([[1, 0], null, null, null, null]);
  expect(routeOf(night.hall, 6), "the others go on as they would have").toEqual(before);
  // Somebody who would have met number 1 there leaves too: a table of two.
  const third = nextSeating(
    { ...night.hall, positions: [...night.hall.positions, night.hall.positions[0]] } as never,
    "fft",
    () => 0,
  );
  const beside = Number(third[0]?.find((one) => one !== null && one !== 6));
  night.add({ kind: "number.left", body: { number: beside, from: 2, reason: "aussi" } });
  expect(routeOf(night.hall, 6)).toEqual([before[0], before[1], null, null, null]);
});
