/** For `npm run bench`: moves the database that was measured on a file to a Postgres of its own, and measures it there. */
import { startPostgres } from "../../.ci/postgres.mjs";
import { move } from "../../prisma/mover";
import { closeDb, db } from "./client";
import { databaseUrl } from "./url";

/** This Postgres writes to disk as a real one does. Only clock times include the work of its processes. Null: none is installed. */
export async function onPostgres<Figures>(measure: () => Promise<Figures>): Promise<Figures | null> {
  const postgres = await startPostgres({ durable: true, fetch: true });
  if (!postgres) return null;
  const from = databaseUrl();
  try {
    await closeDb();
    await move(from, postgres.url);
    process.env.DATABASE_URL = postgres.url;
    await db().$executeRaw`ANALYZE`;
    return await measure();
  } finally {
    await closeDb();
    process.env.DATABASE_URL = from;
    await postgres.stop();
  }
}

export async function postgresMb(): Promise<number> {
  const [row] = await db().$queryRaw<{ bytes: bigint }[]>`SELECT pg_database_size(current_database()) AS bytes`;
  return Number(row?.bytes ?? 0) / 2 ** 20;
}
