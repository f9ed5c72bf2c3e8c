import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { applyMigrations, between, kindAt, missingMigration, namesOf, POSTGRES_SCHEMA, wantedOfPostgres } from "./engine";

it("the migrations lead to the schema", async () => {
  expect(await missingMigration()).toBe("");
});

describe("the Postgres schema, written by `npm run migrate -- new name` with the other one,", () => {
  it("matches the models", () => {
    expect(readFileSync(POSTGRES_SCHEMA, "utf8")).toBe(wantedOfPostgres());
  });

  it("has a migration of the same name for each one since its first", () => {
    const [sqlite, postgres] = [namesOf(kindAt("file:")), namesOf(kindAt("postgres:"))].map((names) => names.sort());
    const first = postgres?.[0] as string;
    expect(postgres).toEqual(sqlite?.filter((name) => name >= first));
  });

  it("gets tables that are new in the models, with texts sorted by bytes", async () => {
    const more = `${wantedOfPostgres()}\nmodel Chair {\n  id String @id\n  legs Int\n  of String?\n}\n`;
    const sql = await between(wantedOfPostgres(), more);
    expect(sql.split("\n").filter((line) => /CREATE|TEXT/.test(line))).toEqual([
      'CREATE TABLE "Chair" (',
      '    "id" TEXT COLLATE "C" NOT NULL,',
      '    "of" TEXT COLLATE "C",',
    ]);
    expect(await between(more, more)).toBe("");
    const longer = more.replace("legs Int", "legs Int\n  name String?");
    expect(await between(more, longer)).toContain('ADD COLUMN     "name" TEXT COLLATE "C"');
  });

  it("has no migration with a text that sorts by a language", () => {
    const folder = kindAt("postgres:").migrations;
    const all = namesOf(kindAt("postgres:")).map((name) => readFileSync(join(folder, name, "migration.sql"), "utf8"));
    expect(all.join("\n")).not.toMatch(/" (?:SET DATA TYPE )?TEXT\b(?! COLLATE "C")/);
  });
});

it("an up-to-date database is left alone", async () => {
  const url = `file:${join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "a", "new.db")}`;
  expect(await applyMigrations(url)).not.toEqual([]);
  expect(await applyMigrations(url)).toEqual([]);
});

it("a database of a newer program is refused in one line, and left as it is", async () => {
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

it("while a server is on the file, an up-to-date one stays, and an older one says what to do", async () => {
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
