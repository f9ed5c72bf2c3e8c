// This folder: the schemas, their migrations, and the commands on a database.
import { existsSync } from "node:fs";
import { isPostgres } from "#lib/db/url";
import { inFile } from "./copy";

const APPLIED = `SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`;

/** The migrations applied to a database; none if it does not exist yet. */
export const appliedIn = (url: string): Promise<string[]> =>
  isPostgres(url) ? inPostgres(url) : inSqlite(url.replace(/^file:/, ""));

async function inSqlite(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  return inFile(path, { readonly: true }, (file) => {
    try {
      return file.prepare(APPLIED).pluck().all() as string[];
    } catch {
      return [];
    }
  });
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
