/**
 * One SQLite file, two connections: one that reads, and cannot write, and one that writes, one transaction after the other.
 * On a single connection, another request's query would run *inside* an open transaction; and two that write would wait for
 * each other's lock, holding up the whole process.
 */
import { statSync } from "node:fs";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { Prisma, PrismaClient } from "../generated/client";
import { databasePath, databaseUrl } from "../url";
import { type Connections, type Engine, LONGEST_MS } from "./engine";

/** An answer of "accepted" must survive a power cut: the adapter's own default would flush later. */
const DURABLE = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000;";
/** Read-only, so that a write outside the queue fails. */
const READING = "PRAGMA journal_mode = WAL; PRAGMA query_only = ON; PRAGMA cache_size = -32000;";

class Sqlite extends PrismaBetterSqlite3 {
  constructor(
    private readonly pragmas: string,
    private readonly opened: () => void,
    url: string,
  ) {
    super({ url });
  }
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript(this.pragmas);
    this.opened();
    return connection;
  }
}

/** A file's identity (device and inode), whatever its name; undefined if there is none. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function open(url = databaseUrl()): Connections {
  let file: string | undefined;
  const opened = () => {
    file ??= fileAt(databasePath(url));
  };
  const transactionOptions = { timeout: LONGEST_MS, maxWait: LONGEST_MS };
  return {
    reads: new PrismaClient({ adapter: new Sqlite(READING, opened, url) }),
    writes: new PrismaClient({ adapter: new Sqlite(DURABLE, opened, url), transactionOptions }),
    isGone: () => file !== undefined && fileAt(databasePath(url)) !== file,
  };
}

/** Nothing to lock: SQLite has one writer at a time. */
const alone = async () => {};

export const sqlite: Engine = {
  name: "sqlite",
  sql: {
    each: (json, alias, field) =>
      field === undefined ? Prisma.sql`json_each(${json}) ${alias}` : Prisma.sql`json_each(${json}, ${`$.${field}`}) ${alias}`,
    texts: (json, alias) => Prisma.sql`json_each(${json}) ${alias}`,
    figures: Prisma.sql`json_group_object("name", "value")`,
    join: Prisma.sql`CROSS JOIN`,
  },
  open,
  queueOf: () => "",
  // Another process was writing (`npm run rebuild`). SQLite fails at once; to wait inside it would block this whole process.
  isAgain: (error) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P1008",
  isAway: () => false,
  lockLog: alone,
  shareLog: alone,
  lockSeason: alone,
};
