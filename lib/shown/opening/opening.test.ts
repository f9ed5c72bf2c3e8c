import { expect, test } from "vitest";
import { eveningDay } from "#lib/season/tally/evening-day";
import { open } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { made } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import { localDay } from "#lib/shown/local-day";
import { dateOf } from "#lib/shown/sheet/title";
import { keptOpening, openingOf, startOpening } from "./opening";

const draft = startOpening(["Nora", "Hugo", "Inès"]);

/** 21:00 on the 10th in Guadeloupe is the 11th in Greenwich. */
const LATE = "2026-03-11T01:00:00.000Z";

test.each([
  ["begins", draft, "2026-03-10"],
  ["was kept on paper", { ...draft, day: "2025-12-24" }, "2025-12-24"],
])("an evening that %s has one day, on its sheet and in its season", (_, chosen, day) => {
  const sheet = foldSheet([{ ...made(1, open(openingOf(chosen, "2026-03-10"))), at: LATE }]) as Sheet;
  expect(eveningDay(sheet)).toBe(day);
  expect(localDay(dateOf(sheet))).toBe(day);
});

test("an older sheet without a day has the day of its opening", () => {
  expect(eveningDay({ day: null, openedAt: LATE })).toBe("2026-03-11");
});

test.each([
  ["tarot", 4],
  ["decale", 4],
  ["vp5", 5],
  ["whist", 4],
] as const)("%s: each player needed has a row, and names stay", (game, rows) => {
  expect(startOpening(["Anne", ""], game).names).toEqual(["Anne", ...Array.from({ length: rows - 1 }, () => "")]);
  expect(startOpening(["A", "B", "C", "D", "E", "F"], game).names).toHaveLength(6);
});

const HERE = { day: "2026-03-10", from: "?c=1" };
test.each([
  ["as it was typed", { ...HERE, draft }, draft],
  ["nothing from another day", { ...HERE, day: "2026-03-09", draft }, undefined],
  ["nothing for another club", { ...HERE, from: "", draft }, undefined],
  ["nothing of an unknown game", { ...HERE, draft: { ...draft, game: "belote" } }, undefined],
  [
    "fields unknown to an older app, as they begin",
    { ...HERE, draft: { names: draft.names } },
    { ...startOpening([]), names: draft.names },
  ],
])("a half-typed sheet comes back: %s", (_, kept, back) => {
  expect(keptOpening(JSON.stringify(kept), HERE)).toEqual(back);
});

test.each([null, "{", "[]"])("a draft that cannot be read gives nothing: %s", (text) => {
  expect(keptOpening(text, HERE)).toBeUndefined();
});

test.each([
  [5, null, 5],
  [5, 4, 4],
  [6, 4, 4],
  [7, null, 5],
  [4, 5, 4],
  [3, 4, 3],
] as const)("%d people who want to play %j at once play tarot by %d", (people, seats, players) => {
  const names = ["A", "B", "C", "D", "E", "F", "G"].slice(0, people);
  expect(openingOf({ ...startOpening(names, "tarot"), seats }, "2026-03-10").rules.players).toBe(players);
});
