/** Logs for tests: changes get readable ids and the minutes of one evening, and the server's numbers if a test wants them. */
import "#lib/rules/all-games";
import type { LogEvent } from "#lib/log/event";
import type { Json } from "#lib/rules/read";
import { open, stampSheet } from "./change";
import type { Change } from "./event";
import { foldSheet } from "./fold";
import { type Chapter, historyOf } from "./history";
import type { AskedOpening } from "./opening";
import type { Sheet, SheetDeal } from "./sheet";

export const SHEET = "01930000-0000-7000-8000-00000000abcd";
export const eventId = (n: number): string => `01930000-0000-7000-8000-${String(n).padStart(12, "0")}`;
export const minute = (n: number): string => new Date(Date.UTC(2026, 10, 21, 20, 0) + n * 60_000).toISOString();

export const made = (n: number, change: Change, device = "nora"): LogEvent =>
  stampSheet(change, { id: eventId(n), sheet: SHEET, at: minute(n), device });

/** The log of these changes, as events 1, 2, 3… */
export const logOf = (...changes: readonly Change[]): LogEvent[] => changes.map((change, i) => made(i + 1, change));
/** The log with one more change. */
export const added = (log: readonly LogEvent[], change: Change, device = "nora"): LogEvent[] => [
  ...log,
  made(log.length + 1, change, device),
];
export const fold = (log: readonly LogEvent[]): Sheet => foldSheet(log) as Sheet;
export const sent = (events: readonly LogEvent[]): LogEvent[] => events.map((event, i) => ({ ...event, seq: i + 1 }));

export const opening = (players: number, more: Partial<AskedOpening> = {}): AskedOpening => ({
  rules: { game: "decale", players },
  names: ["Nora", "Hugo", "Inès", "Paul", "Zoé"].slice(0, players),
  dealer: 0,
  target: null,
  until: null,
  ...more,
});

export const opened = (players: number, more: Partial<AskedOpening> = {}): Change => open(opening(players, more));
export const chaptersOf = (sheet: Sheet, deal: SheetDeal): Chapter[] =>
  historyOf(sheet, deal).flatMap((told) => ("chapter" in told ? [told.chapter] : []));

export const cards = (...cardPoints: readonly number[]): Json => ({ cardPoints });
