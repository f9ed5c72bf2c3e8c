import { expect, test } from "vitest";
import { seatedTournament, type Tournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { routeOf } from "./route";

const seat = (tournament: Tournament, kind: "fft" | "random"): void => {
  const position = tournament.hall.positions.length + 1;
  const seating = nextSeating(tournament.hall, kind, () => 0.5);
  tournament.add({ kind: "position.opened", body: { position, kind, seating, ...(position > 1 && { reason: "pour voir" }) } });
};

test("the federation's movement is told beforehand, and seats everybody once at each position", () => {
  const { hall } = seatedTournament(4);
  const route = routeOf(hall, 1);
  expect(route).toHaveLength(hall.opening.positions);
  expect(route[0]).toEqual([1, 0]);
  expect(route.every((at) => at !== null)).toBe(true);
  // In each position, no two people have the same seat.
  const everybody = hall.numbers.map(({ number }) => routeOf(hall, number));
  for (const [i] of route.entries()) expect(new Set(everybody.map((one) => one[i]?.join())).size).toBe(16);
});

test("after a draw only the drawn seat is told", () => {
  const tournament = seatedTournament(4);
  seat(tournament, "random");
  const route = routeOf(tournament.hall, 1);
  expect(route[0]).not.toBeNull();
  expect(route.slice(1).every((at) => at === null)).toBe(true);
});

test("two tables have no movement to tell; a position that was opened stands as it came out", () => {
  const tournament = seatedTournament(2);
  expect(routeOf(tournament.hall, 5)).toEqual(Array.from({ length: tournament.hall.opening.positions }, () => null));
  seat(tournament, "fft");
  expect(routeOf(tournament.hall, 5)[0]).toEqual([2, 0]);
});

test("a number that left sits nowhere from then on; the route ends where the movement cannot seat everybody", () => {
  const tournament = seatedTournament(5);
  seat(tournament, "fft");
  const before = routeOf(tournament.hall, 6);
  expect(before.every((at) => at !== null)).toBe(true);
  tournament.add({ kind: "number.left", body: { number: 1, from: 2, reason: "souffrant" } });
  expect(routeOf(tournament.hall, 1)).toEqual([[1, 0], null, null, null, null]);
  expect(routeOf(tournament.hall, 6), "the others go on as they would have").toEqual(before);
  // Somebody from number 1's next table leaves too, which makes a table of two.
  const third = nextSeating(
    { ...tournament.hall, positions: [...tournament.hall.positions, tournament.hall.positions[0]] } as never,
    "fft",
    () => 0,
  );
  const beside = Number(third[0]?.find((one) => one !== null && one !== 6));
  tournament.add({ kind: "number.left", body: { number: beside, from: 2, reason: "aussi" } });
  expect(routeOf(tournament.hall, 6)).toEqual([before[0], before[1], null, null, null]);
});

test("a position beyond those planned is of the route once it was opened", () => {
  const tournament = seatedTournament(4);
  for (let position = 1; position <= 6; position++) seat(tournament, "random");
  const route = routeOf(tournament.hall, 1);
  expect([tournament.hall.opening.positions, route.length]).toEqual([5, 6]);
  expect(route[5]).not.toBeNull();
});

test("of more positions than the movement has without a second meeting, those past its end are not told (H5)", () => {
  const { hall } = seatedTournament(5);
  const route = routeOf({ ...hall, opening: { ...hall.opening, positions: 7 } }, 1);
  expect(route.map((at) => at !== null)).toEqual([true, true, true, true, true, false, false]);
});
