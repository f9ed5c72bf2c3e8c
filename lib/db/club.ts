/** A club as its log leaves it. Folded once, then kept in memory with as much of the log as it was made from. */
import { foldClub } from "#lib/season/club";
import type { Club } from "#lib/season/club-event";
import type { SheetEvent } from "#lib/sheet/event";
import { db, type Reader } from "./client";
import { lastSeq, readLog } from "./read";

const MOST_KEPT = 200;

interface Folded {
  readonly log: readonly SheetEvent[];
  readonly club: Club | null;
}

/** By the database they were read from: a test has one of its own. */
const kept = new WeakMap<object, Map<string, Folded>>();

/** Null when there is no such club. `seq` is how far its log has got. */
export async function readClub(reader: Reader, id: string): Promise<{ club: Club; seq: number } | null> {
  const here = foldedHere();
  const known = here.get(id);
  const last = await lastSeq(id, reader);
  if (known?.club && known.log.length === last) return { club: known.club, seq: last };
  if (last === 0 || (await kindOf(reader, id)) !== "club") return null;
  const events = (await readLog(reader, id)).map(({ event }) => event);
  const club = foldClub(events);
  if (here.size >= MOST_KEPT) here.clear();
  here.set(id, { log: events, club });
  return club && { club, seq: last };
}

export type LogKind = "sheet" | "club";

export async function kindOf(reader: Reader, log: string): Promise<LogKind | undefined> {
  const row = await reader.sheet.findUnique({ where: { id: log }, select: { kind: true } });
  return row?.kind as LogKind | undefined;
}

function foldedHere(): Map<string, Folded> {
  const here = kept.get(db()) ?? new Map<string, Folded>();
  kept.set(db(), here);
  return here;
}
