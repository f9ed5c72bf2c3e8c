import { expect, test } from "vitest";
import type { Json } from "#lib/rules/read";
import { record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { leftBefore } from "./figure";

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
