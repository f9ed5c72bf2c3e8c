import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../prisma/engine";
import { closeDb } from "./client";

const migrated = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "migrated.db");

/** For tests: a real, migrated, empty SQLite file for this test alone; answers how to leave it. */
export async function emptyDatabase(): Promise<() => Promise<void>> {
  if (!existsSync(migrated)) await applyMigrations(`file:${migrated}`);
  const folder = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
  copyFileSync(migrated, join(folder, "test.db"));
  process.env.DATABASE_URL = `file:${join(folder, "test.db")}`;
  return async () => {
    await closeDb();
    rmSync(folder, { recursive: true });
  };
}
