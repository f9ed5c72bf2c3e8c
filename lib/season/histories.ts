/** The histories that a club's log holds. */
import type { LogEvent } from "#lib/log/event";
import { readClubEvent } from "./club-event";
import type { HistoryBody } from "./history-body";

/** Of a log in its order, the histories that nobody took back. */
export function historiesIn(
  log: readonly LogEvent[],
): { readonly id: string; readonly at: string; readonly body: HistoryBody }[] {
  const back = new Set(log.flatMap(({ kind, refs }) => (kind === "history.withdrawn" ? (refs ?? []) : [])));
  return log.flatMap((event) => {
    if (event.kind !== "history.brought" || back.has(event.id)) return [];
    const read = readClubEvent(event).event;
    return read ? [{ id: read.id, at: read.at, body: read.body as HistoryBody }] : [];
  });
}
