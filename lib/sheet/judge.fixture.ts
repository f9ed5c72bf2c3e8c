/** For tests: a log of four players with a contested deal, an opening and an event to judge, and faults in short. */
import type { LogEvent } from "#lib/log/event";
import { contest, record } from "./change";
import type { Change } from "./event";
import { judgeInSheet } from "./judge";
import { cards, eventId, logOf, made, opened, opening } from "./log.fixture";

export const FOUR_PLAYERS = logOf(opened(4), record(0, cards(25, 18, 10, 9)), contest({ id: eventId(2) }, "renonce"));

export const codesOf = (log: readonly LogEvent[], event: LogEvent): string[] =>
  judgeInSheet(log, event).map(({ at, code }) => `${at} ${code}`);
export const judgedIn = (log: readonly LogEvent[], change: Change): string[] => codesOf(log, made(50, change));
export const askedOpening = (more: object): LogEvent => ({ ...made(1, opened(4)), body: { ...opening(4), ...more } });
export const bentEvent = (more: object, change: Change = record(1, cards(20, 20, 20, 10))): LogEvent => ({
  ...made(50, change),
  ...more,
});
