import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../prisma/engine";
import { changeDatabase } from "./change-database.fixture";
import { closeDb } from "./client";
import { emptyPostgres } from "./postgres.fixture";

const migrated = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "migrated.db");

/** Whether this run tests Postgres: `npm run test:postgres` gives the address of the one it started. */
export const onPostgres = process.env.TEST_POSTGRES !== undefined;

/** For tests: a migrated, empty database for one test alone, of the engine under test. Returns the function that closes and removes it. */
export async function emptyDatabase(): Promise<() => Promise<void>> {
  if (process.env.TEST_POSTGRES) return emptyPostgres(process.env.TEST_POSTGRES);
  if (!existsSync(migrated)) await applyMigrations(`file:${migrated}`);
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
  copyFileSync(migrated, join(folder, "test.db"));
  await changeDatabase(`file:${join(folder, "test.db")}`);
  return async () => {
    await closeDb();
    rmSync(folder, { recursive: true });
  };
}
