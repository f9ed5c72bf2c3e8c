import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { Prisma, PrismaClient } from "./generated/client";
import { databaseUrl } from "./url";

/** An answer of "accepted" must survive a power cut: the adapter's own default would flush later. */
class DurableSqlite extends PrismaBetterSqlite3 {
  override async connect() {
    const connection = await super.connect();
    await connection.executeScript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    return connection;
  }
}

// On the global object, because a development server loads this module again at each change.
const kept = globalThis as { petitAuBoutDb?: PrismaClient };

/**
 * The one client of this process. SQLite's adapter has a single connection, on which a query of another request would
 * run *inside* an open transaction and be acknowledged before it commits. So every write here is a single statement.
 */
export function db(): PrismaClient {
  kept.petitAuBoutDb ??= new PrismaClient({ adapter: new DurableSqlite({ url: databaseUrl() }) });
  return kept.petitAuBoutDb;
}

export async function closeDb(): Promise<void> {
  const open = kept.petitAuBoutDb;
  kept.petitAuBoutDb = undefined;
  await open?.$disconnect();
}

/** Whether the row is new; false when a unique column already holds it. */
export async function inserted(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return false;
    throw error;
  }
}
