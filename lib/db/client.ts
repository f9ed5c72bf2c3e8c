/**
 * The database: what is committed, to be read; and transactions, begun again where they may be. Whoever reads logs reads those of any
 * game: all are there with it.
 */
import "#lib/rules/all-games";
import type { Connections, Engine, Tx } from "./engine/engine";
import { postgres } from "./engine/postgres";
import { sqlite } from "./engine/sqlite";
import { Prisma, type PrismaClient } from "./generated/client";
import { isPostgres } from "./url";

export type { Reader, Tx } from "./engine/engine";

/** A phone waits fifteen seconds, and asks again. */
const BUSY_MS = 12_000;
const BUSY_AGAIN_MS = 50;

interface Database extends Connections {
  readonly engine: Engine;
  /** By queue, done when the last write that was asked for is. */
  readonly last: Map<string, Promise<unknown>>;
}

/** The one that `DATABASE_URL` names. */
const engine = (): Engine => (isPostgres() ? postgres : sqlite);

/** Deleted, or another put in its place, or out of reach: what is written now would be gone with the process that writes it. */
class DatabaseGone extends Error {
  override name = "DatabaseGone";
}

export const isGone = (): boolean => database().isGone();

// On the global object, because a development server loads this module again at each change.
const kept = globalThis as { petitAuBoutDb?: Database };

function database(): Database {
  const chosen = engine();
  kept.petitAuBoutDb ??= { ...chosen.open(), engine: chosen, last: new Map() };
  return kept.petitAuBoutDb;
}

/** What is committed, to be read. */
export const db = (): PrismaClient => database().reads;

/**
 * One transaction: all of `work` is kept, or, if it throws, none. It is begun again where another was in its way. Of those that name
 * the same `log`, one comes after the other, here and in every other process: whatever adds to a log or is made of it names it.
 * Nothing else may be waited for inside, least of all another `write`.
 */
export function write<T>(work: (tx: Tx) => Promise<T>, log?: string): Promise<T> {
  const here = database();
  const queue = here.engine.queueOf(log);
  const locked = log === undefined ? work : (tx: Tx) => here.engine.lockLog(tx, log).then(() => work(tx));
  if (queue === undefined) return patiently(here, locked);
  const done = (here.last.get(queue) ?? Promise.resolve()).then(() => patiently(here, locked));
  const over = done
    .catch(() => {})
    .then(() => {
      if (here.last.get(queue) === over) here.last.delete(queue);
    });
  here.last.set(queue, over);
  return done;
}

async function patiently<T>(here: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    // A closed client would open itself again, beside the one that writes now.
    if (kept.petitAuBoutDb !== here) throw new Error("the database was closed before this was written");
    if (here.isGone()) throw new DatabaseGone();
    try {
      const done = await here.writes.$transaction(work);
      if (here.isGone()) throw new DatabaseGone();
      return done;
    } catch (error) {
      if (here.engine.isAway(error)) throw new DatabaseGone("out of reach", { cause: error });
      if (!here.engine.isAgain(error) || performance.now() > end) throw error;
    }
    // Two that were in each other's way do not come back at the same time.
    await new Promise((resolve) => setTimeout(resolve, BUSY_AGAIN_MS * (0.5 + Math.random())));
  }
}

/** Until the transaction ends, nobody else adds to this log, nor to what is made of it. */
export const lockLog = (tx: Tx, log: string): Promise<unknown> => engine().lockLog(tx, log);
/** Until the transaction ends, nobody adds to this log. */
export const shareLog = (tx: Tx, log: string): Promise<unknown> => engine().shareLog(tx, log);
/** Until the transaction ends, nobody else changes what is kept of this season. */
export const lockSeason = (tx: Tx, key: number): Promise<unknown> => engine().lockSeason(tx, key);
/** What is said differently in raw SQL. */
export const dialect = () => engine().sql;

/** Phones keep what they noted, and ask again. */
export const isAway = (error: unknown): boolean => (error as Error)?.name === "DatabaseGone" || engine().isAway(error);

export async function closeDb(): Promise<void> {
  const open = kept.petitAuBoutDb;
  delete kept.petitAuBoutDb;
  await open?.reads.$disconnect();
  await open?.writes.$disconnect();
}

/** Whether the row is new; false when a unique column already holds it. */
export async function inserted(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** A unique column already holds it. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
