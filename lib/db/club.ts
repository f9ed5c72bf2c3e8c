/** A club as its log leaves it. */
import type { LogKind } from "#lib/log/event";
import type { Club } from "#lib/season/club/club-event";
import { db, engine, type Reader } from "./client";
import { headOf } from "./head";

/** Null when there is no such club. `seq`: the length of its log; inside a transaction, the log does not grow until that ends. */
export async function readClub(reader: Reader, id: string): Promise<{ club: Club; seq: number } | null> {
  if ((await kindOf(reader, id)) !== "club") return null;
  if (reader !== db()) await engine().shareLog(reader, id);
  const head = await headOf(reader, id, "club");
  const { club } = head.club;
  return club && { club, seq: head.log.length };
}

/** What a log is, and what it is within: a tournament's club, a table's tournament. */
export async function kindAndWithin(reader: Reader, log: string): Promise<{ kind: LogKind; within: string | null } | undefined> {
  const row = await reader.log.findUnique({ where: { id: log }, select: { kind: true, within: true } });
  return row ? { kind: row.kind as LogKind, within: row.within } : undefined;
}

export const kindOf = async (reader: Reader, log: string): Promise<LogKind | undefined> =>
  (await kindAndWithin(reader, log))?.kind;
