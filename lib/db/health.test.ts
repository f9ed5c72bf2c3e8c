/** What a server says of its database file, and how often it looks; app/api/health/route.test.ts tests real files. */
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it as itOf, vi } from "vitest";
import { db, write } from "./client";
import { onPostgres } from "./database.fixture";
import { readHealth, tryAll } from "./health";
import { emptyDatabasePer } from "./per-test.fixture";
import { databasePath } from "./url";

/** Skipped on Postgres, which looks after its own disk. */
const it = itOf.skipIf(onPostgres);

const { pages, statfs } = vi.hoisted(() => ({ pages: vi.fn(), statfs: vi.fn() }));
vi.mock("node:child_process", async (original) => ({ ...(await original<object>()), execFile: pages }));
vi.mock("node:fs/promises", async (original) => ({ ...(await original<object>()), statfs }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  vi.advanceTimersByTime(60_000);
  pages.mockReset();
  found("ok");
  statfs.mockResolvedValue({ bavail: 2 ** 20, bsize: 4_096 });
});
emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

type Told = (error: Error | null, said: string, why: string) => void;

/** Sets what the next checks of all pages find, and how long they take. */
const found = (said: string, why = "", takes = 0) =>
  pages.mockImplementation((_program: string, _arguments: string[], told: Told) => {
    vi.advanceTimersByTime(takes);
    told(why === "" ? null : new Error(why), said, why);
  });
const health = () => tryAll(databasePath());

it.each([
  ["ok", "", "ok"],
  ["row 12 missing from index", "", "damaged"],
  ["", "SqliteError: SQLITE_CORRUPT", "damaged"],
  ["", "SqliteError: SQLITE_NOTADB", "damaged"],
  ["", "no memory is left", "ok"],
])("a file whose check says “%s%s” is %s", async (said, why, is) => {
  found(said, why);
  expect(await health()).toBe(is);
});

it.each([
  [8_192, 4_096, "ok"],
  [8_191, 4_096, "full"],
])("a disk with %i free blocks of %i bytes is %s", async (bavail, bsize, is) => {
  statfs.mockResolvedValue({ bavail, bsize });
  expect(await health()).toBe(is);
});

it("the file's head tells whose file it is", async () => {
  expect(await health()).toBe("ok");
  const [{ application_id: said }] = await db().$queryRaw<[{ application_id: bigint }]>`PRAGMA application_id`;
  expect(Buffer.from(Number(said).toString(16), "hex").toString()).toBe("PAUB");
});

it("pages are checked again after a minute, or fifty times as long as the check took, for the next answer", async () => {
  const asked = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    return [await health(), pages.mock.calls.length];
  };
  expect(await asked(0)).toEqual(["ok", 1]);
  expect(await asked(60_000)).toEqual(["ok", 1]);
  found("ok", "", 2_000);
  expect(await asked(1)).toEqual(["ok", 2]);
  expect(await asked(100_000)).toEqual(["ok", 2]);
  found("row 12 missing from index");
  expect(await asked(1)).toEqual(["ok", 3]);
  expect(await asked(1)).toEqual(["damaged", 3]);
});

it("while pages are being read, nobody begins to read them again", async () => {
  expect([await Promise.all([health(), health()]), pages.mock.calls.length]).toEqual([["ok", "ok"], 1]);
  vi.advanceTimersByTime(60_001);
  let told: Told = () => {};
  pages.mockImplementation((_program, _arguments, tell) => (told = tell));
  vi.advanceTimersByTime(10 * 60_000);
  expect([await health(), await health(), pages.mock.calls.length]).toEqual(["ok", "ok", 2]);
  told(null, "row 12 missing from index", "");
  await turn();
  expect(await health()).toBe("damaged");
});

it("the last result is told again for five seconds", async () => {
  expect(await readHealth()).toBe("ok");
  await write((tx) => tx.$executeRawUnsafe("PRAGMA query_only = ON"));
  vi.advanceTimersByTime(5_000);
  expect(await readHealth()).toBe("ok");
  vi.advanceTimersByTime(1);
  expect(await readHealth()).toBe("unwritable");
});

it("a write that takes ten seconds has failed", async () => {
  let go: (() => void) | undefined;
  const somebody = write(() => new Promise<void>((done) => (go = done)));
  while (!go) await turn();
  const timers = vi.getTimerCount();
  let said: string | undefined;
  const asked = health().then((is) => (said = is));
  while (vi.getTimerCount() === timers) await turn();
  vi.advanceTimersByTime(9_999);
  for (let i = 0; i < 20; i++) await turn();
  expect(said).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await asked).toBe("unwritable");
  go();
  await somebody;
});

/** Tested on the file for both: a server asks Postgres the same two things, and only leaves out the disk. */
it.each([
  ["a file", {}],
  ["a Postgres", { DATABASE_URL: "postgres://nobody@localhost/tarot" }],
])("%s that answers nothing is unreadable; one that answers but keeps nothing is unwritable", async (_, settings) => {
  const heard = async () => {
    vi.advanceTimersByTime(5_001);
    return readHealth();
  };
  const asked = vi.spyOn(db().log, "findFirst");
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(await heard()).toBe("ok");
  asked.mockRejectedValue(new Error("away"));
  expect(await heard()).toBe("unreadable");
  asked.mockRestore();
  await write((tx) => tx.$executeRawUnsafe("PRAGMA query_only = ON"));
  expect(await heard()).toBe("unwritable");
});
