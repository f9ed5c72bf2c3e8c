import { expect, test } from "vitest";
import { record } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards, logOf, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { countPlayed, dayHead, printedDay } from "./printed-day";

test("on paper a day has its year, and a capital at the head", () => {
  const sheet = { ...(foldSheet(logOf(opened(3))) as Sheet), day: "2026-03-10" };
  expect([printedDay(sheet, "fr"), dayHead(sheet, "fr")]).toEqual(["mardi 10 mars 2026", "Mardi 10 mars 2026"]);
});

test("only deals that count are said to have been played", () => {
  const log = logOf(opened(3), record(0, cards(30, 20, 12)), record(1, cards(25, 18, 19)));
  const sheet = foldSheet(log) as Sheet;
  const { deals } = sheet;
  expect(countPlayed(sheet)).toBe(2);
  expect(countPlayed({ deals: deals.map((deal, i) => ({ ...deal, voided: i === 0 })) })).toBe(1);
});
