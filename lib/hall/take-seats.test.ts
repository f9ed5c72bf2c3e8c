import { expect, test } from "vitest";
import { movement } from "#lib/rules/hall/movement";
import { chanceOf } from "#lib/rules/seeded";
import { entrantId, seatedTournament } from "./hall.fixture";
import type { HallChange } from "./hall-event";
import { canSeat, drawnEntrants, givenSeats, seatsAsGiven, tablesOfThree, takeSeats, threesOf } from "./take-seats";

const people = (n: number) => Array.from({ length: n }, (_, i) => `e${i + 1}`);

test("seats are taken in the order of the list, by four; the missing one is North of the last table", () => {
  expect(takeSeats(people(8))).toEqual(people(8));
  expect(takeSeats(people(7))).toEqual(["e1", "e2", "e3", "e4", null, "e5", "e6", "e7"]);
});

/** How often, in five positions, somebody is at a table of three once more, when North is missing at these tables. */
function again(tables: number, missing: readonly number[]): number {
  const away = new Set(missing.map((table) => 4 * table - 3));
  const threes = movement(tables, 5).flatMap((seating) =>
    seating.filter(([north]) => away.has(north as number)).flatMap((table) => table.slice(1)),
  );
  return threes.length - new Set(threes).size;
}

/** Manual of 2011, p. 6: for five positions, the two tables of three must be six tables apart. */
test("with two missing, a number sits at a table of three as seldom as possible", () => {
  expect([tablesOfThree(27), tablesOfThree(53), tablesOfThree(40)]).toEqual([[7], [14, 9, 4], []]);
  for (let tables = 5; tables <= 40; tables++) {
    const given = tablesOfThree(4 * tables - 2);
    expect([tables, new Set(given).size]).toEqual([tables, 2]);
    const others = Array.from({ length: tables - 1 }, (_, i) => again(tables, [tables, i + 1]));
    expect([tables, again(tables, given)]).toEqual([tables, Math.min(...others)]);
    if (tables >= 20) expect([tables, again(tables, given)]).toEqual([tables, 0]);
  }
});

test("five fit nowhere; everybody else from three on sits at a table of three or four, once", () => {
  for (let n = 1; n <= 120; n++) {
    expect([n, canSeat(n)]).toEqual([n, n >= 3 && n !== 5]);
    if (!canSeat(n)) continue;
    const seats = takeSeats(people(n));
    expect(seats.filter((one) => one !== null)).toEqual(people(n));
    for (let table = 0; table < seats.length; table += 4)
      expect([n, seats.slice(table, table + 4).filter((one) => one !== null).length >= 3]).toEqual([n, true]);
  }
});

test("teams play at whole tables, and stay together when they are drawn", () => {
  expect([8, 12, 13, 14, 16].map((n) => canSeat(n, 2))).toEqual([false, true, false, false, true]);
  const drawn = drawnEntrants(people(16), 2, chanceOf(5));
  expect([...drawn].sort()).toEqual([...people(16)].sort());
  expect(drawn).not.toEqual(people(16));
  for (let i = 0; i < 16; i += 2) expect(Number(drawn[i + 1]?.slice(1))).toBe(Number(drawn[i]?.slice(1)) + 1);
});

test("seats are given in the order of entry or by lot, teams' by two to a table, and again as they are", () => {
  const opening = { name: "", day: "2026-11-24", positions: 5, deals: 4, teamOf: 1, club: "c", movement: "fft" } as const;
  const entrants = new Map(people(8).map((one) => [one, { name: one }]));
  const seats = (change: HallChange) => (change.kind === "seats.given" ? change.body.seats : []);
  expect(seats(givenSeats({ entrants, opening }, null))).toEqual(people(8));
  const drawn = seats(givenSeats({ entrants, opening }, chanceOf(5)));
  expect([drawn, [...drawn].sort()]).toEqual([expect.not.arrayContaining([null]), people(8)]);
  expect(drawn).not.toEqual(people(8));
  const teams = givenSeats({ entrants, opening: { ...opening, duplicate: "teams" } }, null);
  expect(seats(teams).slice(0, 4)).toEqual(["e1", null, "e2", null]);
  const { hall } = seatedTournament(2, [5]);
  expect(seats(seatsAsGiven(hall))).toEqual([1, 2, 3, 4, null, 6, 7, 8].map((n) => n && entrantId(n)));
});

test("the tables without a North are those that have none, or before seats are given those that will", () => {
  expect(threesOf(seatedTournament(3, [5, 7, 9]).hall, true)).toEqual([2, 3]);
  const entrants = new Map(people(7).map((one) => [one, { name: one }]));
  expect([threesOf({ entrants, numbers: [] }, true), threesOf({ entrants, numbers: [] }, false)]).toEqual([[2], []]);
});
