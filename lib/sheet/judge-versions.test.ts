/** Versions of one deal, as a log judges them: which are in conflict, and which may be taken back or ruled on. */
import { expect, test } from "vitest";
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import { contest, record, replace, rule, voidDeal } from "./change";
import { conflictOf, judgeInSheet } from "./judge";
import { FOUR_PLAYERS, judgedIn } from "./judge.fixture";
import { cards, eventId, logOf, made, opened } from "./log.fixture";

test("another deal in a taken slot, or another correction of one version, is a conflict", () => {
  const { id } = FOUR_PLAYERS[1] as LogEvent;
  const taken = (deal: Json, log = FOUR_PLAYERS) => conflictOf(log, made(50, record(0, deal)))?.id;
  expect(conflictOf(FOUR_PLAYERS, made(50, record(1, cards(1, 2, 3, 4))))).toBeNull();
  expect(taken(cards(25, 18, 10, 9))).toBeUndefined();
  expect(taken({ cardPoints: [25, 18, 10, 9] })).toBeUndefined();
  expect(taken(cards(26, 18, 10, 9))).toBe(id);

  const corrected = [...FOUR_PLAYERS, made(4, replace({ id, current: id }, cards(24, 18, 10, 9)))];
  expect(taken(cards(26, 18, 10, 9), corrected)).toBe(eventId(4));
  expect(conflictOf(corrected, made(50, replace({ id, current: id }, cards(23, 18, 10, 9))))?.id).toBe(eventId(4));
  expect(conflictOf(corrected, made(50, replace({ id, current: id }, cards(24, 18, 10, 9))))).toBeNull();
  expect(conflictOf(corrected, made(50, replace({ id, current: eventId(4) }, cards(23, 18, 10, 9))))).toBeNull();
  expect(conflictOf(FOUR_PLAYERS, made(50, voidDeal({ id })))).toBeNull();
});

test("a waiting version can be taken back alone, a standing correction cannot", () => {
  const log = [...logOf(opened(3), record(0, cards(30, 20, 12))), made(3, record(0, cards(12, 20, 30)), "hugo")];
  const corrected = [...log, made(4, replace({ id: eventId(2), current: eventId(2) }, cards(31, 20, 11)))];
  const codes = (events: LogEvent[], id: string) => judgeInSheet(events, made(9, voidDeal({ id }))).map(({ code }) => code);
  expect([codes(log, eventId(3)), codes(log, eventId(2))]).toEqual([[], []]);
  expect([codes(corrected, eventId(4)), codes(corrected, eventId(8))]).toEqual([["version-stands"], ["unknown-deal"]]);
});

test("a ruling on a waiting version needs a contest of that version and points for its seats", () => {
  const log = [...FOUR_PLAYERS, made(4, record(0, cards(26, 18, 10, 9)), "hugo")];
  const adjust = (id: string, points: number[]) => rule({ id }, { outcome: "adjusted", note: "!", points });
  expect(judgedIn(log, adjust(eventId(4), [-10, 0, 0, 0]))).toEqual(["refs not-contested"]);
  const contested = [...log, made(5, contest({ id: eventId(4) }, "renonce"))];
  expect(judgedIn(contested, adjust(eventId(4), [-10, 0, 0, 0]))).toEqual([]);
  expect(judgedIn(log, adjust(eventId(9), [-10, 0, 0]))).toEqual(["refs unknown-deal", "points wrong-length"]);
});
