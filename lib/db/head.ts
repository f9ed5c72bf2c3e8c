/**
 * A log in memory: read once, folded event by event, kept while it is used, so that the next event costs the same however long
 * the log is. Each use checks it in its own transaction: the last known event must still be at its place in the database.
 */

import { foldHall } from "#lib/hall/fold-hall";
import type { Hall } from "#lib/hall/hall";
import type { LogEvent, LogKind } from "#lib/log/event";
import { ClubFold } from "#lib/season/club/club";
import { EarlierResults } from "#lib/season/tally/earlier-results";
import type { Received } from "#lib/season/tally/tallied";
import { SheetFold } from "#lib/sheet/fold";
import { hashWith, NO_HASH } from "#lib/sheet/log-hash";
import { db, type Reader } from "./client";
import { byDatabase } from "./memory";
import { readGrown, readLog } from "./read";

/** All kept logs together, as text; in memory they take a few times that. */
const MOST_BYTES = 8 * 2 ** 20;
const MOST_LOGS = 1_000;
/** Bytes of an event besides its body: ids, dates, indexes. */
const ROW_BYTES = 250;

/** The space used by a log, or by one device in it. */
export interface TakenEvent {
  readonly events: number;
  readonly bytes: number;
}

const NOTHING: TakenEvent = { events: 0, bytes: 0 };

export class Head {
  readonly log: Received[] = [];
  readonly events: LogEvent[] = [];
  /** The hash of the log after each event (lib/sheet/log-hash.ts). */
  readonly hashes: number[] = [];
  readonly slots = new Set<number>();
  readonly sheet = new SheetFold();
  readonly club = new ClubFold();
  readonly earlier = new EarlierResults();
  taken = NOTHING;
  private readonly byId = new Map<string, LogEvent>();
  private readonly byDevice = new Map<string, TakenEvent>();

  constructor(readonly kind: LogKind) {}

  /** Adds the next event of the log. */
  add(received: Received): void {
    const { event } = received;
    this.log.push(received);
    this.events.push(event);
    this.hashes.push(hashWith(this.hashes.at(-1) ?? NO_HASH, event.id));
    this.byId.set(event.id, event);
    const slot = slotColumn(event);
    if (slot !== null) this.slots.add(slot);
    if (this.kind !== "hall") this[this.kind].add(event);
    this.folded = undefined;
    const bytes = bytesOf(event);
    this.taken = plus(this.taken, bytes);
    this.byDevice.set(event.device, plus(this.takenBy(event.device), bytes));
  }

  private folded: Hall | null | undefined;
  /** Only for a tournament's log. */
  get hall(): Hall | null {
    this.folded ??= foldHall(this.events);
    return this.folded;
  }

  find = (id: string): LogEvent | undefined => this.byId.get(id);

  takenBy = (device: string): TakenEvent => this.byDevice.get(device) ?? NOTHING;
}

const plus = ({ events, bytes }: TakenEvent, more: number): TakenEvent => ({ events: events + 1, bytes: bytes + more });

export const bytesOf = ({ body, refs }: Pick<LogEvent, "body" | "refs">): number =>
  Buffer.byteLength(JSON.stringify(body) ?? "") + 40 * (refs?.length ?? 0) + ROW_BYTES;

/** The slot of a recorded deal. Of an event that a newer app wrote, nothing is known for certain. */
export function slotColumn({ kind, body }: LogEvent): number | null {
  const { slot } = kind === "deal.recorded" ? (body as { slot?: unknown }) : {};
  return Number.isInteger(slot) && Math.abs(slot as number) < 2 ** 31 ? (slot as number) : null;
}

/** The log as this reader sees it, up to its last event. */
export async function headOf(reader: Reader, log: string, kind: LogKind): Promise<Head> {
  const here = keptBy(reader);
  const there = here.get(log);
  const known = there?.kind === kind ? there : new Head(kind);
  const { length } = known.log;
  const rows = await readLog(reader, log, length - 1);
  // Another caller may have read the log at the same time.
  const isSame = rows[0]?.event.id === known.log[length - 1]?.event.id;
  const head = isSame ? known : new Head(kind);
  const all = isSame || !length ? rows : await readLog(reader, log);
  for (const row of all) if (row.event.seq === head.log.length + 1) head.add(row);
  keep(here, log, head);
  return head;
}

/** The same for many logs: those in memory are checked with one query, only the others are read one by one. */
export async function headsOf(reader: Reader, logs: readonly string[], kind: LogKind): Promise<Head[]> {
  const here = keptBy(reader);
  const known = new Map<string, { readonly head: Head; readonly length: number }>();
  for (const log of logs) {
    const head = here.get(log);
    if (head?.kind === kind) known.set(log, { head, length: head.log.length });
  }
  const rows = await readGrown(
    reader,
    [...known].map(([log, { length }]) => ({ log, from: length })),
  );
  return Promise.all(
    logs.map((log) => {
      const { head, length = 0 } = known.get(log) ?? {};
      const [last, ...more] = rows.get(log) ?? [];
      if (!head || last?.event.id !== head.log[length - 1]?.event.id) return headOf(reader, log, kind);
      for (const row of more) if (row.event.seq === head.log.length + 1) head.add(row);
      keep(here, log, head);
      return head;
    }),
  );
}

/** Call after a failed transaction: what it added is not in the database. */
export const forgetHead = (log: string): void => void kept().writing.delete(log);

export const isKept = (log: string): boolean => kept().writing.has(log);

/** Logs that were read in parts, kept for the next reader. */
export const isRead = (log: string): boolean => kept().reading.has(log);
export const keepForReading = (log: string, head: Head): void => keep(kept().reading, log, head);

/** Keeps a log read outside a transaction, unless a writer has kept a newer one. */
export function keepForWriting(log: string, head: Head): void {
  if (!isKept(log)) keep(kept().writing, log, head);
}

type Kept = Map<string, Head>;

/** Apart, because a writer's logs may hold uncommitted events, which readers must not see. */
const kept = byDatabase((): { readonly reading: Kept; readonly writing: Kept } => ({ reading: new Map(), writing: new Map() }));

const keptBy = (reader: Reader): Kept => (reader === db() ? kept().reading : kept().writing);

/** Keeps it as the last used, and drops those used longest ago. */
function keep(here: Kept, log: string, head: Head): void {
  here.delete(log);
  here.set(log, head);
  let bytes = 0;
  for (const { taken } of here.values()) bytes += taken.bytes + ROW_BYTES;
  for (const [oldest, { taken }] of here) {
    if ((bytes <= MOST_BYTES && here.size <= MOST_LOGS) || here.size === 1) return;
    here.delete(oldest);
    bytes -= taken.bytes + ROW_BYTES;
  }
}
