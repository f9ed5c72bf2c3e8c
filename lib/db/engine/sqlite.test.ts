/** A file with two connections: one only reads, the other writes so that its commits survive a power cut. */
import { copyFileSync, mkdtempSync, renameSync, rmSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Prisma } from "../generated/client";
import type { Connections } from "./engine";
import { sqlite } from "./sqlite";

const { sql } = Prisma;

let folder: string;
let here: Connections;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "petit-au-bout-"));
  here = sqlite.open(`file:${path()}`);
});
afterEach(async () => {
  await here.reads.$disconnect();
  await here.writes.$disconnect();
  rmSync(folder, { recursive: true });
});

const path = () => join(folder, "a.db");

it("a write is on the disk before it is acknowledged, and the reading connection cannot write", async () => {
  await here.writes.$executeRaw`CREATE TABLE "One" ("value" TEXT)`;
  expect(await here.writes.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
  expect(await here.writes.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: "wal" }]);
  await expect(here.reads.$executeRaw`INSERT INTO "One" VALUES ('x')`).rejects.toThrow(/readonly/);
  await here.writes.$executeRaw`INSERT INTO "One" VALUES ('y')`;
  expect(await here.reads.$queryRaw`SELECT * FROM "One"`).toEqual([{ value: "y" }]);
});

it.each([
  ["deleted", () => unlinkSync(path())],
  [
    "replaced by a copy of itself",
    () => {
      copyFileSync(path(), `${path()}.copy`);
      renameSync(`${path()}.copy`, path());
    },
  ],
])("a file that was %s since it was opened is reported as gone", async (_, take) => {
  expect(here.isGone()).toBe(false);
  await here.writes.$queryRaw`SELECT 1`;
  expect(here.isGone()).toBe(false);
  take();
  expect(here.isGone()).toBe(true);
  // Reading does not bring the file back: only opening the database anew would.
  await here.reads.$queryRaw`SELECT 1`;
  expect(here.isGone()).toBe(true);
});

it("a transaction is tried again only if another process was writing; a database in a file can always be reached", () => {
  const fault = (code: string) => new Prisma.PrismaClientKnownRequestError("a fault", { code, clientVersion: "7" });
  const faults = [fault("P1008"), fault("P2002"), Object.assign(new Error("another"), { code: "P1008" }), undefined];
  expect(faults.map(sqlite.isAgain)).toEqual([true, false, false, false]);
  expect(faults.map(sqlite.isAway)).toEqual([false, false, false, false]);
});

it("a JSON list is read row by row, or in one of its fields", async () => {
  const { each, texts } = sqlite.sql;
  const [list, whole] = [sql`${JSON.stringify(["a", "b"])}`, sql`${JSON.stringify({ of: ["c"], other: ["d"] })}`];
  const read = (from: Prisma.Sql) => here.reads.$queryRaw`SELECT one.value AS "value" FROM ${from}`;
  const [one, rows] = [sql`one`, (...values: string[]) => values.map((value) => ({ value }))];
  expect(await read(texts(list, one))).toEqual(rows("a", "b"));
  expect(await read(each(list, one))).toEqual(rows("a", "b"));
  expect(await read(each(whole, one, "of"))).toEqual(rows("c"));
});
