import { expect, test } from "vitest";
import { announce, askConfirmation, close, contest, dispute, record, rename, reopen, replace, restore, voidDeal } from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { judgeEvent } from "./judge";
import { cards, eventId, logOf, made, opened } from "./log.fixture";
import type { Sheet } from "./sheet";
import { actOf } from "./undo";

const first = eventId(2);
const DEAL = record(0, cards(25, 18, 10, 9));
const BET = { seat: 2, diploma: "bac" };

/** What people read of a sheet, without the events behind it. */
const read = ({ totals, names, closed, announced, disputes, asksConfirmation, deals }: Sheet) => ({
  totals,
  names,
  closed: closed?.reason,
  announced: announced?.partial,
  disputes: disputes.map(({ note }) => note),
  asksConfirmation,
  voided: deals.map(({ voided }) => voided),
});

test.each<[string, Change[], Change, number | null]>([
  ["a deal noted", [], DEAL, 1],
  ["a deal put right", [DEAL], replace({ id: first, current: first }, cards(20, 23, 10, 9)), 1],
  ["a deal cancelled", [DEAL], voidDeal({ id: first }), 1],
  ["a deal brought back", [DEAL, voidDeal({ id: first })], restore({ id: first }), 1],
  ["the end of the game: no deal is touched", [DEAL], close("agreed"), null],
  ["a sheet opened again", [DEAL, close("points")], reopen(), null],
  ["a bet", [], announce(0, BET), 1],
  ["a second bet", [announce(0, BET)], announce(0, { seat: 1, diploma: "brevet" }), 1],
  ["a contest before the deal is on the sheet", [], dispute(0, "renonce"), 1],
  ["another name", [], rename(1, "Hugues"), null],
  ["confirmation asked for", [], askConfirmation(true), null],
])("%s: taken back, the sheet reads as before", (_, before, change, number) => {
  const log = logOf(opened(4), ...before);
  const [was, next] = [foldSheet(log) as Sheet, [...log, made(50, change)]];
  expect(judgeEvent(log, made(50, change))).toEqual([]);
  const act = actOf(change, was, foldSheet(next) as Sheet);
  expect(act?.number).toBe(number);
  const inverse = made(51, act?.inverse as Change);
  expect(judgeEvent(next, inverse)).toEqual([]);
  const expected = read(was);
  const now = read(foldSheet([...next, inverse]) as Sheet);
  expect(now).toEqual(change === DEAL ? { ...expected, voided: [true] } : expected);
});

test("a contest ends on its own page, not by being undone", () => {
  const log = logOf(opened(4), DEAL);
  const change = contest({ id: first }, "renonce");
  expect(actOf(change, foldSheet(log) as Sheet, foldSheet([...log, made(50, change)]) as Sheet)).toBeNull();
});
