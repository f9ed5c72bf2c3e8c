import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseUrl } from "#lib/db/url";
import { applyMigrations, missingMigration } from "./engine";

/**
 * `npm run migrate` brings the database up to date.
 * `npm run migrate -- new add-clubs` writes the migration that the schema asks for.
 */
const [command, name] = process.argv.slice(2);
if (command === "new") await write(name);
else await apply();

async function apply() {
  try {
    const applied = await applyMigrations(databaseUrl());
    for (const migration of applied) console.log(`migrated: ${migration}`);
  } catch (error) {
    console.error(`Error: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

async function write(name = "change") {
  const sql = await missingMigration();
  if (!sql) return console.log("The migrations already say what the schema says.");
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(import.meta.dirname, "migrations", `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), sql);
  console.log(`written: ${folder}/migration.sql`);
}
