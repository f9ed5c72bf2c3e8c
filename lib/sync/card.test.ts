/** The line of one sheet in the list of sheets. */
import { expect, test } from "vitest";
import { close, contest, leave, record, rule, voidDeal } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards, eventId, logOf, opened } from "#lib/sheet/log.fixture";
import { cardOf, standingOf } from "./card";

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

test("a card tells who has left the table, and how many play at once now", () => {
  const log = logOf(opened(4, { rules: { game: "tarot", players: 4 } }), leave({ nextSlot: 0 }, 1));
  expect(cardOf({ id: "s", changedAt: 0, unsent: 0, pulled: 0 } as never, foldSheet(log)).sheet).toMatchObject({
    gone: [1],
    seats: 3,
  });
});

test("on home a game goes on until it is over or closed after a deal; then it waits for a contest, or has winners", () => {
  const stands = (...log: readonly Change[]) => {
    const { sheet, deals } = cardOf({ id: "s", changedAt: 0, unsent: 0, pulled: 0 } as never, foldSheet(logOf(...log)));
    return sheet && standingOf(sheet, deals);
  };
  const deal = record(0, cards(45, 20, 10));
  expect([stands(opened(3)), stands(opened(3), close("agreed")), stands(opened(3), deal)]).toEqual([
    "goesOn",
    "goesOn",
    "goesOn",
  ]);
  expect([stands(...LOG), stands(opened(3, { target: 40 }), deal)]).toEqual(["won", "won"]);
  expect(stands(...LOG, contest(DEAL, "renonce"))).toBe("waits");
});
