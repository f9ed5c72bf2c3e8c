/** The message about what was just taken back stays until the sheet changes. */
import { expect, test } from "vitest";
import { announceBet, close, confirm, contest, dispute, record, rename, rule, sit, voidDeal } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, made, opened } from "#lib/sheet/log.fixture";
import type { Sheet } from "#lib/sheet/sheet";
import type { Act } from "#lib/sheet/undo";
import { raised } from "#messages/fr/sheet/raised";
import { asLeft, sayUndone } from "./undone";

const first = { id: eventId(2), current: eventId(2) };
const contested = [record(0, cards(25, 18, 19)), contest(first, "renonce")];
const sheetOf = (...changes: readonly Change[]) => foldSheet(logOf(opened(3), ...changes)) as Sheet;
const left = sheetOf(...contested);

test.each<[string, Change]>([
  ["another deal", record(1, cards(20, 21, 21))],
  ["the deal annulled", voidDeal(first)],
  ["another contest", contest(first, "encore")],
  ["the contest ruled", rule(first, { outcome: "kept", note: "non" })],
  ["a bet", announceBet(1, { seat: 2, diploma: "bac" })],
  ["what is contested of the next deal", dispute(1, "renonce")],
  ["a name", rename(0, "Nora B.")],
  ["the sheet closed", close("agreed")],
])("%s makes the sheet differ from how it was left", (_, change) => {
  const isLeft = asLeft(left);
  expect([isLeft(sheetOf(...contested)), isLeft(sheetOf(...contested, change))]).toEqual([true, false]);
});

test("another phone’s version of a deal makes the sheet differ, too", () => {
  const log = logOf(opened(3), ...contested);
  expect(asLeft(left)(foldSheet([...log, made(9, record(0, cards(19, 18, 25)), "hugo")]) as Sheet)).toBe(false);
});

test("another phone's confirmation makes the sheet differ, and its seat does not", () => {
  const log = [...logOf(opened(3), sit(0), record(0, cards(25, 18, 19))), made(4, sit(1), "hugo")];
  const isLeft = asLeft(foldSheet(log.slice(0, 3)) as Sheet);
  const confirmed = made(5, confirm({ id: eventId(3), current: eventId(3) }), "hugo");
  expect([log, [...log, confirmed]].map((one) => isLeft(foldSheet(one) as Sheet))).toEqual([true, false]);
});

test("taking back a misdeal is not reported as annulling a deal", () => {
  const act: Act = { kind: "deal.recorded", number: 1, misdeal: true, inverse: [] };
  expect(sayUndone(act, left, raised)).toBe(raised.undoneMisdeal);
});
