/** What a phone sends without being asked, how often, and what it leaves alone. */
import { afterEach, expect, test, vi } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";
import { sentTable, turnsPass } from "./sent-table.fixture";
import { FakeServer } from "./server.fixture";
import { noNetwork, SHEET_AT_TABLE } from "./table-at.fixture";
import { takeFile } from "./take-file";

afterEach(() => vi.restoreAllMocks());

test("a sheet just opened is sent before it is asked for", async () => {
  const asked: string[] = [];
  const server = new FakeServer();
  const sheet = new Handset(async (path, init) => {
    asked.push(init.method ?? "GET");
    return server.handle(path, init);
  })
    .tab()
    .open(SHEET_AT_TABLE);
  await sheet.save(open(opening(3)));
  await sheet.sync();
  expect(asked[0]).toBe("POST");
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, lastError: null });
});

test("a sheet with a single event to send is sent as the app opens, though the second copy is gone", async () => {
  const { server, handset, phone, online } = await sentTable(noNetwork);
  phone.close();
  handset.kept.clear();
  handset.fetch = online;
  await handset.tab().sendAll();
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(1);
});

test("opening the app asks nothing about a sheet that was sent whole", async () => {
  const { handset, phone, sheet } = await sentTable();
  expect(sheet.getSnapshot().unsent).toBe(0);
  phone.close();
  const fetch = vi.fn(noNetwork);
  await handset.tab({ fetch }).sendAll();
  expect(fetch).not.toHaveBeenCalled();
});

test("when the network returns, waiting events go at once", async () => {
  const { server, handset, sheet, online } = await sentTable(noNetwork);
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 1, lastError: "offline" });
  handset.fetch = online;
  handset.wake();
  for (let turns = 0; turns < 2_000 && sheet.getSnapshot().unsent > 0; turns++)
    await new Promise((resolve) => setImmediate(resolve));
  expect(sheet.getSnapshot().unsent).toBe(0);
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(1);
});

test.each([400, 413, 415])("what the server can never read (%i) is refused once, and not sent again", async (status) => {
  const { server, handset, sheet, online } = await sentTable();
  let pushes = 0;
  handset.fetch = async (path, init) => {
    if (init.method !== "POST") return online(path, init);
    pushes++;
    return new Response("", { status });
  };
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ code: "malformed" }] });
  const asked = pushes;
  handset.elapse();
  await sheet.sync();
  expect(pushes).toBe(asked);
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(1);
});

test("events taken from a file are sent in this phone's name", async () => {
  const { sheet } = await sentTable(noNetwork);
  await sheet.save(record(0, cards(30, 20, 12)));
  const other = new Handset(noNetwork, chanceOf(5)).tab();
  await takeFile(other, await sheet.whole());
  const { id } = await other.device();
  const { entries } = await other.store.read(SHEET_AT_TABLE);
  expect(entries.map(({ event }) => event.device)).toEqual([id, id]);
});

test("every write waits for the disk itself", async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, "transaction");
  const { phone, sheet } = await sentTable();
  await sheet.keepDraft(0, { points: 3 });
  await phone.store.keepSeen({ path: "/api/clubs/c1", at: 1, view: {} });
  const writes = begin.mock.calls.filter(([, mode]) => mode === "readwrite");
  expect(writes.length).toBeGreaterThan(3);
  for (const [, , options] of writes) expect(options).toEqual({ durability: "strict" });
});

test("a refused event is sent again as soon as it is asked for", async () => {
  const { server, handset, sheet, online } = await sentTable();
  handset.fetch = async (path, init) => (init.method === "POST" ? new Response("", { status: 400 }) : online(path, init));
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const [refused] = sheet.getSnapshot().rejected;
  handset.fetch = online;
  let pushes = 0;
  handset.fetch = (path, init) => {
    if (init.method === "POST") pushes++;
    return online(path, init);
  };
  await sheet.retry(refused?.id ?? "");
  for (let turn = 0; turn < 2_000 && pushes === 0; turn++) await turnsPass(1);
  expect(pushes).toBe(1);
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [] });
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(2);
});

test("events from others bring along a waiting deal of ours", async () => {
  const { server, online, handset, sheet } = await sentTable();
  handset.fetch = noNetwork;
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  handset.fetch = online;
  await sheet.receive(server.log(SHEET_AT_TABLE));
  for (let turn = 0; turn < 2_000 && server.log(SHEET_AT_TABLE).length < 2; turn++) await turnsPass(1);
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(2);
});

test("a tab that gets the lock just as it stops waiting asks once, even if that fails", async () => {
  const { handset, phone } = await sentTable();
  phone.close();
  const asked = { fetch: 0, lock: 0 };
  const locks = {
    request: (_: string, __: object, work: () => Promise<void>) => {
      asked.lock++;
      handset.elapse();
      return work();
    },
  } as unknown as LockManager;
  const fetch = () => {
    asked.fetch++;
    return noNetwork();
  };
  await handset.tab({ locks, fetch }).open(SHEET_AT_TABLE).sync();
  expect(asked.lock).toBeGreaterThan(0);
  expect(asked.fetch).toBe(asked.lock);
});

test("another tab sends what a tab without a network has noted", async () => {
  const { server, online, handset, phone } = await sentTable(noNetwork);
  phone.close();
  const [cut, free] = [handset.tab(), handset.tab({ fetch: online })].map((tab) => tab.open(SHEET_AT_TABLE));
  if (!cut || !free) throw new Error("two tabs");
  await free.sync();
  await cut.save(record(0, cards(30, 20, 12)));
  for (let turn = 0; turn < 2_000 && server.log(SHEET_AT_TABLE).length < 2; turn++) await turnsPass(1);
  expect(server.log(SHEET_AT_TABLE).map(({ kind }) => kind)).toEqual(["sheet.opened", "deal.recorded"]);
});

test("opening a sheet with nothing to send writes nothing", async () => {
  const { handset, phone, sheet } = await sentTable();
  await sheet.sync();
  phone.close();
  handset.fetch = noNetwork;
  const begin = vi.spyOn(IDBDatabase.prototype, "transaction");
  await handset.tab().open(SHEET_AT_TABLE).sync();
  const written = begin.mock.calls.filter(([stores, mode]) => mode === "readwrite" && [...stores].includes("events"));
  expect(written).toEqual([]);
});
