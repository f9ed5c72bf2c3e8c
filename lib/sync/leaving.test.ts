import { afterEach, expect, test, vi } from "vitest";
import { inFull } from "#lib/in-full.fixture";
import { chanceOf } from "#lib/rules/seeded";
import { open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";

const SHEET = "01930000-0000-7000-8000-0000000000aa";
const NAVIGATIONS = inFull(200, 60);

afterEach(() => vi.restoreAllMocks());

const offline = () => Promise.reject(new TypeError("no network"));
const turns = async (n: number) => {
  for (let i = 0; i < n; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** Opens a page that does nothing more once `go` is called. */
function page(handset: Handset): { phone: Phone; sheet: OpenSheet; go: () => void } {
  const env = handset.env();
  let isThere = true;
  const phone = handset.tab({ ...env, after: (ms, run) => env.after(ms, () => isThere && run()) });
  return { phone, sheet: phone.open(SHEET), go: () => (isThere = false) };
}

/** The write transactions that have not ended yet. */
function writesUnder(): Set<IDBTransaction> {
  const under = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...args) {
    const tx = begin.apply(this, args as Parameters<typeof begin>);
    if (tx.mode !== "readwrite") return tx;
    under.add(tx);
    for (const end of ["complete", "abort"]) tx.addEventListener(end, () => under.delete(tx));
    return tx;
  });
  return under;
}

test(`${NAVIGATIONS} pages left in the middle of a write: none is under way when the page is gone, and all that was said to be saved is there`, async () => {
  const draw = chanceOf(7);
  const handset = new Handset(offline, draw);
  const first = page(handset);
  await first.sheet.save(open(opening(3)));
  const under = writesUnder();
  const promised = new Set<string>();
  let cut = 0;
  let here = first;
  for (let n = 0; n < NAVIGATIONS; n++) {
    const { sheet, go } = here;
    await until(sheet, ({ ready }) => ready);
    let isSaved = false;
    void sheet.save(record(sheet.getSnapshot().sheet?.nextSlot ?? 0, cards(n % 60, 20, 12))).then((saved) => {
      isSaved = true;
      if (saved.ok) for (const { id } of saved.events) promised.add(id);
    });
    await turns(Math.floor(draw() * 40));
    if (!isSaved) cut++;
    handset.leave();
    await turns(2);
    expect(under.size).toBe(0);
    go();
    here = page(handset);
  }
  await until(here.sheet, ({ ready }) => ready);
  expect(cut).toBeGreaterThan(NAVIGATIONS / 10);
  expect(promised.size).toBeGreaterThan(NAVIGATIONS / 10);
  const { entries } = await here.phone.store.read(SHEET);
  expect([...promised].filter((id) => !entries.some((entry) => entry.id === id))).toEqual([]);
  const slots = entries.flatMap(({ event }) => (event.kind === "deal.recorded" ? [(event.body as { slot: number }).slot] : []));
  expect(slots.length).toBe(new Set(slots).size);
});

test("a write interrupted by leaving the page is done once when the page returns", async () => {
  const handset = new Handset(offline);
  const { phone, sheet } = page(handset);
  await sheet.save(open(opening(3)));
  const under = writesUnder();
  const saving = sheet.save(record(0, cards(30, 20, 12)));
  while (under.size === 0) await turns(1);
  handset.leave();
  await turns(20);
  expect(sheet.getSnapshot().sheet?.deals).toHaveLength(0);
  handset.wake();
  expect(await saving).toMatchObject({ ok: true });
  expect(sheet.getSnapshot().sheet?.deals).toHaveLength(1);
  expect((await phone.store.read(SHEET)).entries).toHaveLength(2);
  expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toHaveLength(2);
});

test("a write interrupted for good comes back on the next page, from the second copy", async () => {
  const handset = new Handset(offline);
  const { sheet, go } = page(handset);
  await sheet.save(open(opening(3)));
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(function (this: IDBObjectStore) {
    handset.leave();
    throw new DOMException("left", "AbortError");
  });
  void sheet.save(record(0, cards(30, 20, 12)));
  await turns(10);
  go();
  const next = page(handset).sheet;
  await until(next, ({ sheet }) => sheet?.deals.length === 1);
  expect(next.getSnapshot()).toMatchObject({ unsent: 2 });
});

test("a page that was left but stayed goes on by itself", async () => {
  const handset = new Handset(offline);
  const { sheet } = page(handset);
  await sheet.save(open(opening(3)));
  handset.leave();
  const saving = sheet.save(record(0, cards(30, 20, 12)));
  await turns(5);
  handset.elapse();
  expect(await saving).toMatchObject({ ok: true });
});

test("a browser whose database does not open or read is reported as stuck, and recovers", async () => {
  const server = new FakeServer();
  const handset = new Handset(async (path, init) => server.handle(path, init));
  const before = page(handset);
  await before.sheet.save(open(opening(3)));
  await before.sheet.sync();
  const { disk } = handset;
  const silent = vi
    .spyOn(disk, "open")
    .mockImplementation(() => new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)());
  const { sheet } = page(handset);
  while (handset.waiting.size === 0) await turns(1);
  handset.elapse(handset.waiting);
  await until(sheet, ({ lastError }) => lastError === "stuck");
  expect(sheet.getSnapshot().ready).toBe(false);
  silent.mockRestore();
  while (!sheet.getSnapshot().ready) {
    handset.elapse(handset.waiting);
    handset.elapse();
    await turns(30);
  }
  await until(sheet, ({ lastError }) => lastError === null);
});

test("a write that takes too long is given up, and not reported as saved", async () => {
  const handset = new Handset(offline);
  const { phone, sheet } = page(handset);
  await sheet.save(open(opening(3)));
  const under = writesUnder();
  const saving = sheet.save(record(0, cards(30, 20, 12)));
  while (under.size === 0) await turns(1);
  handset.elapse(handset.waiting);
  expect(await saving).toEqual({ ok: false, code: "stuck" });
  expect(sheet.getSnapshot()).toMatchObject({ lastError: "stuck", unsent: 1 });
  expect((await phone.store.read(SHEET)).entries).toHaveLength(1);
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
});
