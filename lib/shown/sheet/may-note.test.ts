import { expect, test } from "vitest";
import { close, record, reopen } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { canNote, canRule, hasEnded } from "./may-note";

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
