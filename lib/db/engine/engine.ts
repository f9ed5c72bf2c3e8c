// This folder: the two databases, behind one client.
/**
 * All differences between the two engines. SQLite runs one write transaction at a time; on Postgres several processes write at
 * once, and rows are locked instead. The rest of lib/db is the same for both.
 */
import type { Prisma, PrismaClient } from "../generated/client";

/** The longest transaction: a rebuild of everything from the logs. */
export const LONGEST_MS = 3_600_000;

/** The client inside a transaction. */
export type Tx = Prisma.TransactionClient;
/** Either client, for code that only reads. */
export type Reader = Pick<PrismaClient, keyof Tx>;

export interface Connections {
  readonly reads: PrismaClient;
  readonly writes: PrismaClient;
  /** The file that was opened has been deleted or replaced. */
  isGone(): boolean;
}

/** Where the raw SQL of the engines differs. */
interface Dialect {
  /** Unnests a JSON array of arrays or objects (or the field of that name) into rows: `alias.value`. */
  each(json: Prisma.Sql, alias: Prisma.Sql, field?: string): Prisma.Sql;
  /** The same for a JSON array of texts. */
  texts(json: Prisma.Sql, alias: Prisma.Sql): Prisma.Sql;
  /** An aggregate: the rows of a group as one JSON object, as text. */
  readonly figures: Prisma.Sql;
  /** A join that keeps the written order, where the planner would choose a bad one. */
  readonly join: Prisma.Sql;
}

export interface Engine {
  readonly name: "sqlite" | "postgres";
  readonly sql: Dialect;
  open(url?: string): Connections;
  /** The queue of a write in this process: one for everything, or one per log; undefined: no waiting. */
  queueOf(log: string | undefined): string | undefined;
  /** The transaction was rolled back, and may succeed if it is begun again. */
  isAgain(error: unknown): boolean;
  /** The database cannot be reached now. */
  isAway(error: unknown): boolean;
  /** Until the transaction ends, no other one adds to this log, or to the rows derived from it. */
  lockLog(tx: Tx, log: string): Promise<unknown>;
  /** Until the transaction ends, nobody adds to this log. */
  shareLog(tx: Tx, log: string): Promise<unknown>;
  /** Until the transaction ends, no other one changes this season's rows. */
  lockSeason(tx: Tx, key: number): Promise<unknown>;
}
