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

test("a sheet from before sheets said their day has that of its opening", () => {
  expect(eveningDay({ day: null, openedAt: LATE })).toBe("2026-03-11");
});

test.each([
  ["tarot", 4],
  ["decale", 4],
  ["vp5", 5],
  ["whist", 4],
] as const)("%s: a row for each of those it needs, and names stay", (game, rows) => {
  expect(startOpening(["Anne", ""], game).names).toEqual(["Anne", ...Array.from({ length: rows - 1 }, () => "")]);
  expect(startOpening(["A", "B", "C", "D", "E", "F"], game).names).toHaveLength(6);
});

const HERE = { day: "2026-03-10", from: "?c=1" };
test.each([
  ["as it was typed", { ...HERE, draft }, draft],
  ["nothing of another day", { ...HERE, day: "2026-03-09", draft }, undefined],
  ["nothing typed for another club", { ...HERE, from: "", draft }, undefined],
  ["nothing of a game that is no more", { ...HERE, draft: { ...draft, game: "belote" } }, undefined],
  [
    "what an older app had not, as it begins",
    { ...HERE, draft: { names: draft.names } },
    { ...startOpening([]), names: draft.names },
  ],
])("a sheet half typed comes back: %s", (_, kept, back) => {
  expect(keptOpening(JSON.stringify(kept), HERE)).toEqual(back);
});

test.each([null, "{", "[]"])("nothing was half typed: %s", (text) => {
  expect(keptOpening(text, HERE)).toBeUndefined();
});

test.each([
  [5, null, 5],
  [5, 4, 4],
  [6, 4, 4],
  [7, null, 5],
  [4, 5, 4],
  [3, 4, 3],
] as const)("%d people where %j are asked to play at once play tarot by %d", (people, seats, players) => {
  const names = ["A", "B", "C", "D", "E", "F", "G"].slice(0, people);
  expect(openingOf({ ...startOpening(names, "tarot"), seats }, "2026-03-10").rules.players).toBe(players);
});
