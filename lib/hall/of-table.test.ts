import { expect, test } from "vitest";
import { isOfBoard, isOfTable } from "./of-table";

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
