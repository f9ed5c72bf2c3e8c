import { expect, test } from "vitest";
import { BoardTournament } from "#lib/hall/boards.fixture";
import type { Format } from "#lib/rules/hall/boards";
import { wasTaken } from "./was-taken";

/** A first board that another phone of the table gave to the North, and then put right: to the East. */
function corrected(format: Format, entrants: number) {
  const tournament = new BoardTournament(format, entrants, 3, 1);
  tournament.open();
  const board = tournament.hall.positions[0]?.tables[0]?.boards[0] as number;
  const first = tournament.play({ position: 1, table: 1, board, taker: 0, score: 60 });
  const said = (more: object, kind = "board.played") =>
    wasTaken(tournament.hall, { kind, body: { position: 1, table: 1, board, taker: 0, score: 60, ...more } });
  return { tournament, board, first, said };
}

test("a score that another phone of the table sent before is there, and its refusal needs no telling", () => {
  const { said } = corrected("individual", 20);
  expect(said({})).toBe(true);
  expect([said({ score: 40 }), said({ taker: 1 }), said({ table: 2 }), said({ position: 2 })]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a score that was corrected since, with another taker, was there too", () => {
  const { tournament, board, first, said } = corrected("individual", 20);
  tournament.play({ position: 1, table: 1, board, taker: 2, score: 80 }, [first]);
  expect([said({}), said({ taker: 2, score: 80 }), said({ taker: 2 })]).toEqual([true, true, false]);
});

test("in a match each team has its own score of a board, and the other team's does not count", () => {
  const { said } = corrected("quadrettes", 2);
  expect([said({}), said({ taker: 2 })]).toEqual([true, false]);
});

test("another event of the table is not taken for a score", () =>
  expect(corrected("individual", 20).said({}, "sheet.signed")).toBe(false));
