/**
 * One SQLite file, two connections: one that reads, and cannot write, and one that writes, one transaction after the other.
 * On a single connection, another request's query would run *inside* an open transaction; and two that write would wait for
 * each other's lock, holding up the whole process.
 */
import { statSync } from "node:fs";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { Prisma, PrismaClient } from "./generated/client";
import { databasePath, databaseUrl } from "./url";

/** An answer of "accepted" must survive a power cut: the adapter's own default would flush later. */
const DURABLE = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000;";
/** A write that was forgotten in another file fails instead of escaping the queue. */
const READING = "PRAGMA journal_mode = WAL; PRAGMA query_only = ON; PRAGMA cache_size = -32000;";

/** Everything made again from the logs is one transaction. */
const LONGEST_MS = 3_600_000;
/** A phone waits fifteen seconds, and asks again. */
const BUSY_MS = 12_000;
const BUSY_AGAIN_MS = 50;

class Sqlite extends PrismaBetterSqlite3 {
  constructor(private readonly pragmas: string) {
    super({ url: databaseUrl() });
  }
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript(this.pragmas);
    if (kept.petitAuBoutDb) kept.petitAuBoutDb.file ??= fileAt(databasePath());
    return connection;
  }
}

/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;
/** Either connection, for what only reads. */
export type Reader = Pick<PrismaClient, keyof Tx>;

interface Database {
  readonly reads: PrismaClient;
  readonly writes: PrismaClient;
  /** Done when the last write that was asked for is. */
  last: Promise<unknown>;
  /** Which file was opened, once one was. */
  file?: string | undefined;
}

/** A file by what it is, not by its name: undefined where there is none. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Deleted, or another put in its place: what is written now is gone with the process that writes it. */
export class DatabaseGone extends Error {
  override name = "DatabaseGone";
}

export function isGone({ file } = database()): boolean {
  return file !== undefined && fileAt(databasePath()) !== file;
}

// On the global object, because a development server loads this module again at each change.
const kept = globalThis as { petitAuBoutDb?: Database };

function database(): Database {
  const transactionOptions = { timeout: LONGEST_MS, maxWait: LONGEST_MS };
  kept.petitAuBoutDb ??= {
    reads: new PrismaClient({ adapter: new Sqlite(READING) }),
    writes: new PrismaClient({ adapter: new Sqlite(DURABLE), transactionOptions }),
    last: Promise.resolve(),
  };
  return kept.petitAuBoutDb;
}

/** What is committed, to be read. */
export const db = (): PrismaClient => database().reads;

/**
 * One transaction, after those asked for before it: all of `work` is kept, or, if it throws, none. It is begun again where
 * another process was writing. Nothing else may be waited for inside, least of all another `write`.
 */
export function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const here = database();
  const done = here.last.then(() => patiently(here, work));
  here.last = done.catch(() => {});
  return done;
}

/** Another process may be writing (`npm run rebuild`): SQLite says so at once, and holding the thread would hold everybody. */
async function patiently<T>(here: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    // A closed client would open itself again, beside the one that writes now.
    if (kept.petitAuBoutDb !== here) throw new Error("the database was closed before this was written");
    if (isGone(here)) throw new DatabaseGone();
    try {
      const done = await here.writes.$transaction(work);
      if (isGone(here)) throw new DatabaseGone();
      return done;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_AGAIN_MS));
  }
}

const isBusy = (error: unknown): boolean => error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P1008";

export async function closeDb(): Promise<void> {
  const open = kept.petitAuBoutDb;
  kept.petitAuBoutDb = undefined;
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
