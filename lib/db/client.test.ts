/** Transactions run one after the other, each whole or not at all, and are retried for as long as a phone waits. */
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { closeDb, db, inserted, isAway, isTaken, write } from "./client";
import { onPostgres } from "./database.fixture";
import { sqlite } from "./engine/sqlite";
import { Prisma } from "./generated/client";
import { emptyDatabasePer } from "./per-test.fixture";

emptyDatabasePer("test");
afterEach(() => {
  vi.restoreAllMocks();
});

const opens = (id: string) => write((tx) => tx.log.create({ data: { id, kind: "sheet", openedBy: "nora" } }), "log");
const opened = async () => (await db().log.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id);

const waitingFor = () => (globalThis as { petitAuBoutDb?: { last: Map<string, object> } }).petitAuBoutDb?.last.size;

it("a transaction that fails leaves nothing behind, gives its error, and blocks nobody", async () => {
  const half = write(async (tx) => {
    await tx.log.create({ data: { id: "a", kind: "sheet", openedBy: "nora" } });
    throw new Error("half");
  }, "log");
  const whole = opens("b");
  await expect(half).rejects.toThrow("half");
  expect(await whole).toMatchObject({ id: "b" });
  expect(await opened()).toEqual(["b"]);
});

it("writes to one log run in the order of their calls, and then their queue is dropped", async () => {
  const said: string[] = [];
  const ends = new Map<string, () => void>();
  const asks = (name: string) =>
    write(async () => {
      said.push(`${name} begins`);
      await new Promise<void>((end) => ends.set(name, end));
      said.push(`${name} ends`);
    }, "log");
  const runs = async (name: string) => {
    while (!ends.has(name)) await turn();
  };
  const first = [asks("one"), asks("two")];
  await runs("one");
  ends.get("one")?.();
  await runs("two");
  first.push(asks("three"));
  for (let i = 0; i < 20; i++) await turn();
  ends.get("two")?.();
  await runs("three");
  ends.get("three")?.();
  await Promise.all(first);
  expect(said).toEqual(["one", "two", "three"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  await turn();
  expect(waitingFor()).toBe(0);
  await write(async () => {}, "log");
  await turn();
  expect(waitingFor()).toBe(0);
});

it.skipIf(onPostgres)("while another process writes, a write waits for twelve seconds, trying ever so often", async () => {
  let clock = 0;
  let pass = (ms: number) => ms;
  const waits: number[] = [];
  const later = globalThis.setTimeout;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((go: () => void, ms: number) => {
    if (ms > 1_000) return later(go, ms);
    waits.push(ms);
    clock += pass(ms);
    return later(go);
  }) as typeof setTimeout);
  vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValue(0.5);
  const busy = new Prisma.PrismaClientKnownRequestError("busy", { code: "P1008", clientVersion: "7" });
  const work = vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValueOnce("done");
  expect([await write(work), waits]).toEqual(["done", [25, 75]]);
  const passing = [11_999, 1, 1];
  pass = () => passing.shift() ?? 1;
  const tried = vi.fn().mockRejectedValue(busy);
  await expect(write(tried)).rejects.toBe(busy);
  expect([tried.mock.calls.length, clock]).toEqual([4, 12_101]);
});

it.skipIf(onPostgres)("where the engine allows many writers, no write waits here for another", async () => {
  vi.spyOn(sqlite, "queueOf").mockReturnValue(undefined);
  expect([await write(async () => "done", "log"), waitingFor()]).toEqual(["done", 0]);
});

it.skipIf(onPostgres)("a write locks the log that it names from its start, and none if it names none", async () => {
  const lock = vi.spyOn(sqlite, "lockLog");
  const work = vi.fn(async () => lock.mock.calls.map(([, log]) => log));
  expect(await write(work)).toEqual([]);
  expect(await write(work, "log")).toEqual(["log"]);
});

it("a write that waits while the database is closed fails, and does not reach another database", async () => {
  let go: (() => void) | undefined;
  const somebody = write(() => new Promise<void>((done) => (go = done)), "log");
  const waiting = opens("a");
  while (!go) await turn();
  const { reads, writes } = (globalThis as unknown as { petitAuBoutDb: Record<"reads" | "writes", ReturnType<typeof db>> })
    .petitAuBoutDb;
  const [one, other] = [vi.spyOn(reads, "$disconnect"), vi.spyOn(writes, "$disconnect")];
  const closed = closeDb();
  go();
  await expect(waiting).rejects.toThrow("closed before this was written");
  await Promise.allSettled([somebody, closed]);
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await closeDb();
});

it.skipIf(onPostgres)("the engine decides whether the database is reachable, except that a missing file is not", () => {
  const away = vi.spyOn(sqlite, "isAway");
  const gone = Object.assign(new Error("gone"), { name: "DatabaseGone" });
  expect([isAway(gone), isAway(new Error("another")), isAway(undefined)]).toEqual([true, false, false]);
  away.mockReturnValue(true);
  expect(isAway(new Error("away"))).toBe(true);
});

it("inserting a row that exists tells so; any other error is thrown", async () => {
  expect([await inserted(opens("a")), await inserted(opens("a")), await opened()]).toEqual([true, false, ["a"]]);
  await expect(inserted(Promise.reject(new Error("another")))).rejects.toThrow("another");
  const fault = (code: string) => new Prisma.PrismaClientKnownRequestError("a fault", { code, clientVersion: "7" });
  expect([fault("P2002"), fault("P2003"), { code: "P2002" }].map(isTaken)).toEqual([true, false, false]);
});
