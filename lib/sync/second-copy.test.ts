/** The second copy of what was not sent, in the browser's storage: when it is written, read and emptied. */
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import { open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { Handset, until } from "./phone.fixture";
import { dealsShown, noNetwork, SHEET_AT_TABLE, tableAt, totalsShown } from "./table-at.fixture";

afterEach(() => vi.restoreAllMocks());

test("leaving during a write puts it alone in the second copy; once back, it is written once", async () => {
  const { handset, sheet } = await tableAt("online");
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
  handset.fetch = noNetwork;
  const saving = sheet.save(record(0, cards(30, 20, 12)));
  for (let turn = 0; turn < 2_000 && !left; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(left).toHaveLength(1);
  handset.wake();
  expect(await saving).toMatchObject({ ok: true });
  expect([dealsShown(sheet).length, totalsShown(sheet)]).toEqual([1, [30, 20, 12]]);
  expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toHaveLength(1);
});

test("when the browser clears IndexedDB, the second copy brings back what was unsent and the phone's right", async () => {
  const { handset, phone, sheet } = await tableAt();
  await sheet.save(record(0, cards(30, 20, 12)));
  const device = await phone.device();
  // 256 bits of chance, as the server reads them.
  expect(device.token).toMatch(/^[\w-]{43}$/);
  phone.close();
  handset.disk = new IDBFactory();

  const again = handset.tab();
  expect(await again.device()).toEqual(device);
  const restored = again.open(SHEET_AT_TABLE);
  await until(restored, ({ unsent }) => unsent === 2);
  expect(totalsShown(restored)).toEqual([30, 20, 12]);
});

test("only what is missing comes back from the second copy, and what it holds needlessly is dropped", async () => {
  const { handset, sheet, phone } = await tableAt("online");
  await sheet.sync();
  const opened = (await phone.store.read(SHEET_AT_TABLE)).entries[0]?.event;
  handset.fetch = noNetwork;
  await sheet.save(record(0, cards(30, 20, 12)));
  phone.close();
  const [deal] = [...handset.kept].filter(([key]) => key.includes("unsent"));
  handset.kept.set(`petit-au-bout:unsent:${opened?.id}`, JSON.stringify(opened));
  const again = handset.tab().open(SHEET_AT_TABLE);
  await until(again, ({ ready }) => ready);
  expect([again.getSnapshot().unsent, totalsShown(again)]).toEqual([1, [30, 20, 12]]);
  await expect.poll(() => [...handset.kept.keys()].filter((key) => key.includes("unsent"))).toEqual([deal?.[0]]);
});

test("the second copy holds nothing once the server has it", async () => {
  const { handset, sheet } = await tableAt("online");
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  expect([...handset.kept.keys()]).toEqual(["petit-au-bout:device"]);
});

test("a browser that refuses the second copy changes nothing else", async () => {
  const handset = new Handset(noNetwork);
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const storage = { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
  const sheet = handset.tab({ storage }).open(SHEET_AT_TABLE);
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
});
