import { expect, test } from "vitest";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { lackingBefore } from "./lacking-before";

test("sheets missing from a position are told once it is over, not while it goes on", () => {
  const tournament = seatedTournament(3);
  const opens = (position: number, reason?: string) => {
    const seating = nextSeating(tournament.hall, "fft", () => 0);
    tournament.add({ kind: "position.opened", body: { position, kind: "fft", seating, ...(reason && { reason }) } });
  };
  const handsIn = (position: number, table: number) =>
    tournament.add({ kind: "sheet.handed-in", body: { position, table, balances: [30, -10, -10, -10], source: "paper" } });
  opens(1);
  handsIn(1, 2);
  expect(lackingBefore(tournament.hall)).toEqual([]);
  opens(2, "tables 1 et 3 parties");
  expect(lackingBefore(tournament.hall)).toEqual([{ position: 1, waiting: [1, 3] }]);
  handsIn(1, 1);
  expect(lackingBefore(tournament.hall)).toEqual([{ position: 1, waiting: [3] }]);
  handsIn(1, 3);
  expect(lackingBefore(tournament.hall)).toEqual([]);
});
