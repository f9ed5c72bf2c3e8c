/** The line of one sheet in the list of sheets. */
import { expect, test } from "vitest";
import { close, contest, record, rule, voidDeal } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, opened } from "#lib/sheet/log.fixture";
import { cardOf } from "./card";

const LOG = [opened(3), record(0, cards(45, 20, 10)), close("agreed")];
const DEAL = { id: eventId(2) };
const waits = (...more: readonly Change[]) =>
  cardOf({ id: "s", changedAt: 0, unsent: 0, pulled: 0 } as never, foldSheet(logOf(...LOG, ...more))).sheet?.waits;

test("a game that is stopped over a contested deal has no winner yet", () => {
  expect(waits()).toBe(false);
  expect(waits(contest(DEAL, "renonce"))).toBe(true);
  expect(waits(contest(DEAL, "renonce"), rule(DEAL, { outcome: "kept", note: "vu" }))).toBe(false);
});

test("a card counts the deals that stand, passed ones too, but no cancelled deals and no misdeals", () => {
  const log = logOf(
    opened(3),
    record(0, cards(45, 20, 10)),
    record(1, { passed: true }),
    record(2, { misdeal: true }),
    record(3, cards(45, 20, 10)),
    voidDeal({ id: eventId(5) }),
  );
  expect(cardOf({ id: "s", changedAt: 0, unsent: 0, pulled: 0 } as never, foldSheet(log)).deals).toBe(2);
});
