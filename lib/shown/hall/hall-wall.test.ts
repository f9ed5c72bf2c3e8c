import { expect, test } from "vitest";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import { hall } from "#messages/fr/hall";
import { boards } from "#messages/fr/hall/boards";
import { hallWall } from "./hall-wall";

test("the wall says where to go until the tournament has ended, then the standings alone", () => {
  const tournament = seatedTournament(3);
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  for (const table of [1, 2, 3])
    tournament.add({ kind: "sheet.handed-in", body: { position: 1, table, balances: [30, -10, -10, -10], source: "paper" } });
  const kinds = () => hallWall(tournament.hall, boards, hall.lines).pages.map(({ kind }) => kind);
  expect(kinds()).toEqual(["seating", "standings"]);
  tournament.add({ kind: "tournament.ended", body: {} });
  expect(kinds()).toEqual(["standings"]);
});
