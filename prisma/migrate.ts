import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closeDb } from "#lib/db/client";
import { postgres as postgresEngine } from "#lib/db/engine/postgres";
import { holdKey } from "#lib/db/one-key";
import { databaseUrl, isPostgres } from "#lib/db/url";
import { applyMigrations, between, kindAt, missingMigration, namesOf, POSTGRES_SCHEMA, told, wantedOfPostgres } from "./engine";

/** How long to wait for Postgres: after a reboot it may start after us. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 500;

/**
 * `npm run migrate` brings the database up to date.
 * `npm run migrate -- new add-clubs` writes the migrations that the schema asks for: one for each engine, of one name.
 */
const [command, name] = process.argv.slice(2);
if (command === "new") await write(name);
else await apply();

async function apply() {
  try {
    for (const migration of await appliedOnceThere(databaseUrl())) console.log(`migrated: ${migration}`);
    await holdKey();
  } catch (error) {
    console.error(`Error: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await closeDb();
  }
}

/** Waits for a Postgres that is not there yet, with one message; gives up with a one-line error. */
async function appliedOnceThere(url: string): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  for (let isTold = false; ; isTold = true) {
    try {
      return await applyMigrations(url);
    } catch (error) {
      if (!isPostgres(url) || !postgresEngine.isAway(error)) throw error;
      const reason = String((error as { code?: unknown }).code ?? (error as Error).message);
      if (performance.now() > end) throw new Error(`no Postgres answers at ${told(url)} (${reason})`, { cause: error });
      if (!isTold) console.log(`waiting for Postgres at ${told(url)} (${reason})`);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

async function write(name = "change") {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const sqlite = await missingMigration();
  const before = existsSync(POSTGRES_SCHEMA) ? readFileSync(POSTGRES_SCHEMA, "utf8") : null;
  const postgres = await between(before, wantedOfPostgres());
  if (sqlite) put(join("migrations", `${stamp}_${name}`), sqlite);
  // SQLite's migration may have been written by hand.
  const alone = namesOf(kindAt("file:")).find(
    (one) => !namesOf(kindAt("postgres:")).includes(one) && one > (namesOf(kindAt("postgres:"))[0] ?? ""),
  );
  if (postgres) put(join("postgres", "migrations", (!sqlite && alone) || `${stamp}_${name}`), postgres);
  if (before !== wantedOfPostgres()) writeFileSync(POSTGRES_SCHEMA, wantedOfPostgres());
  if (!sqlite && !postgres) console.log("The migrations already say what the schema says.");
}

function put(where: string, sql: string) {
  const folder = join(import.meta.dirname, where);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), sql);
  console.log(`written: ${folder}/migration.sql`);
}
