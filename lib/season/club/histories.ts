/** The histories that a club's log holds. */
import type { LogEvent } from "#lib/log/event";
import { keptIn } from "#lib/rules/lists";
import { readClubEvent } from "./club-event";
import type { HistoryBody } from "./history-body";

/** The histories in an ordered log that were not withdrawn. */
export function historiesIn(
  log: readonly LogEvent[],
): { readonly id: string; readonly at: string; readonly body: HistoryBody }[] {
  const back = new Set(log.flatMap(({ kind, refs }) => (kind === "history.withdrawn" ? (refs ?? []) : [])));
  return log.flatMap((event) => {
    const body = back.has(event.id) ? undefined : historyIn(event);
    return body ? [{ id: event.id, at: event.at, body }] : [];
  });
}

/** The history in an event; undefined if it is none, or unreadable. */
export function historyIn(event: LogEvent): HistoryBody | undefined {
  if (event.kind !== "history.brought") return undefined;
  return keptIn(known, event, () => readClubEvent(event).event?.body as HistoryBody | undefined);
}

/** Cached while the log is in memory: it may hold a thousand evenings. */
const known = new WeakMap<LogEvent, HistoryBody | undefined>();
