import { expect, test } from "vitest";
import { BoardTournament } from "#lib/hall/boards.fixture";
import { seatedTournament } from "#lib/hall/hall.fixture";
import { nextSeating } from "#lib/hall/next-seating";
import type { LogEvent } from "#lib/log/event";
import { hall as t } from "#messages/fr/hall";
import { boards } from "#messages/fr/hall/boards";
import { hallFaults } from "#messages/fr/hall/faults";
import { refusedAt } from "./refused-here";

const words = { at: t.at, boards, faults: hallFaults };
const refused = (kind: string, body: object, ...codes: string[]) => ({
  event: { id: `${kind} ${codes}`, kind, body } as LogEvent,
  faults: codes.map((code) => ({ code, at: "" })) as never,
});
const saidOf = (refusals: ReturnType<typeof refusedAt>) => refusals.map(({ said, why }) => [said, why]);

/** The first position of a tournament, at whose second table 5, 6, 7 and 8 sit. */
function opened() {
  const tournament = seatedTournament(4);
  const seating = nextSeating(tournament.hall, "fft", () => 0);
  tournament.add({ kind: "position.opened", body: { position: 1, kind: "fft", seating } });
  return tournament.hall;
}

test("a table reads what was refused of it, with the reason, and nothing of another table", () => {
  const call = refused("arbiter.called", { position: 1, table: 2 }, "tournament-ended");
  const signing = refused("sheet.signed", { position: 1, table: 2, seat: 3 }, "version-changed");
  const here = (table: number) => saidOf(refusedAt(opened(), table, [call, signing], words));
  expect(here(2)).toEqual([
    [t.at.refusedCall(1), hallFaults["tournament-ended"]?.({}, String)],
    [t.at.refusedSign("Joueur 8", 1), hallFaults["version-changed"]?.({}, String)],
  ]);
  expect(here(1)).toEqual([]);
});

test("who signed at a position that is not open yet is told by the movement", () => {
  const [said] = saidOf(refusedAt(opened(), 1, [refused("sheet.signed", { position: 2, table: 1, seat: 1 })], words));
  expect(said).toEqual([t.at.refusedSign("Joueur 8", 2), ""]);
});

test("a board that another phone marked otherwise is told as such; the same score needs no telling", () => {
  const tournament = new BoardTournament("individual", 20, 5, 1);
  tournament.open();
  const board = tournament.hall.positions[0]?.tables[1]?.boards[0] as number;
  tournament.play({ position: 1, table: 2, board, taker: 1, score: 56 });
  const played = (score: number, code: string) =>
    refused("board.played", { position: 1, table: 2, board, taker: 1, score }, code);
  const here = refusedAt(tournament.hall, 2, [played(56, "version-changed"), played(-60, "version-changed")], words);
  expect(saidOf(here)).toEqual([[boards.refused(board, "Inscrit 6", "−60"), boards.markedAlready]]);
  const ended = refusedAt(tournament.hall, 2, [played(-60, "tournament-ended")], words);
  expect(ended.map(({ why }) => why)).toEqual([hallFaults["tournament-ended"]?.({}, String)]);
});
