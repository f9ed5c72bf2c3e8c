import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import type { Line } from "#lib/rules/rules";
import { record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { concerns, leftBefore, sayCalc } from "./figure";

const leftIn = ({ deals, ...sheet }: Sheet) =>
  deals.map((deal) => [0, 1].map((person) => leftBefore({ ...sheet, deals }, deal, person)));

test("W6: a stake that a deal more than takes is told with what was left of it", () => {
  const noted = [5, 4, 3].map((cards, slot): [number, Json] => [slot, { bids: [cards, cards - 1], tricks: [0, cards] }]);
  const of = (options: object) => {
    const rules = { game: "whist", players: 2, options: { stake: 7, ...options } } as const;
    return foldSheet(
      logOf(opened(2, { rules, names: ["Nora", "Hugo"] }), ...noted.map(([slot, deal]) => record(slot, deal))),
    ) as Sheet;
  };
  expect(of({}).totals).toEqual([0, 5]);
  expect(leftIn(of({}))).toEqual([
    [null, null],
    [2, null],
    [null, null], // past the end
  ]);
  expect(leftIn(of({ stake: 9 })).slice(0, 2)).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(leftIn(of({ "below-zero": true })).slice(0, 2)).toEqual([
    [null, null],
    [null, null],
  ]);
});

test("a game whose totals may go below zero has no such deal", () => {
  expect(leftIn(foldSheet(logOf(opened(3), record(0, cards(45, 20, 0)))) as Sheet)).toEqual([[null, null]]);
});

test("the figures that make a player's sum stand beside it, if there are several", () => {
  const lines = [{ scores: [-228, 228] }, {}, { scores: [-60, 0] }, { scores: [20, 12.5] }];
  expect([sayCalc(lines, 0), sayCalc(lines, 1)]).toEqual(["−228 − 60 + 20", "228 + 12½"]);
  expect([sayCalc(lines.slice(0, 2), 0), sayCalc([], 0)]).toEqual(["", ""]);
});

test("a line concerns those it names, else those whose points it changes, else everybody", () => {
  const of = (line: Pick<Line, "seats" | "scores">) => [0, 1].map((seat) => concerns(line as Line, seat));
  expect([of({ seats: [1], scores: [5, 0] }), of({ scores: [5, 0] }), of({})]).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]);
});
