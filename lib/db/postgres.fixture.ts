/** For tests: databases on a Postgres server that serves only the tests. */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { applyMigrations } from "../../prisma/engine";
import { changeDatabase } from "./change-database.fixture";
import { closeDb } from "./client";

const MIGRATED = `migrated_${process.pid}`;
let migrated: Promise<unknown> | undefined;

export const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** Runs one statement on the server itself, outside the test databases. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database, copied from one that was migrated once. Returns the function that drops it. */
export async function emptyPostgres(server: string): Promise<() => Promise<void>> {
  migrated ??= migrate(server);
  await migrated;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `CREATE DATABASE "${name}" TEMPLATE "${MIGRATED}"`);
  await changeDatabase(urlOf(server, name));
  process.env.KEY_FILE = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "test.key");
  return async () => {
    await closeDb();
    await onServer(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
}

async function migrate(server: string): Promise<void> {
  await onServer(server, `CREATE DATABASE "${MIGRATED}"`);
  await applyMigrations(urlOf(server, MIGRATED));
}
