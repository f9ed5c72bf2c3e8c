import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { isPostgres } from "#lib/db/url";

const APPLIED = `SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`;

/** The migrations that a database has seen; none where there is none yet. */
export const appliedIn = (url: string): Promise<string[]> =>
  isPostgres(url) ? inPostgres(url) : inFile(url.replace(/^file:/, ""));

async function inFile(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const file = new Database(path, { readonly: true });
  try {
    return file.prepare(APPLIED).pluck().all() as string[];
  } catch {
    return [];
  } finally {
    file.close();
  }
}

const NO_TABLE = "42P01";

async function inPostgres(url: string): Promise<string[]> {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ migration_name: string }>(APPLIED);
    return rows.map((row) => row.migration_name);
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE) return [];
    throw error;
  } finally {
    await client.end();
  }
}
