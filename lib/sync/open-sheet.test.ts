import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { contest, dispute, open, record, replace, rule, takeBack, voidDeal } from "#lib/sheet/change";
import { cards, made, opening } from "#lib/sheet/log.fixture";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";

const SHEET = "01930000-0000-7000-8000-0000000000aa";

afterEach(() => vi.restoreAllMocks());

interface Table {
  readonly server: FakeServer;
  readonly handset: Handset;
  readonly phone: Phone;
  readonly sheet: OpenSheet;
}

const offline = () => Promise.reject(new TypeError("no network"));
const online = (server: FakeServer) => async (path: string, init: RequestInit) => server.handle(path, init);

/** A phone at a table of three, with its sheet open; in the "cellar" there is no network. */
async function table(at: "cellar" | "online" = "cellar"): Promise<Table> {
  const server = new FakeServer();
  const handset = new Handset(at === "online" ? online(server) : offline);
  const phone = handset.tab();
  const sheet = phone.open(SHEET);
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
  return { server, handset, phone, sheet };
}

/** Another phone with a right to the same sheet. */
async function guest({ server }: Table, seed = 2): Promise<Table> {
  const handset = new Handset(online(server), chanceOf(seed));
  const phone = handset.tab();
  server.grant(SHEET, (await phone.device()).token);
  const sheet = phone.open(SHEET);
  await sheet.sync();
  await until(sheet, ({ ready }) => ready);
  return { server, handset, phone, sheet };
}

const totals = (sheet: OpenSheet) => sheet.getSnapshot().sheet?.totals;
const deals = (sheet: OpenSheet) => sheet.getSnapshot().sheet?.deals ?? [];

test("an evening in the cellar is all there when the app is killed and opened again, and is sent upstairs", async () => {
  const { server, handset, phone, sheet } = await table();
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.save(record(1, cards(10, 25, 28)));
  await sheet.keepDraft(2, { taker: 1 });
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 3, lastError: "offline" });
  phone.close();

  const again = handset.tab();
  const reopened = again.open(SHEET);
  await until(reopened, ({ ready }) => ready);
  expect(totals(reopened)).toEqual([40, 45, 40]);
  expect(await reopened.draft(2)).toEqual({ taker: 1 });
  expect(await again.cards()).toMatchObject([{ id: SHEET, deals: 2, unsent: 3, sheet: { names: ["Nora", "Hugo", "Inès"] } }]);

  handset.fetch = online(server);
  handset.wake();
  await until(reopened, ({ unsent }) => unsent === 0);
  expect(server.log(SHEET).map(({ kind, seq }) => [seq, kind])).toEqual([
    [1, "sheet.opened"],
    [2, "deal.recorded"],
    [3, "deal.recorded"],
  ]);
  await until(reopened, ({ lastError }) => lastError === null);
});

test("a sheet not read yet is shown as empty and not ready", () => {
  expect(new Handset(offline).tab().open(SHEET).getSnapshot()).toEqual({
    ready: false,
    sheet: null,
    isNewer: false,
    unsent: 0,
    rejected: [],
    conflicts: [],
    lastError: null,
    givenBack: 0,
    role: null,
    isCopy: false,
  });
});

test("saved means on the disk: before that, neither the screen nor the other tab shows it", async () => {
  const { handset, sheet } = await table();
  let shown: unknown;
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    shown = totals(sheet);
    return put.apply(this, args);
  });
  await sheet.save(record(0, cards(30, 20, 12)));
  expect(shown).toEqual([0, 0, 0]);
  expect(totals(sheet)).toEqual([30, 20, 12]);
  expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toHaveLength(2);
});

test("leaving during a write puts it alone in the second copy; once back, it is written once", async () => {
  const { handset, sheet } = await table("online");
  await sheet.sync();
  const put = IDBObjectStore.prototype.put;
  let left: string[] | undefined;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    if (!left && this.name === "events") {
      handset.leave();
      left = [...handset.kept.keys()].filter((key) => key.includes("unsent"));
    }
    return put.apply(this, args);
  });
  handset.fetch = offline;
  const saving = sheet.save(record(0, cards(30, 20, 12)));
  for (let turn = 0; turn < 2_000 && !left; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(left).toHaveLength(1);
  handset.wake();
  expect(await saving).toMatchObject({ ok: true });
  expect([deals(sheet).length, totals(sheet)]).toEqual([1, [30, 20, 12]]);
  expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toHaveLength(1);
});

test("on a full disk nothing is reported or half saved, and the form keeps what was typed", async () => {
  const { sheet } = await table();
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await sheet.keepDraft(0, { points: 30 })).toBe("disk-full");
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toEqual({ ok: false, code: "disk-full" });
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 1, lastError: "disk-full" });
  expect(totals(sheet)).toEqual([0, 0, 0]);
  expect(await sheet.draft(0)).toEqual({ points: 30 });

  full.mockRestore();
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
  expect(totals(sheet)).toEqual([30, 20, 12]);
  expect(await sheet.draft(0)).toBeUndefined();
});

test("a disk that was full when the first right was stored can be tried again", async () => {
  const sheet = new Handset(offline).tab().open(SHEET);
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await sheet.save(open(opening(3)))).toEqual({ ok: false, code: "disk-full" });
  full.mockRestore();
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
});

test("two acts are saved together or not at all", async () => {
  const { sheet } = await table();
  await sheet.save(record(0, cards(30, 20, 12)));
  const deal = deals(sheet)[0]!;
  const bad = rule(deal, { outcome: "adjusted", note: "renonce", points: [1] });
  expect(await sheet.save(contest(deal, "renonce"), bad)).toMatchObject({ ok: false, code: "refused" });
  expect(deals(sheet)[0]?.contest).toBeNull();
  await sheet.save(contest(deal, "renonce"), rule(deal, { outcome: "adjusted", note: "renonce", points: [-5, 0, 0] }));
  expect(totals(sheet)).toEqual([25, 20, 12]);
});

test("a connection that the phone dropped is opened again, and the deal is there once", async () => {
  const { sheet } = await table();
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
    throw new DOMException("the connection was lost", "InvalidStateError");
  });
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
  expect(transaction.mock.calls.length).toBeGreaterThan(1);
  expect(deals(sheet)).toHaveLength(1);
});

test("a deal whose commit went unheard is not noted twice", async () => {
  const { handset, phone, sheet } = await table();
  const { change, read } = phone.store;
  let cut = true;
  vi.spyOn(phone.store, "change").mockImplementation(async (id, decide) => {
    const value = await change(id, decide);
    if (!cut) return value;
    cut = false;
    return change(id, decide);
  });
  const told: string[] = [];
  vi.spyOn(phone.store, "read").mockImplementation((id) => {
    told.push("read");
    return read(id);
  });
  const saved = await sheet.save(record(0, cards(30, 20, 12)));
  expect(saved).toMatchObject({ ok: true, events: [{ kind: "deal.recorded" }] });
  // The sheet shows what the disk has.
  expect(told).toContain("read");
  expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toHaveLength(2);
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 2 });
  expect(deals(sheet)).toMatchObject([{ deal: cards(30, 20, 12), versions: [{ kind: "deal.recorded" }] }]);
});

test("a double tap writes once: a correction, a contest with its ruling, a deal taken off", async () => {
  const { sheet } = await table();
  await sheet.save(record(0, cards(30, 20, 12)));
  const deal = () => deals(sheet)[0] as ReturnType<typeof deals>[number];
  const written = async () => (await sheet.whole()).split('"kind"').length;
  const acts = [
    () => [replace(deal(), cards(31, 20, 11), "misread")],
    () => [contest(deal(), "who led?"), rule(deal(), { outcome: "kept", by: "ruling", note: "North led" })],
    () => [voidDeal(deal())],
    () => [dispute(1, "a card was seen")],
  ];
  for (const act of acts) {
    const first = act();
    await Promise.all([sheet.save(...first), sheet.save(...first)]);
    const after = await written();
    expect(await sheet.save(...act())).toEqual({ ok: true, events: [] });
    expect(await written()).toBe(after);
  }
  expect(deal().contests).toHaveLength(1);
  expect(deal().versions.map(({ kind }) => kind)).toEqual(["deal.recorded", "deal.replaced", "deal.voided"]);
  expect(sheet.getSnapshot().sheet?.disputes).toHaveLength(1);
});

test("a thumb that taps twice notes one deal", async () => {
  const { sheet } = await table();
  const [first, second] = await Promise.all([sheet.save(record(0, cards(30, 20, 12))), sheet.save(record(0, cards(30, 20, 12)))]);
  expect(first.ok && second.ok).toBe(true);
  expect(sheet.getSnapshot().unsent).toBe(2);
});

test("the same deal noted again after another act is one deal", async () => {
  const { sheet } = await table();
  const deal = record(0, cards(30, 20, 12));
  await sheet.save(deal);
  await sheet.save(dispute(1, "a card was seen"));
  expect(await sheet.save(deal)).toEqual({ ok: true, events: [] });
  expect(sheet.getSnapshot().unsent).toBe(3);
});

test("two tabs: one notes, the other shows it; the slot taken meanwhile is a question, and the form is still there", async () => {
  const { handset, sheet } = await table();
  const other = handset.tab().open(SHEET);
  await until(other, ({ ready }) => ready);
  await other.keepDraft(0, { points: 12 });
  await sheet.save(record(0, cards(30, 20, 12)));
  await until(other, ({ sheet }) => sheet?.deals.length === 1);

  const late = await other.save(record(0, cards(12, 20, 30)));
  expect(late).toMatchObject({ ok: false, code: "conflict", with: { body: { slot: 0, deal: cards(30, 20, 12) } } });
  expect(await other.draft(0)).toEqual({ points: 12 });
  expect(await other.save(replace(deals(other)[0]!, cards(12, 20, 30)))).toMatchObject({ ok: true });
  expect(await other.draft(0)).toBeUndefined();
  await until(sheet, ({ sheet }) => sheet?.totals[0] === 12);
  expect(sheet.getSnapshot().unsent).toBe(3);
});

test("a deal withdrawn meanwhile is replaced by the one that another tab had open", async () => {
  const { handset, sheet } = await table();
  const other = handset.tab().open(SHEET);
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.save(voidDeal(deals(sheet)[0]!));
  await until(other, ({ sheet }) => sheet?.deals[0]?.voided === true);
  expect(await other.save(record(0, cards(12, 20, 30)))).toMatchObject({ ok: true, events: [{ kind: "deal.recorded" }] });
  expect(deals(other)).toMatchObject([{ deal: cards(12, 20, 30), voided: false, conflicts: [], settled: [{}] }]);
});

test("a clock set back a day between two deals keeps them in order", async () => {
  const { handset, phone, sheet } = await table();
  await sheet.save(record(0, cards(30, 20, 12)));
  phone.close();
  handset.now -= 86_400_000;
  const back = handset.tab().open(SHEET);
  await back.save(replace({ ...deals(sheet)[0]! }, cards(31, 20, 12)));
  await back.save(record(1, cards(10, 25, 28)));
  expect(totals(back)).toEqual([41, 45, 40]);
  expect(back.getSnapshot().sheet?.dangling).toBe(0);
});

test("a refusal says which field and which rule, and saves nothing", async () => {
  const { sheet } = await table();
  const refused = await sheet.save(record(0, cards(76, 0, 0)));
  expect(refused).toMatchObject({ ok: false, code: "refused", faults: [{ at: "deal.cardPoints.0", rule: "boite-points" }] });
  expect(sheet.getSnapshot().unsent).toBe(1);
});

test("when the browser clears IndexedDB, the second copy brings back what was unsent and the phone's right", async () => {
  const { handset, phone, sheet } = await table();
  await sheet.save(record(0, cards(30, 20, 12)));
  const device = await phone.device();
  // 256 bits of chance, as the server reads them.
  expect(device.token).toMatch(/^[\w-]{43}$/);
  phone.close();
  handset.disk = new IDBFactory();

  const again = handset.tab();
  expect(await again.device()).toEqual(device);
  const restored = again.open(SHEET);
  await until(restored, ({ unsent }) => unsent === 2);
  expect(totals(restored)).toEqual([30, 20, 12]);
});

test("only what is missing comes back from the second copy, and what it holds needlessly is dropped", async () => {
  const { handset, sheet, phone } = await table("online");
  await sheet.sync();
  const opened = (await phone.store.read(SHEET)).entries[0]?.event;
  handset.fetch = offline;
  await sheet.save(record(0, cards(30, 20, 12)));
  phone.close();
  const [deal] = [...handset.kept].filter(([key]) => key.includes("unsent"));
  handset.kept.set(`petit-au-bout:unsent:${opened?.id}`, JSON.stringify(opened));
  const again = handset.tab().open(SHEET);
  await until(again, ({ ready }) => ready);
  expect([again.getSnapshot().unsent, totals(again)]).toEqual([1, [30, 20, 12]]);
  await expect.poll(() => [...handset.kept.keys()].filter((key) => key.includes("unsent"))).toEqual([deal?.[0]]);
});

test("the second copy holds nothing once the server has it", async () => {
  const { handset, sheet } = await table("online");
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  expect([...handset.kept.keys()]).toEqual(["petit-au-bout:device"]);
});

test("two phones note deal 1 alike: it is one deal, and the second phone's correction reaches everybody", async () => {
  const first = await table("online");
  await first.sheet.sync();
  const second = await guest(first);
  second.handset.fetch = offline;
  await second.sheet.save(record(0, { cardPoints: [30, 20, 12] }));
  await second.sheet.save(replace(deals(second.sheet)[0]!, cards(31, 20, 12), "un point oublié"));
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();

  second.handset.fetch = online(first.server);
  await second.sheet.sync();
  await first.sheet.sync();
  for (const { sheet } of [first, second]) {
    expect(deals(sheet)).toMatchObject([{ deal: cards(31, 20, 12), conflicts: [], corrected: true }]);
    expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [], conflicts: [] });
  }
});

async function disagreement(): Promise<[Table, Table]> {
  const first = await table("online");
  await first.sheet.sync();
  const second = await guest(first);
  second.handset.fetch = offline;
  await second.sheet.save(record(0, cards(12, 20, 29)));
  await second.sheet.save(replace(deals(second.sheet)[0]!, cards(12, 20, 30), "vérifié"));
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();
  second.handset.fetch = online(first.server);
  await second.sheet.sync();
  await first.sheet.sync();
  for (const { sheet } of [first, second]) {
    expect(totals(sheet)).toEqual([30, 20, 12]);
    expect(deals(sheet)[0]?.conflicts).toMatchObject([{ deal: cards(12, 20, 30) }]);
    expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [], conflicts: [{ deal: cards(12, 20, 30) }] });
  }
  return [first, second];
}

test.each([
  ["keep", 0, [30, 20, 12], 1],
  ["keep", 1, [30, 20, 12], 1],
  ["replace", 0, [12, 20, 30], 1],
  ["replace", 1, [12, 20, 30], 1],
  ["another", 0, [42, 40, 42], 2],
  ["another", 1, [42, 40, 42], 2],
] as const)("two phones note deal 1 differently: %s, says phone %i", async (choice, who, expected, count) => {
  const tables = await disagreement();
  const { sheet } = tables[who];
  const { event } = sheet.getSnapshot().conflicts[0]!;
  expect(await sheet.settle(event, choice)).toMatchObject({ ok: true });
  expect(sheet.getSnapshot()).toMatchObject({ conflicts: [], rejected: [] });
  for (const one of [...tables, ...tables]) await one.sheet.sync();
  const [first, second] = tables;
  for (const { sheet } of [first, second]) {
    expect(totals(sheet)).toEqual(expected);
    expect(deals(sheet)).toHaveLength(count);
    expect(deals(sheet)[0]?.conflicts).toEqual([]);
  }
  expect(await second.sheet.settle(event, choice)).toMatchObject({ ok: true, events: [] });
  expect(deals(first.sheet)[0]?.settled).toMatchObject([{ deal: cards(12, 20, 30) }]);
});

test("what the server refuses stays on the phone with its reason, does not jam what follows, and can be sent again", async () => {
  const first = await table("online");
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();
  const second = await guest(first);
  second.handset.fetch = offline;
  await second.sheet.save(record(1, cards(10, 25, 28)));
  await second.sheet.save(contest(deals(second.sheet)[0]!, "Hugo n’a pas fourni"));
  await first.sheet.save({ kind: "sheet.closed", body: {} });
  await first.sheet.sync();
  second.handset.fetch = online(first.server);
  await second.sheet.sync();

  const { rejected, unsent, sheet } = second.sheet.getSnapshot();
  expect(rejected).toMatchObject([{ code: "sheet-closed", faults: [{ rule: "T8" }], event: { kind: "deal.recorded" } }]);
  expect(unsent).toBe(0);
  expect(sheet).toMatchObject({ totals: [30, 20, 12], provisional: [0, 0, 0] });

  await first.sheet.save({ kind: "sheet.reopened", body: {} });
  await first.sheet.sync();
  await second.sheet.sync();
  await second.sheet.retry(rejected[0]!.id);
  await second.sheet.sync();
  expect(second.sheet.getSnapshot()).toMatchObject({ rejected: [], unsent: 0, sheet: { totals: [40, 45, 40] } });
});

test.each(["withdrawn first", "decided first"])(
  "one phone withdraws its contest while the other decides it: %s; the later one is refused with a reason",
  async (which) => {
    const first = await table("online");
    await first.sheet.save(record(0, cards(30, 20, 12)));
    await first.sheet.sync();
    const second = await guest(first);
    await second.sheet.save(contest(deals(second.sheet)[0]!, "renonce"));
    await second.sheet.sync();
    await first.sheet.sync();
    for (const { handset } of [first, second]) handset.fetch = offline;
    await first.sheet.save(rule(deals(first.sheet)[0]!, { outcome: "adjusted", note: "renonce", points: [-10, 0, 0] }));
    const { contest: own } = deals(second.sheet)[0]!;
    await second.sheet.save(takeBack("contest.withdrawn", deals(second.sheet)[0]!, own!.event));
    expect(deals(second.sheet)[0]).toMatchObject({ contests: [] });
    const isWithdrawn = which === "withdrawn first";
    const [quick, slow] = isWithdrawn ? [second, first] : [first, second];
    for (const { handset, sheet } of [quick, slow, quick]) {
      handset.fetch = online(first.server);
      await sheet.sync();
    }
    const code = isWithdrawn ? "not-contested" : "contest-ruled";
    expect(slow.sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ code }] });
    expect(quick.sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [] });
    for (const { sheet } of [quick, slow]) {
      expect(totals(sheet)).toEqual([isWithdrawn ? 30 : 20, 20, 12]);
      expect(deals(sheet)[0]?.contests.map(({ ruling }) => ruling?.outcome)).toEqual(isWithdrawn ? [] : ["adjusted"]);
    }
  },
);

test.each([
  [404, "refused"],
  [500, "server"],
  [429, "later"],
] as const)("a server that answers %i: everything waits, and goes when it can", async (status, lastError) => {
  const { server, handset, sheet } = await table();
  handset.fetch = online(server);
  server.failing = status;
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 1, rejected: [], lastError });
  server.failing = null;
  handset.elapse();
  await until(sheet, (state) => state.unsent === 0 && state.lastError === null);
});

test("each failure waits longer than the one before, up to a minute", async () => {
  const { handset, sheet } = await table();
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
  const { handset, sheet } = await table();
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

test.each([
  ["the whole sheet", false],
  ["two events", true],
])("of %s sent together, one event that the server cannot read is refused alone", async (_, isThere) => {
  const { server, handset, sheet } = await table(isThere ? "online" : "cellar");
  if (isThere) await sheet.sync();
  handset.fetch = offline;
  await sheet.save(dispute(0, "¶"));
  await sheet.save(record(0, cards(30, 20, 12)));
  handset.fetch = async (path, init) =>
    String(init.body).includes("¶") ? new Response("", { status: 400 }) : server.handle(path, init);
  await sheet.sync();
  expect(server.log(SHEET).map(({ kind }) => kind)).toEqual(["sheet.opened", "deal.recorded"]);
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ code: "malformed" }] });
});

test("a long evening goes in batches and comes back in pages", async () => {
  const first = await table();
  for (let slot = 0; slot < 60; slot++) await first.sheet.save(record(slot, cards(slot % 20, 20, 12)));
  const sizes: number[] = [];
  first.server.pageSize = 20;
  first.handset.fetch = async (path, init) => {
    if (init.method === "POST") sizes.push((JSON.parse(String(init.body)) as { events: unknown[] }).events.length);
    return first.server.handle(path, init);
  };
  await first.sheet.sync();
  expect(sizes).toEqual([50, 11]);
  const second = await guest(first);
  expect(deals(second.sheet)).toHaveLength(60);
  expect(totals(second.sheet)).toEqual(totals(first.sheet));
});

test("a voided deal, undone on another phone, is back on both", async () => {
  const first = await table("online");
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.save(voidDeal(deals(first.sheet)[0]!));
  await first.sheet.sync();
  const second = await guest(first);
  expect(totals(second.sheet)).toEqual([0, 0, 0]);
  await second.sheet.save({ kind: "deal.restored", body: {}, refs: [deals(second.sheet)[0]!.id] });
  await second.sheet.sync();
  await first.sheet.sync();
  expect(totals(first.sheet)).toEqual([30, 20, 12]);
});

test("opening the app sends what any sheet still holds", async () => {
  const { server, handset, phone } = await table();
  phone.close();
  handset.fetch = online(server);
  await handset.tab().sendAll();
  expect(server.log(SHEET)).toHaveLength(1);
});

test("a sheet opened with the network there is sent at once, whatever was asked before it existed", async () => {
  const { sheet, server } = await table("online");
  await until(sheet, ({ unsent, lastError }) => unsent === 0 && lastError === null);
  expect(server.log(SHEET)).toHaveLength(1);
});

test("one tab sends at a time, and never two requests at once", async () => {
  const { server, handset, sheet } = await table();
  const other = handset.tab().open(SHEET);
  await until(other, ({ ready }) => ready);
  let [under, most] = [0, 0];
  handset.fetch = async (path, init) => {
    most = Math.max(most, ++under);
    await new Promise((resolve) => setImmediate(resolve));
    under--;
    return server.handle(path, init);
  };
  await Promise.all([
    sheet.save(record(0, cards(30, 20, 12))),
    other.save(record(0, cards(30, 20, 12))),
    sheet.sync(),
    other.sync(),
  ]);
  handset.elapse();
  await Promise.all([until(sheet, ({ unsent }) => unsent === 0), until(other, ({ unsent }) => unsent === 0)]);
  expect(most).toBe(1);
  expect(server.log(SHEET)).toHaveLength(2);
});

test("a tab asleep with the lock in its hand holds the others up for a while only", async () => {
  const { server, handset, phone } = await table();
  phone.close();
  const asleep = handset.env();
  void asleep.locks?.request(`petit-au-bout:${SHEET}`, { signal: new AbortController().signal }, () => new Promise(() => {}));
  handset.fetch = online(server);
  const awake = handset.tab().open(SHEET);
  await until(awake, ({ ready }) => ready);
  void awake.sync();
  while (handset.timers.size === 0) await new Promise((resolve) => setImmediate(resolve));
  expect([...handset.timers].map(({ ms }) => ms)).toEqual([20_000]);
  expect(awake.getSnapshot().unsent).toBe(1);
  handset.elapse();
  await until(awake, ({ unsent }) => unsent === 0);
});

test("a browser that refuses the second copy changes nothing else", async () => {
  const handset = new Handset(offline);
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const storage = { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
  const sheet = handset.tab({ storage }).open(SHEET);
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
});

test("a phone without IndexedDB says so, and lives", async () => {
  const handset = new Handset(offline);
  const broken = {
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  } as unknown as IDBFactory;
  const sheet = handset.tab({ indexedDB: broken }).open(SHEET);
  expect(await sheet.save(open(opening(3)))).toEqual({ ok: false, code: "storage" });
  expect(await sheet.keepDraft(0, { points: 1 })).toBe("storage");
  expect(await sheet.draft(0)).toEqual({ points: 1 });
  await until(sheet, ({ lastError }) => lastError === "storage");
});

test("an event that an older server could not read stays in view, and goes again once the app reopens", async () => {
  const { server, handset, phone, sheet } = await table("online");
  await sheet.sync();
  const { id: device } = await phone.device();
  const at = "2026-11-21T20:30:00.000Z";
  const event = { id: phone.makeId(), sheet: SHEET, kind: "table.moved", v: 1, body: { room: "jardin" }, at, device };
  await sheet.takeOver([{ number: 1, event, aside: false }]);
  await sheet.sync();
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [{ id: event.id, code: "newer-event" }] });
  expect(server.log(SHEET)).toHaveLength(1);
  phone.close();

  server.update();
  const again = handset.tab().open(SHEET);
  await until(again, ({ ready, unsent, rejected }) => ready && unsent === 0 && rejected.length === 0);
  expect(server.log(SHEET)[1]).toMatchObject({ ...event, seq: 2 });
  expect(again.getSnapshot().sheet).toMatchObject({ unknown: 1, names: ["Nora", "Hugo", "Inès"] });
});

test("a sheet with rules of a newer app is reported as newer, not as lost", async () => {
  const { handset } = await table();
  const tab = handset.tab();
  const sheet = tab.open("01930000-0000-7000-8000-00000000beef");
  await until(sheet, ({ ready }) => ready);
  expect(sheet.getSnapshot()).toMatchObject({ sheet: null, isNewer: false });
  const rules = { game: "whist", edition: "mexicain", players: 3, options: { "kept-bid": "card" } };
  await sheet.receive([{ ...made(1, open(opening(3))), sheet: sheet.id, body: { ...opening(3), rules }, seq: 1 }]);
  expect(sheet.getSnapshot()).toMatchObject({ sheet: null, isNewer: true });
  expect((await tab.cards()).find(({ id }) => id === sheet.id)).toMatchObject({ sheet: null, deals: 0, pulled: 1 });
});

test("a refused event that people gave up is neither told nor sent, but can still be exported", async () => {
  const { server, handset, sheet } = await table("online");
  await sheet.sync();
  handset.fetch = async (path, init) => (init.method === "POST" ? new Response("", { status: 400 }) : server.handle(path, init));
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const [refused] = sheet.getSnapshot().rejected;
  await sheet.giveUp(refused?.id ?? "");
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 0, rejected: [] });
  expect(JSON.parse(await sheet.export())).toMatchObject([{ id: refused?.id, fate: "aside" }]);
  handset.fetch = online(server);
  await sheet.sync();
  expect(server.log(SHEET)).toHaveLength(1);
});

test.each([
  ["the next one", 1, 0],
  ["one after a gap", 2, 1],
  ["another than ours", 0, 1],
])("told of %s, a phone asks the server for the rest, if any", async (_, ahead, asks) => {
  const first = await table("online");
  await first.sheet.save(record(0, cards(30, 20, 12)));
  await first.sheet.sync();
  const second = await guest(first);
  await first.sheet.save(record(1, cards(30, 20, 12)));
  await first.sheet.save(record(2, cards(30, 20, 12)));
  await first.sheet.sync();
  let pulls = 0;
  second.handset.fetch = async (path, init) => {
    pulls++;
    return first.server.handle(path, init);
  };
  const told = first.server.log(SHEET)[1 + ahead];
  if (!told) throw new Error("three deals");
  await second.sheet.receive([ahead === 0 ? { ...told, id: "01930000-0000-7000-8000-0000000000ff" } : told]);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(Math.min(1, pulls)).toBe(asks);
});

test("looking at a sheet leaves its time as it was, so that it is not taken for the last table", async () => {
  const { server, handset, phone: theirs, sheet } = await table("online");
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const late = new Handset(online(server), chanceOf(2));
  late.now += 7 * 24 * 3_600_000;
  const phone = late.tab();
  server.grant(SHEET, (await phone.device()).token);
  await phone.open(SHEET).sync();
  expect(await phone.cards()).toMatchObject([{ id: SHEET, changedAt: handset.now }]);
  expect(await theirs.cards()).toMatchObject([{ changedAt: handset.now }]);
});

test("a deal noted on a phone whose clock is ahead makes its sheet no newer than now", async () => {
  const { server, handset, sheet } = await table("online");
  await sheet.sync();
  const late = new Handset(online(server), chanceOf(2));
  const here = late.now;
  handset.now += 7 * 24 * 3_600_000;
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const phone = late.tab();
  server.grant(SHEET, (await phone.device()).token);
  await phone.open(SHEET).sync();
  expect(await phone.cards()).toMatchObject([{ id: SHEET, changedAt: here }]);
});

test("a sheet whose opening is refused asks no server; once it can be opened, it is sent", async () => {
  const server = new FakeServer();
  const asked: string[] = [];
  const handset = new Handset(async (path, init) => {
    asked.push(`${init.method ?? "GET"} ${path}`);
    return server.handle(path, init);
  });
  const sheet = handset.tab().open(SHEET);
  const twice = { ...opening(3), names: ["Nora", "Nora", "Inès"] };
  expect(await sheet.save(open(twice))).toMatchObject({ ok: false });
  await until(sheet, ({ ready }) => ready);
  await new Promise((done) => setTimeout(done, 50));
  expect(asked).toEqual([]);
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
  await until(sheet, ({ unsent }) => unsent === 0);
  expect(asked[0]).toMatch(/^POST/);
});
