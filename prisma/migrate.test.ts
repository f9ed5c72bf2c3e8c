import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
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

it("a database that a newer program made is refused by this one in a line, and left as it is", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "newer.db");
  await applyMigrations(`file:${path}`);
  const newer = new Database(path);
  newer.exec(
    `UPDATE "_prisma_migrations" SET "migration_name" = '29990101000000_tarot-on-mars' WHERE "migration_name" LIKE '%_sheets'`,
  );
  newer.close();
  const before = readFileSync(path);
  const started = spawnSync(process.execPath, ["node_modules/.bin/tsx", "prisma/migrate.ts"], {
    env: { ...process.env, DATABASE_URL: `file:${path}` },
    encoding: "utf8",
  });
  expect(started.status).toBe(1);
  expect(started.stderr.trim().split("\n")).toEqual([
    `Error: file:${path} was made by a newer Petit au Bout (29990101000000_tarot-on-mars): update the program, the database is left as it is`,
  ]);
  expect(readFileSync(path).equals(before)).toBe(true);
});

it("while a server is on the file, what is up to date stays so, and what is not says what to do", async () => {
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
