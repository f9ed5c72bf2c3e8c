/** What a club's histories bring its seasons, kept as the tables of sheets are. */
import { broughtTo } from "#lib/season/brought";
import { readClubEvent } from "#lib/season/club-event";
import type { HistoryBody } from "#lib/season/history-body";
import type { Received } from "#lib/season/tallied";
import type { Tx } from "./client";
import { rowOf } from "./project";
import type { Kept } from "./project-evening";

/** Of a log in its order, the histories that nobody took back. */
export function historiesIn(log: readonly Received[]): { id: string; body: HistoryBody; receivedAt: string }[] {
  const back = new Set(log.flatMap(({ event }) => (event.kind === "history.withdrawn" ? (event.refs ?? []) : [])));
  return log.flatMap(({ event, receivedAt }) => {
    if (event.kind !== "history.brought" || back.has(event.id)) return [];
    const read = readClubEvent(event).event;
    return read ? [{ id: read.id, body: read.body as HistoryBody, receivedAt }] : [];
  });
}

/** The tables of all histories of this season, in place of what was kept of them; `club`'s log to its end. */
export async function putHistories(
  tx: Tx,
  { key, season }: Pick<Kept, "key" | "season">,
  log: readonly Received[],
): Promise<void> {
  await tx.sheetTally.deleteMany({ where: { season: key, sheetId: { contains: "." } } });
  const tables = historiesIn(log).flatMap(({ id, body, receivedAt }) =>
    broughtTo(season.id, id, body).map((tally) => ({ tally, receivedAt })),
  );
  const data = tables.map(({ tally, receivedAt }) => {
    const at = new Date(receivedAt);
    return { season: key, sheetId: tally.sheet, ...rowOf(tally, season, []), firstAt: at, lastAt: at };
  });
  if (data.length > 0) await tx.sheetTally.createMany({ data });
}

/** The seasons that a history has evenings in. */
export const seasonsOf = ({ evenings }: HistoryBody): string[] => [...new Set(evenings.map(({ season }) => season))];
