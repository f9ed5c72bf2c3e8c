/**
 * Postgres, for several processes, or a database on another machine. A write locks the row of its log, and that of the season; if
 * two transactions deadlock, Postgres ends one, and that one is begun again. No advisory locks, so that other databases that
 * speak Postgres' protocol may work too.
 */
import { Prisma } from "../generated/client";
import { PrismaClient } from "../postgres/generated/client";
import { databaseUrl } from "../url";
import { type Connections, type Engine, LONGEST_MS } from "./engine";

/** Connections of one process: so many to read, so many to write, and one that listens (lib/db/postgres/news.ts). */
export const POOL = 6;
const CONNECT_MS = 10_000;

interface Settings {
  readonly connectionString: string;
  readonly options?: string;
}

/** The driver is loaded by the first query: a server on SQLite never loads it. */
class Postgres {
  readonly provider = "postgres";
  readonly adapterName = "@prisma/adapter-pg";
  constructor(private readonly settings: Settings) {}
  async connect() {
    const { PrismaPg } = await import("@prisma/adapter-pg");
    const pool = { ...this.settings, max: POOL, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
    return new PrismaPg(pool, { onPoolError: () => {}, onConnectionError: () => {} }).connect();
  }
}

/** Typed as the SQLite client, which is generated from the same models. */
const client = (settings: Settings, transactionOptions = {}): Connections["reads"] =>
  new PrismaClient({ adapter: new Postgres(settings), transactionOptions }) as unknown as Connections["reads"];

/** Read-only, so that a write outside a transaction fails. */
const READING = { options: "-c default_transaction_read_only=on" };

const codeOf = (error: unknown): string =>
  error instanceof Prisma.PrismaClientKnownRequestError ? error.code : String((error as { code?: unknown })?.code ?? "");

/**
 * Codes for: not reachable, closed, no free connection, a transaction lost with its connection; Prisma's, Postgres' and the
 * socket's.
 */
const AWAY = /^(P1001|P1002|P1008|P1011|P1017|P2024|P2028|08\w{3}|57P0\d|53300|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
const SAYS_AWAY = /terminat|connection|ECONN|not reachable|the database system is|Code: `(08\w{3}|57P0\d|53300)`/i;

/**
 * JSON escapes that Postgres text cannot hold: U+0000 and lone surrogates. They are removed; no id that is searched for has any.
 */
const UNREADABLE = String.raw`(?<!\\)((?:\\\\)*)\\u(?:0000|[dD][89a-fA-F][0-9a-fA-F]{2})`;
const readable = (json: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`regexp_replace(CAST(${json} AS text), ${UNREADABLE}, ${String.raw`\1`}, 'g')`;

export const postgres: Engine = {
  name: "postgres",
  sql: {
    each: (json, alias, field) => {
      const asked = field === undefined ? Prisma.empty : Prisma.raw(`-> '${field}'`);
      return Prisma.sql`json_array_elements(CAST(${readable(json)} AS json) ${asked}) AS ${alias}("value")`;
    },
    texts: (json, alias) => Prisma.sql`json_array_elements_text(CAST(${readable(json)} AS json)) AS ${alias}("value")`,
    figures: Prisma.sql`CAST(json_object_agg("name", "value") AS text)`,
    join: Prisma.sql`JOIN`,
  },
  open: (connectionString = databaseUrl()) => ({
    reads: client({ connectionString, ...READING }),
    writes: client({ connectionString }, { timeout: LONGEST_MS, maxWait: LONGEST_MS }),
    isGone: () => false,
  }),
  queueOf: (log) => log,
  // A write conflict or a deadlock: the transaction was rolled back.
  isAgain: (error) =>
    codeOf(error) === "P2034" || (codeOf(error) === "P2010" && /`(40001|40P01)`/.test(String((error as Error).message))),
  isAway: (error) =>
    AWAY.test(codeOf(error)) || (/^(P2010|P2039|)$/.test(codeOf(error)) && SAYS_AWAY.test(String((error as Error)?.message))),
  lockLog: (tx, log) => tx.$queryRaw`SELECT 1 FROM "Sheet" WHERE "id" = ${log} FOR NO KEY UPDATE`,
  shareLog: (tx, log) => tx.$queryRaw`SELECT 1 FROM "Sheet" WHERE "id" = ${log} FOR SHARE`,
  lockSeason: (tx, key) => tx.$queryRaw`SELECT 1 FROM "Season" WHERE "key" = ${key} FOR NO KEY UPDATE`,
};
