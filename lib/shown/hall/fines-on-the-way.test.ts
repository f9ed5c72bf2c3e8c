import { expect, test } from "vitest";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { finesOnTheWay } from "./fines-on-the-way";

const fine = { seat: 1, slot: 3, points: 100, reason: "renonce" };
const playing = [
  { table: 1, log: "log1", fines: [fine] },
  { table: 2, log: "log2", fines: [{ ...fine, seat: 0 }] },
  { table: 3, log: "log3" },
];

test("a fine is told once: by its table until the sheet is in, then by the tournament", () => {
  const tournament = seatedTournament(3);
  expect(finesOnTheWay(tournament.hall, playing)).toEqual([]);
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  const told = () => finesOnTheWay(tournament.hall, playing).map(({ event, number, points, of }) => [event, number, points, of]);
  const [first, second] = [seating[0]?.[1], seating[1]?.[0]];
  const of = { slot: 3 };
  expect(told()).toEqual([
    ["log1", first, 100, { ...of, table: 1 }],
    ["log2", second, 100, { ...of, table: 2 }],
  ]);
  tournament.add({ kind: "sheet.handed-in", body: { position: 1, table: 1, balances: [30, -10, -10, -10], source: "phone" } });
  expect(told()).toEqual([["log2", second, 100, { ...of, table: 2 }]]);
});
