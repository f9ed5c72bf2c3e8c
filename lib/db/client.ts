/**
 * The database: reads of what is committed, and transactions, which are begun again where that is safe. This loads all games,
 * since logs of any game are read.
 */
import "#lib/rules/all-games";
import type { Connections, Engine, Tx } from "./engine/engine";
import { postgres } from "./engine/postgres";
import { sqlite } from "./engine/sqlite";
import { Prisma, type PrismaClient } from "./generated/client";
import { isPostgres } from "./url";

export type { Reader, Tx } from "./engine/engine";

/** A phone's request times out after fifteen seconds, and is repeated. */
const BUSY_MS = 12_000;
const BUSY_AGAIN_MS = 50;

interface Database extends Connections {
  readonly engine: Engine;
  /** By queue, a promise of its last write. */
  readonly last: Map<string, Promise<unknown>>;
}

/** The one that `DATABASE_URL` names. */
export const engine = (): Engine => (isPostgres() ? postgres : sqlite);

/** The file was deleted or replaced, or cannot be reached: a write now would be lost with this process. */
class DatabaseGone extends Error {
  override name = "DatabaseGone";
}

export const isGone = (): boolean => database().isGone();

// Global, because a development server loads this module again at each change.
const kept = globalThis as { petitAuBoutDb?: Database };

function database(): Database {
  const chosen = engine();
  kept.petitAuBoutDb ??= { ...chosen.open(), engine: chosen, last: new Map() };
  return kept.petitAuBoutDb;
}

/** The connection for reads: sees only what is committed. */
export const db = (): PrismaClient => database().reads;

/**
 * One transaction: all of `work` is kept, or, if it throws, none. It is begun again if another was in its way. Writes with the
 * same `log` run one at a time, here and in all other processes: every write that adds to a log, or to what is derived from it,
 * names it. Inside, wait for nothing else, least of all another `write`.
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
    // A closed client would reopen itself, beside the new one that writes now.
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
    // Random, so that two that collided do not collide again.
    await new Promise((resolve) => setTimeout(resolve, BUSY_AGAIN_MS * (0.5 + Math.random())));
  }
}

/** Where the raw SQL of the engines differs. */
export const dialect = () => engine().sql;

/** True if the database cannot be reached: phones keep what they noted, and try again. */
export const isAway = (error: unknown): boolean => (error as Error)?.name === "DatabaseGone" || engine().isAway(error);

export async function closeDb(): Promise<void> {
  const open = kept.petitAuBoutDb;
  delete kept.petitAuBoutDb;
  await open?.reads.$disconnect();
  await open?.writes.$disconnect();
}

/** True if the row is new, false if a unique column already holds it. */
export async function inserted(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** The error says that a unique column already holds the value. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
