import type { LogEvent } from "#lib/log/event";
import { bySize } from "#lib/rules/lists";
import type { Received } from "#lib/season/tally/tallied";
import type { SeasonJoined } from "#lib/sheet/event";
import { db, type Reader } from "./client";
import type { Event } from "./generated/client";

/** The largest number that the database's columns hold; no log is longer. */
const MOST_SEQ = 2 ** 31 - 1;

/** The events of a log that follow `after`, in order; at most `limit`. */
export async function readEvents(log: string, after = 0, limit?: number): Promise<LogEvent[]> {
  return (await readLog(db(), log, after, limit)).map(({ event }) => event);
}

/** The same with when they were received, inside a transaction or not. */
export async function readLog(reader: Reader, log: string, after = 0, limit?: number): Promise<Received[]> {
  const rows = await reader.event.findMany({
    where: { logId: log, seq: { gt: Math.min(after, MOST_SEQ) } },
    orderBy: { seq: "asc" },
    ...(limit && { take: limit }),
  });
  return rows.map((row) => ({ event: eventOf(row), receivedAt: row.receivedAt.toISOString() }));
}

/** An engine takes no more conditions in one query. */
const ASKED_AT_ONCE = 200;

/** The events of each log from `from` on, in order. */
export async function readGrown(
  reader: Reader,
  logs: readonly { readonly log: string; readonly from: number }[],
): Promise<ReadonlyMap<string, Received[]>> {
  const grown = new Map<string, Received[]>(logs.map(({ log }) => [log, []]));
  for (const some of bySize(logs, ASKED_AT_ONCE)) {
    const OR = some.map(({ log, from }) => ({ logId: log, seq: { gte: from } }));
    for (const row of await reader.event.findMany({ where: { OR }, orderBy: { seq: "asc" } }))
      grown.get(row.logId)?.push({ event: eventOf(row), receivedAt: row.receivedAt.toISOString() });
  }
  return grown;
}

/** The sequence number of the newest event, 0 for an empty log. */
export async function lastSeq(log: string): Promise<number> {
  const last = await db().event.findFirst({ where: { logId: log }, orderBy: { seq: "desc" }, select: { seq: true } });
  return last?.seq ?? 0;
}

/** Every sheet that ever joined this club, or this season of it. */
export async function sheetsThatJoined(reader: Reader, club: string, season?: string): Promise<string[]> {
  return [...new Set((await joinsOf(reader, club, season)).map(({ sheet }) => sheet))];
}

/** The same with the seating, for each time that a sheet joined; without a club, any club. */
export async function joinsOf(reader: Reader, club?: string, season?: string): Promise<(SeasonJoined & { sheet: string })[]> {
  const joined = await reader.event.findMany({
    where: { kind: "season.joined", body: { contains: season ?? club ?? "" } },
    select: { logId: true, body: true },
    orderBy: { logId: "asc" },
  });
  const given = joined.map(({ logId, body }) => ({ ...(JSON.parse(body) as SeasonJoined), sheet: logId }));
  const isOf = (one: SeasonJoined) => one.club === (club ?? one.club) && one.season === (season ?? one.season);
  return given.filter(isOf);
}

function eventOf(row: Event): LogEvent {
  const { id, logId, seq, kind, v, body, refs, at, device } = row;
  return { id, sheet: logId, seq, kind, v, body: JSON.parse(body), at, device, ...(refs && { refs: JSON.parse(refs) }) };
}
