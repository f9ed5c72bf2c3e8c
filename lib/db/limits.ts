/**
 * All limits of what this server stores and how often it lets try, in one table. The screen that meets a limit explains it, and
 * docs/limits.md lists all. Strangers are counted by address, phones by token, so that nobody's right to write is used up by
 * another.
 */
import type { LogKind } from "#lib/log/event";
import { DAY_MS } from "#lib/log/limits";
import { itemAt } from "#lib/rules/item-at";
import { type Tx, write } from "./client";
import type { TakenEvent } from "./head";
import { byDatabase } from "./memory";

const KB = 1024;
const MB = 1024 * KB;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The room of a log: `kept` is reserved for its owners, whatever players wrote; `device` is what one player's phone may write.
 */
interface Room extends TakenEvent {
  readonly kept: TakenEvent;
  readonly device: TakenEvent;
}

const device: TakenEvent = { events: 1_000, bytes: 512 * KB };

export const ROOM: Readonly<Record<LogKind, Room>> = {
  /** Ten long evenings, each deal confirmed. */
  sheet: { events: 2_000, bytes: MB, kept: { events: 500, bytes: 256 * KB }, device },
  /** Players only add people to it. */
  club: { events: 5_000, bytes: 3 * MB, kept: { events: 3_000, bytes: 2 * MB }, device },
  /** Two hundred tables, twenty positions: each sheet handed in and put right, signed by four, and the arbiter called. */
  hall: { events: 40_000, bytes: 16 * MB, kept: { events: 10_000, bytes: 6 * MB }, device },
};

/** A season is a page of its own: four a year, for fifty years. */
export const MOST_SEASONS = 200;

/** Tables of one day of a season: each is read again when another joins its evening. As many as a tournament has. */
export const MOST_TABLES_A_DAY = 200;

/** Phones that may come in, those shut out not counted. A link that leaks fills the room of its own role, and no other's. */
export const DEVICES = { viewer: 2_000, player: 500, owner: 100 } as const;

/** How often something may be tried within a stretch of time. */
export interface Limit {
  readonly most: number;
  readonly ms: number;
}

/**
 * Only wrong codes count; links cannot be guessed. A code is 40 bits and lives ten minutes: whoever uses up all tries from one
 * address finds one of a hundred live codes once in a hundred million times.
 */
export const WRONG_BY_PHONE: Limit = { most: 20, ms: 10 * MINUTE_MS };
export const WRONG_BY_ADDRESS: Limit = { most: 100, ms: 10 * MINUTE_MS };
/** What a stranger can open: sheets and clubs. A tournament of two hundred tables opens them within the hour. */
export const OPEN_BY_PHONE: Limit = { most: 200, ms: HOUR_MS };
export const OPEN_BY_ADDRESS: Limit = { most: 300, ms: HOUR_MS };
/** At a megabyte each, this bounds what one address can ever fill from one day's logs. */
export const OPEN_BY_ADDRESS_A_DAY: Limit = { most: 1_000, ms: DAY_MS };
/** Imports of whole clubs. */
export const IMPORT_BY_PHONE: Limit = { most: 20, ms: HOUR_MS };
export const IMPORT_BY_ADDRESS: Limit = { most: 60, ms: HOUR_MS };
/** Recovery codes that a club makes, each in place of the one before. */
export const RECOVERY_BY_CLUB: Limit = { most: 20, ms: DAY_MS };
/** New links of one log, each stored for good: one every quarter of an hour. */
export const LINKS_BY_LOG: Limit = { most: 100, ms: DAY_MS };
/**
 * Kilobytes that an address stores in a day before it may open and import nothing more. Open sheets go on for any phone that has
 * not stored its own day's worth: twenty evenings, so that nobody is stopped by others behind the same address.
 */
export const KB_BY_ADDRESS: Limit = { most: 200 * KB, ms: DAY_MS };
export const KB_BY_PHONE: Limit = { most: 2 * KB, ms: DAY_MS };

/** A sheet with only its opening is swept after no phone has asked for it this long. */
export const SWEPT_AFTER_MS = 180 * DAY_MS;

type Full = "sheet-full" | "players-full" | "device-full";

/** Why a log has no room for `bytes` more; undefined if it has. */
export function whyFull(room: Room, isOwner: boolean, all: TakenEvent, mine: TakenEvent, bytes: number): Full | undefined {
  const isOver = (taken: TakenEvent, events: number, most: number) => taken.events >= events || taken.bytes + bytes > most;
  if (isOver(all, room.events, room.bytes)) return "sheet-full";
  if (isOwner) return undefined;
  if (isOver(mine, room.device.events, room.device.bytes)) return "device-full";
  return isOver(all, room.events - room.kept.events, room.bytes - room.kept.bytes) ? "players-full" : undefined;
}

/** Limits that are used up, with when they end. Kept in memory, so that further tries write nothing. */
const closed = byDatabase(() => new Map<string, number>());
/** At most so many, so that made-up names cannot fill the memory. */
const MOST_KEPT = 10_000;

function keepIn(here: Map<string, number>, name: string, value: number): void {
  if (here.size >= MOST_KEPT) here.clear();
  here.set(name, value);
}

/** What is counted, and its limit. */
export type Try = readonly [bucket: string, limit: Limit];

const isClosed = (bucket: string): boolean => (closed().get(bucket) ?? 0) > Date.now();

/**
 * Counts this try against each limit, in one transaction; false if any is exceeded. If one is used up already, nothing is
 * written.
 */
export async function areAllowed(tries: readonly Try[], by = 1): Promise<boolean> {
  if (tries.some(([bucket]) => isClosed(bucket))) return false;
  const now = Date.now();
  const counts = await write((tx) => inTurn(tries, ([bucket, { ms }]) => add(tx, bucket, windowOf(ms, now), by)));
  const over = tries.filter(([, { most }], i) => itemAt(counts, i) > most);
  for (const [bucket, { ms }] of over) keepIn(closed(), bucket, windowOf(ms, now) * MINUTE_MS);
  return over.length === 0;
}

export const isAllowed = (bucket: string, limit: Limit, by = 1): Promise<boolean> => areAllowed([[bucket, limit]], by);

/** Takes back tries that turned out not to be failures. */
export async function forgive(tries: readonly Try[]): Promise<void> {
  const now = Date.now();
  await write((tx) => inTurn(tries, ([bucket, { ms }]) => add(tx, bucket, windowOf(ms, now), -1)));
}

/** One after the other, because a transaction has one connection. */
async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}

/** A window is named by its end, in minutes since 1970, so that old ones of every limit can be deleted alike. */
const windowOf = (ms: number, now: number): number => ((Math.floor(now / ms) + 1) * ms) / MINUTE_MS;

async function add(tx: Tx, bucket: string, window: number, by: number): Promise<number> {
  const key = { bucket, window };
  const { count } = await tx.attempt.upsert({
    where: { bucket_window: key },
    create: { ...key, count: Math.max(0, by) },
    update: { count: { increment: by } },
  });
  if (count === by) await tx.attempt.deleteMany({ where: { window: { lt: Date.now() / MINUTE_MS } } });
  return count;
}

/** Stored bytes are added up in memory, and written a quarter of a megabyte at a time. */
const WRITTEN_KB = 256;
const pending = new Map<string, number>();

/** The phone that stores, by the hash of its token, and its address. */
export interface Storer {
  readonly address: string;
  readonly phone: string;
}

const kbOf = ({ address, phone }: Storer): readonly [Try, Try] => [
  [`kb ${address}`, KB_BY_ADDRESS],
  [`kb of ${phone}`, KB_BY_PHONE],
];

/** Counts bytes that were stored. */
export async function spend(who: Storer, bytes: number): Promise<void> {
  const due: [Try, number][] = [];
  for (const one of kbOf(who)) {
    const kb = (pending.get(one[0]) ?? 0) + bytes / KB;
    keepIn(pending, one[0], kb < WRITTEN_KB ? kb : 0);
    if (kb >= WRITTEN_KB) due.push([one, Math.round(kb)]);
  }
  for (const [one, kb] of due) if (!isClosed(one[0])) await areAllowed([one], kb);
}

/** Whether an address may open and import more today. */
export const hasRoom = ({ address }: Pick<Storer, "address">): Promise<boolean> => isAllowed(`kb ${address}`, KB_BY_ADDRESS, 0);

/** Whether a phone may add to open logs: it stops once both it and its address have had their day's worth. Reads no disk. */
export const mayStore = (who: Storer): boolean => !kbOf(who).every(([bucket]) => isClosed(bucket));
