import { expect, test } from "vitest";
import { close, record, reopen } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { canNote, canRule, hasEnded, pageOfRow } from "./may-note";

const sheetOf = (...log: readonly Change[]) => foldSheet(logOf(...log)) as Sheet;

test("a table that reached its target may play on; one that closed its sheet does not, until it opens it again", () => {
  const reached = [opened(3, { target: 40 }), record(0, cards(45, 20, 0))] as const;
  expect(sheetOf(...reached)).toMatchObject({ over: true, closed: null });
  expect(hasEnded(sheetOf(...reached))).toBe(false);
  expect(hasEnded(sheetOf(...reached, close("points")))).toBe(true);
  expect(hasEnded(sheetOf(...reached, close("points"), reopen()))).toBe(false);
});

test("past the end of a whist nothing is noted any more", () => {
  const whist = opened(3, { rules: { game: "whist", players: 3, options: { stake: 10 } } });
  const sheet = sheetOf(whist);
  expect(hasEnded({ ...sheet, over: true })).toBe(true);
  expect(hasEnded(sheet)).toBe(false);
});

test.each([
  ["a phone that only follows", "viewer", false, false],
  ["a player", "player", true, false],
  ["who runs the sheet", "owner", true, true],
  ["who opened it where no server has answered yet", null, true, true],
] as const)("%s", (_, role, notes, rules) => {
  expect([canNote({ role }), canRule({ role })]).toEqual([notes, rules]);
});

test("a row opens the deal's form; its history to who only follows or past the end; the choice where phones differ", () => {
  const late = { number: 2, faults: [{ at: "slot", code: "past-the-end" }] };
  const deals = [{ number: 1, faults: [] }, late] as unknown as Sheet["deals"];
  const opens = (number: number, may: boolean, mark?: "divided" | "rival" | "voided") =>
    pageOfRow({ deals }, { number, mark }, may);
  expect([opens(1, true), opens(2, true), opens(1, false), opens(2, false)]).toEqual(["deal", "history", "history", "history"]);
  expect([opens(1, true, "divided"), opens(1, false, "rival"), opens(1, true, "voided")]).toEqual(["settle", "settle", "deal"]);
});
