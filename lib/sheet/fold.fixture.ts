/** For tests: a short evening, the deals of a log, and a log folded both at once and event by event. */
import { expect } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { record } from "./change";
import type { Change } from "./event";
import { foldSheet, SheetFold } from "./fold";
import { cards, logOf, made, opened } from "./log.fixture";
import type { Sheet, SheetDeal } from "./sheet";

/** Folds a log at once, and checks that folding it event by event gives the same sheet. */
export const foldBothWays = (log: readonly LogEvent[]): Sheet => {
  const sheet = foldSheet(log);
  if (!sheet) throw new Error("no opening in this log");
  const grown = new SheetFold();
  for (const event of log) {
    grown.add(event);
    expect(grown.sheet).not.toBeUndefined();
  }
  expect(grown.sheet).toEqual(sheet);
  return sheet;
};
export const dealAt = (log: readonly LogEvent[], slot: number): SheetDeal =>
  foldBothWays(log).deals.find((deal) => deal.slot === slot) as SheetDeal;
/** The log with one more change, if there is one. */
export const andThen = (log: readonly LogEvent[], change: Change | undefined, device?: string): LogEvent[] =>
  change ? [...log, made(log.length + 1, change, device)] : [...log];

/** Three players, no bet: each notes the points of the cards won (boite-points), so the columns can be read off. */
export const THREE_DEALS = logOf(
  opened(3),
  record(0, cards(30, 20, 12)),
  record(1, cards(10, 25, 28)),
  record(2, cards(22, 22, 22)),
);
