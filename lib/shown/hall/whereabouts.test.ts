import { expect, test } from "vitest";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { plannedSeating } from "#lib/hall/next-seating";
import { whereabouts } from "./whereabouts";

const opens = (position: number, seating: (number | null)[][]) =>
  ({ kind: "position.opened", body: { position, kind: "by-hand", seating } }) as const;

test("before the start a number goes to its own chair, and its opponents are not told yet", () => {
  expect(whereabouts(seatedTournament(4).hall, 7)).toEqual({ where: { table: 2, line: 2 }, others: [], planned: null });
});

test("a number meets the others at its table, but not itself nor an empty chair", () => {
  const tournament = seatedTournament(2, [8]);
  tournament.add(
    opens(1, [
      [5, 2, 3, 1],
      [4, 6, 7, null],
    ]),
  );
  expect(whereabouts(tournament.hall, 1)).toMatchObject({ where: { table: 1, line: 3 }, others: [5, 2, 3] });
  expect(whereabouts(tournament.hall, 6)).toMatchObject({ where: { table: 2, line: 1 }, others: [4, 7] });
  expect(whereabouts(tournament.hall, 8)).toMatchObject({ where: null, others: [], planned: null });
});

test("while the movement goes on, the number's next chair is told", () => {
  const tournament = seatedTournament(4);
  const seating = [1, 2, 3, 4].map((table) => [1, 2, 3, 4].map((line) => 4 * (table - 1) + line));
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  const { where, planned } = whereabouts(tournament.hall, 2);
  expect([where, plannedSeating(tournament.hall)?.[(planned?.table ?? 0) - 1]?.[planned?.line ?? 0]]).toEqual([
    { table: 1, line: 1 },
    2,
  ]);
  expect(planned?.table).not.toBe(1);
});
