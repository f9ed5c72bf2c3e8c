/**
 * What the two engines do not do alike, all of it. SQLite writes one transaction after the other; on Postgres several processes
 * write at once, and rows are locked instead. Everything else of lib/db is said once, for both.
 */
import type { Prisma, PrismaClient } from "../generated/client";

/** Everything made again from the logs is one transaction. */
export const LONGEST_MS = 3_600_000;

/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;
/** Either connection, for what only reads. */
export type Reader = Pick<PrismaClient, keyof Tx>;

export interface Connections {
  readonly reads: PrismaClient;
  readonly writes: PrismaClient;
  /** What was opened is not what is there any more. */
  isGone(): boolean;
}

/** What is written differently in raw SQL. */
interface Dialect {
  /** The lists and objects of a list in JSON, of its field where one is named, as `alias.value`. */
  each(json: Prisma.Sql, alias: Prisma.Sql, field?: string): Prisma.Sql;
  /** The texts of such a list. */
  texts(json: Prisma.Sql, alias: Prisma.Sql): Prisma.Sql;
  /** All the rows of a group as one object, in text. */
  readonly figures: Prisma.Sql;
  /** A join in the order in which it is written, where the engine would not find it by itself. */
  readonly join: Prisma.Sql;
}

export interface Engine {
  readonly name: "sqlite" | "postgres";
  readonly sql: Dialect;
  open(url?: string): Connections;
  /** What waits for one another in this process: everything, or what adds to one log; undefined: nothing. */
  queueOf(log: string | undefined): string | undefined;
  /** The transaction left nothing behind, and may succeed if it is begun again. */
  isAgain(error: unknown): boolean;
  /** The database cannot be asked just now. */
  isAway(error: unknown): boolean;
  /** Until the transaction ends, nobody else adds to this log, nor to what is made of it. */
  lockLog(tx: Tx, log: string): Promise<unknown>;
  /** Until the transaction ends, nobody adds to this log. */
  shareLog(tx: Tx, log: string): Promise<unknown>;
  /** Until the transaction ends, nobody else changes what is kept of this season. */
  lockSeason(tx: Tx, key: number): Promise<unknown>;
}
