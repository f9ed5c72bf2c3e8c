/**
 * All that this server holds of anybody's, and how often it lets try, in one table. Each limit says itself in words where it is
 * met, and all are told in docs/limits.md. Strangers are counted by where they come from, phones by their token: nobody's right to write is used up by somebody else.
 */
import { DAY_MS } from "#lib/log/limits";
import { itemAt } from "#lib/rules/item-at";
import { type Tx, write } from "./client";
import type { LogKind, TakenEvent } from "./head";
import { byDatabase } from "./memory";

const KB = 1024;
const MB = 1024 * KB;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a log holds, `kept` of it for those who run it whatever players wrote; and what one player's phone may write of it. */
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

/** Tables of one day of a season: each is looked through when another joins its evening. As many as a hall has. */
export const MOST_TABLES = 200;

/** Phones that may come in, those shut out not counted. A link that leaks fills the room of its own role, and no other's. */
export const DEVICES = { viewer: 2_000, player: 500, owner: 100 } as const;

/** How often something may be tried within a stretch of time. */
export interface Limit {
  readonly most: number;
  readonly ms: number;
}

/**
 * Wrong codes alone count; a link, which nobody guesses, never. A code is 40 bits and lives ten minutes: who tries for all of them
 * from one address finds one of a hundred live ones once in a hundred million times.
 */
export const WRONG_BY_PHONE: Limit = { most: 20, ms: 10 * MINUTE_MS };
export const WRONG_BY_ADDRESS: Limit = { most: 100, ms: 10 * MINUTE_MS };
/** What a stranger can write: sheets and clubs of his own. A hall of two hundred tables opens them within the hour. */
export const OPEN_BY_PHONE: Limit = { most: 200, ms: HOUR_MS };
export const OPEN_BY_ADDRESS: Limit = { most: 300, ms: HOUR_MS };
/** So many logs of a megabyte at most: what one address can ever make of a day, whatever it fills later. */
export const OPEN_BY_ADDRESS_A_DAY: Limit = { most: 1_000, ms: DAY_MS };
/** Whole clubs. */
export const IMPORT_BY_PHONE: Limit = { most: 20, ms: HOUR_MS };
export const IMPORT_BY_ADDRESS: Limit = { most: 60, ms: HOUR_MS };
/** Recovery codes that a club makes, each in place of the one before. */
export const RECOVERY_BY_CLUB: Limit = { most: 20, ms: DAY_MS };
/** Ways in that a log makes, each kept for good: a link changed every quarter of an hour. */
export const LINKS_BY_LOG: Limit = { most: 100, ms: DAY_MS };
/**
 * Kilobytes that an address stores in a day before it opens and imports nothing more. What is open goes on by any phone that has not
 * itself stored its own day's worth: twenty evenings, so that nobody is stopped by who else is behind the same address.
 */
export const KB_BY_ADDRESS: Limit = { most: 200 * KB, ms: DAY_MS };
export const KB_BY_PHONE: Limit = { most: 2 * KB, ms: DAY_MS };

/** A sheet that holds its opening and nothing else, and that no phone has asked for so long, is swept. */
export const SWEPT_AFTER_MS = 180 * DAY_MS;

type Full = "sheet-full" | "players-full" | "device-full";

/** Why a log has no room for so many bytes more; undefined where it has. */
export function whyFull(room: Room, isOwner: boolean, all: TakenEvent, mine: TakenEvent, bytes: number): Full | undefined {
  const isOver = (taken: TakenEvent, events: number, most: number) => taken.events >= events || taken.bytes + bytes > most;
  if (isOver(all, room.events, room.bytes)) return "sheet-full";
  if (isOwner) return undefined;
  if (isOver(mine, room.device.events, room.device.bytes)) return "device-full";
  return isOver(all, room.events - room.kept.events, room.bytes - room.kept.bytes) ? "players-full" : undefined;
}

/** Those that are used up, until when: nobody's knocking is written down for ever. */
const closed = byDatabase(() => new Map<string, number>());
/** Of so many at once: whoever comes in ever new names fills no memory. */
const MOST_KEPT = 10_000;

function keepIn(here: Map<string, number>, name: string, value: number): void {
  if (here.size >= MOST_KEPT) here.clear();
  here.set(name, value);
}

/** What is counted together: whom or what for, and its limit. */
export type Try = readonly [bucket: string, limit: Limit];

const isClosed = (bucket: string): boolean => (closed().get(bucket) ?? 0) > Date.now();

/** Counts this try against each, in one transaction; false when it is one too many for any. Where one is used up nothing is written. */
export async function areAllowed(tries: readonly Try[], by = 1): Promise<boolean> {
  if (tries.some(([bucket]) => isClosed(bucket))) return false;
  const now = Date.now();
  const counts = await write((tx) => inTurn(tries, ([bucket, { ms }]) => add(tx, bucket, windowOf(ms, now), by)));
  const over = tries.filter(([, { most }], i) => itemAt(counts, i) > most);
  for (const [bucket, { ms }] of over) keepIn(closed(), bucket, windowOf(ms, now) * MINUTE_MS);
  return over.length === 0;
}

export const isAllowed = (bucket: string, limit: Limit, by = 1): Promise<boolean> => areAllowed([[bucket, limit]], by);

/** They were no failures. */
export async function forgive(tries: readonly Try[]): Promise<void> {
  const now = Date.now();
  await write((tx) => inTurn(tries, ([bucket, { ms }]) => add(tx, bucket, windowOf(ms, now), -1)));
}

/** One after the other: a transaction has one connection. */
async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}

/** Named by its end, in minutes: what is over is over for every limit. */
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

/** Written down a few hundred kilobytes at a time. */
const WRITTEN_KB = 256;
const pending = new Map<string, number>();

/** Who stores: a phone, by the hash of its token, from an address. */
export interface Storer {
  readonly address: string;
  readonly phone: string;
}

const kbOf = ({ address, phone }: Storer): readonly [Try, Try] => [
  [`kb ${address}`, KB_BY_ADDRESS],
  [`kb of ${phone}`, KB_BY_PHONE],
];

/** So much was stored. */
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

/** Whether a phone may add to what is open: it stops where both it and its address have had their day's worth. Asked of no disk. */
export const mayStore = (who: Storer): boolean => !kbOf(who).every(([bucket]) => isClosed(bucket));
