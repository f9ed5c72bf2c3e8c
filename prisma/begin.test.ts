import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { changeDatabase } from "#lib/db/change-database.fixture";
import { closeDb } from "#lib/db/client";
import { signOfKey } from "#lib/db/code-key";
import { epochOf } from "#lib/db/epoch";
import { onceThere } from "#lib/db/once-there";
import { holdKey } from "#lib/db/one-key";
import { onServer, urlOf } from "#lib/db/postgres.fixture";
import { type Cluster, startPostgres } from "../.ci/postgres.mjs";
import { applyMigrations } from "./engine";

/** A process begins with `prisma/migrate.ts`, as with `npm start` and in the container. */
let postgres: Cluster | undefined;
const before = { DATABASE_URL: process.env.DATABASE_URL, KEY_FILE: process.env.KEY_FILE };
beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) console.log("how processes begin on Postgres was not tried: there is none here");
});
afterEach(async () => {
  await closeDb();
  for (const [name, value] of Object.entries(before))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});
afterAll(() => postgres?.stop());

const aKey = () => join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "a.key");

/** Runs a process until it ends by itself; `until` is called at its first output. */
function run(file: string, args: string[], env: Record<string, string>, until?: () => Promise<unknown>) {
  const child = spawn("node_modules/.bin/tsx", [file, ...args], { env: { ...process.env, ...env } });
  let said = "";
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        if (said === "") void until?.();
        said += chunk.toString();
      });
    child.once("close", (code) => resolve({ code, said }));
  });
}

it("a command waits for a Postgres that comes later, and says so in one line", async () => {
  if (!postgres) return;
  const here = postgres;
  await onServer(here.url, 'CREATE DATABASE "later"');
  const url = urlOf(here.url, "later");
  await here.kill();
  const { code, said } = await run("prisma/migrate.ts", [], { DATABASE_URL: url, KEY_FILE: aKey() }, () => here.start());
  expect(said.split("\n")[0]).toMatch(/^waiting for Postgres at postgres:\/\/\S+\/later \(.+\)$/);
  expect(said).toContain("migrated: ");
  expect(code).toBe(0);
});

it("a process with another key ends with one line; if the key is lost, a new one takes its place", async () => {
  if (!postgres) return;
  await onServer(postgres.url, 'CREATE DATABASE "keys"');
  const url = urlOf(postgres.url, "keys");
  const [one, other] = [aKey(), aKey()];
  const as = (KEY_FILE: string) => ({ DATABASE_URL: url, KEY_FILE });
  await applyMigrations(url);
  Object.assign(process.env, as(one));
  await holdKey();
  await holdKey();
  await closeDb();
  for (const [file, sign] of [
    ["prisma/migrate.ts", "Error: "],
    ["prisma/epoch.ts", "✗ "],
  ] as const) {
    const { code, said } = await run(file, [], as(other));
    expect(said).toMatch(new RegExp(`^${sign}\\S+a\\.key is not the key that this database was begun with: .*new-key\n$`));
    expect(code).toBe(1);
  }
  Object.assign(process.env, as(other));
  await expect(holdKey()).rejects.toThrow("is not the key");
  const epoch = await epochOf();
  expect((await run("prisma/epoch.ts", ["new-key"], as(other))).code).toBe(0);
  await holdKey();
  expect(await epochOf()).not.toBe(epoch);
  Object.assign(process.env, as(one));
  await expect(holdKey()).rejects.toThrow("is not the key");
});

it("the key's sign does not reveal the key", () => {
  const path = aKey();
  const key = Buffer.alloc(32, 7).toString("base64url");
  writeFileSync(path, key);
  process.env.KEY_FILE = path;
  expect(signOfKey()).toMatch(/^[\w-]{22}$/);
  expect(key).not.toContain(signOfKey().slice(0, 6));
});

it("work due at the start is done once the database is back", async () => {
  if (!postgres) return;
  await changeDatabase(urlOf(postgres.url, "later"));
  process.env.KEY_FILE = aKey();
  await postgres.kill();
  let tries = 0;
  const done = onceThere(async () => {
    if (++tries === 3) await postgres?.start();
    return epochOf();
  }, 10);
  expect(await done).toMatch(/^[0-9a-f]{32}$/);
  expect(tries).toBeGreaterThanOrEqual(3);
});
