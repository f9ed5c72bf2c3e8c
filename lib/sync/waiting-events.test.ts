/** When waiting events are sent: as the app or a sheet opens, in batches, and again after a server or network failed. */
import { expect, test } from "vitest";
import { open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { dealsShown, guestOf, online, SHEET_AT_TABLE, tableAt, totalsShown } from "./table-at.fixture";

test.each([
  [404, "refused"],
  [500, "server"],
  [429, "later"],
] as const)("a server that answers %i: everything waits, and goes when it can", async (status, lastError) => {
  const { server, handset, sheet } = await tableAt();
  handset.fetch = online(server);
  server.failing = status;
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 1, rejected: [], lastError });
  server.failing = null;
  handset.elapse();
  await until(sheet, (state) => state.unsent === 0 && state.lastError === null);
});

test("each failure waits longer than the one before, up to a minute", async () => {
  const { handset, sheet } = await tableAt();
  const waits: number[] = [];
  for (let i = 0; i < 12; i++) {
    await sheet.sync();
    const [timer] = handset.timers;
    waits.push(timer?.ms ?? 0);
    expect(handset.timers.size).toBe(1);
  }
  expect(waits[0]).toBeLessThanOrEqual(4_000);
  expect(Math.max(...waits)).toBeGreaterThanOrEqual(30_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
});

test("a request that never ends is given up", async () => {
  const { handset, sheet } = await tableAt();
  await sheet.sync();
  let aborted = false;
  const hung = new Promise<void>((started) => {
    handset.fetch = (_, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => {
          aborted = true;
          reject(signal.reason);
        });
        started();
      });
  });
  const syncing = sheet.sync();
  await hung;
  handset.elapse();
  await syncing;
  expect(aborted).toBe(true);
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 1, lastError: "offline" });
});

test("a long evening goes in batches and comes back in pages", async () => {
  const first = await tableAt();
  for (let slot = 0; slot < 60; slot++) await first.sheet.save(record(slot, cards(slot % 20, 20, 12)));
  const sizes: number[] = [];
  first.server.pageSize = 20;
  first.handset.fetch = async (path, init) => {
    if (init.method === "POST") sizes.push((JSON.parse(String(init.body)) as { events: unknown[] }).events.length);
    return first.server.handle(path, init);
  };
  await first.sheet.sync();
  expect(sizes).toEqual([50, 11]);
  const second = await guestOf(first);
  expect(dealsShown(second.sheet)).toHaveLength(60);
  expect(totalsShown(second.sheet)).toEqual(totalsShown(first.sheet));
});

test("opening the app sends what any sheet still holds", async () => {
  const { server, handset, phone } = await tableAt();
  phone.close();
  handset.fetch = online(server);
  await handset.tab().sendAll();
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(1);
});

test("a sheet opened with the network there is sent at once, whatever was asked before it existed", async () => {
  const { sheet, server } = await tableAt("online");
  await until(sheet, ({ unsent, lastError }) => unsent === 0 && lastError === null);
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(1);
});

test("a sheet whose opening is refused asks no server; once it can be opened, it is sent", async () => {
  const server = new FakeServer();
  const asked: string[] = [];
  const handset = new Handset(async (path, init) => {
    asked.push(`${init.method ?? "GET"} ${path}`);
    return server.handle(path, init);
  });
  const sheet = handset.tab().open(SHEET_AT_TABLE);
  const twice = { ...opening(3), names: ["Nora", "Nora", "Inès"] };
  expect(await sheet.save(open(twice))).toMatchObject({ ok: false });
  await until(sheet, ({ ready }) => ready);
  await new Promise((done) => setTimeout(done, 50));
  expect(asked).toEqual([]);
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
  await until(sheet, ({ unsent }) => unsent === 0);
  expect(asked[0]).toMatch(/^POST/);
});
