import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { applyMigrations, missingMigration } from "./engine";

it("the migrations say what the schema says", async () => {
  expect(await missingMigration()).toBe("");
});

it("a database that is up to date is left alone", async () => {
  const url = `file:${join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "a", "new.db")}`;
  expect(await applyMigrations(url)).not.toEqual([]);
  expect(await applyMigrations(url)).toEqual([]);
});

it("while a server is on the file, what is up to date stays so, and what is not says what to do", {
  timeout: 30_000,
}, async () => {
  const path = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "used.db");
  await applyMigrations(`file:${path}`);
  const server = new Database(path);
  server.pragma("journal_mode = WAL");
  server.prepare(`SELECT * FROM "Sheet"`).all();
  expect(await applyMigrations(`file:${path}`)).toEqual([]);
  server.exec(`DELETE FROM "_prisma_migrations" WHERE "migration_name" LIKE '%kind'`);
  await expect(applyMigrations(`file:${path}`)).rejects.toThrow("stop the server, then try again");
  server.close();
});
