/** For `npm run bench`: what was measured on a file, moved to a Postgres of its own and measured there. */
import { startPostgres } from "../../.ci/postgres.mjs";
import { move } from "../../prisma/mover";
import { closeDb, db } from "./client";
import { databaseUrl } from "./url";

/** As a real one writes; what its own processes take is in the clock alone. Null: there is none here. */
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
