import { expect, test } from "vitest";
import { isOfBoard, isOfTable, signaturesAt } from "./of-table";

const here = { position: 2, table: 3 };

test("an event of a table belongs to that table in that position", () => {
  const said = [here, { position: 1, table: 3 }, { position: 2, table: 4 }];
  expect(said.map((body) => isOfTable({ ...body, seat: 0 }, here))).toEqual([true, false, false]);
});

test("a score is of its board, and of whoever takes there if that is laid down", () => {
  const played = (more: object = {}) => ({ kind: "board.played", body: { ...here, board: 5, taker: 1, score: 60, ...more } });
  const due = { board: 5, taker: null };
  const of = [played(), played({ taker: 0 }), played({ board: 6 }), played({ table: 4 }), { ...played(), kind: "sheet.signed" }];
  expect(of.map((event) => isOfBoard(event, here, due))).toEqual([true, true, false, false, false]);
  expect(of.map((event) => isOfBoard(event, here, { ...due, taker: 1 }))).toEqual([true, false, false, false, false]);
});

const signing = (seat: number, balances: readonly number[], at = here) => ({
  kind: "sheet.signed",
  body: { ...at, seat, balances },
});
const RIGHT = [10, -10, 0, 0];
const WRONG = [20, -20, 0, 0];

/** Which lines have signed, and whether somebody must sign again. */
function signed(hall: readonly (readonly number[] | null)[], waiting: readonly { kind: string; body: object }[] = []) {
  const { lines, stale } = signaturesAt({ seats: [7, 8, 9, null], signed: hall }, here, waiting, RIGHT);
  return [lines.flatMap(({ line, isSigned }) => (isSigned ? [line] : [])), stale];
}

test("each who sits there signs the totals that count, in the order of play; who signed others signs again", () => {
  const none = signaturesAt({ seats: [7, 8, 9, null], signed: [] }, here, [], RIGHT);
  expect(none.lines.map(({ line }) => line)).toEqual([0, 1, 2]);
  expect([signed([]), signed([RIGHT, null]), signed([WRONG, RIGHT])]).toEqual([
    [[], false],
    [[0], false],
    [[1], true],
  ]);
});

test("a signature that waits on this phone counts before the hall's, the last one first; another table's does not", () => {
  expect(signed([WRONG], [signing(0, RIGHT), { kind: "arbiter.called", body: here }])).toEqual([[0], false]);
  expect(signed([], [signing(1, WRONG), signing(1, RIGHT)])).toEqual([[1], false]);
  expect(signed([], [signing(0, RIGHT, { ...here, table: 4 }), { ...signing(1, RIGHT), kind: "board.played" }])).toEqual([
    [],
    false,
  ]);
});
