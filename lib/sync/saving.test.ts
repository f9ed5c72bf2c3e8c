/** Saving on the phone's disk: all or nothing, shown only once it is there, with a full disk or a lost connection. */
import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import { contest, open, record, rule } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { Handset } from "./phone.fixture";
import { dealsShown, noNetwork, SHEET_AT_TABLE, tableAt, totalsShown } from "./table-at.fixture";

afterEach(() => vi.restoreAllMocks());

test("saved means on the disk: before that, neither the screen nor the other tab shows it", async () => {
  const { handset, sheet } = await tableAt();
  let shown: unknown;
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
    shown = totalsShown(sheet);
    return put.apply(this, args);
  });
  await sheet.save(record(0, cards(30, 20, 12)));
  expect(shown).toEqual([0, 0, 0]);
  expect(totalsShown(sheet)).toEqual([30, 20, 12]);
  expect([...handset.kept.keys()].filter((key) => key.includes("unsent"))).toHaveLength(2);
});

test("on a full disk nothing is reported or half saved, and the form keeps what was typed", async () => {
  const { sheet } = await tableAt();
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await sheet.keepDraft(0, { points: 30 })).toBe("disk-full");
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toEqual({ ok: false, code: "disk-full" });
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 1, lastError: "disk-full" });
  expect(totalsShown(sheet)).toEqual([0, 0, 0]);
  expect(await sheet.draft(0)).toEqual({ points: 30 });

  full.mockRestore();
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
  expect(totalsShown(sheet)).toEqual([30, 20, 12]);
  expect(await sheet.draft(0)).toBeUndefined();
});

test("a disk that was full when the first right was stored can be tried again", async () => {
  const sheet = new Handset(noNetwork).tab().open(SHEET_AT_TABLE);
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await sheet.save(open(opening(3)))).toEqual({ ok: false, code: "disk-full" });
  full.mockRestore();
  expect(await sheet.save(open(opening(3)))).toMatchObject({ ok: true });
});

test("two acts are saved together or not at all", async () => {
  const { sheet } = await tableAt();
  await sheet.save(record(0, cards(30, 20, 12)));
  const deal = dealsShown(sheet)[0]!;
  const bad = rule(deal, { outcome: "adjusted", note: "renonce", points: [1] });
  expect(await sheet.save(contest(deal, "renonce"), bad)).toMatchObject({ ok: false, code: "refused" });
  expect(dealsShown(sheet)[0]?.contest).toBeNull();
  await sheet.save(contest(deal, "renonce"), rule(deal, { outcome: "adjusted", note: "renonce", points: [-5, 0, 0] }));
  expect(totalsShown(sheet)).toEqual([25, 20, 12]);
});

test("a connection that the phone dropped is opened again, and the deal is there once", async () => {
  const { sheet } = await tableAt();
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
    throw new DOMException("the connection was lost", "InvalidStateError");
  });
  expect(await sheet.save(record(0, cards(30, 20, 12)))).toMatchObject({ ok: true });
  expect(transaction.mock.calls.length).toBeGreaterThan(1);
  expect(dealsShown(sheet)).toHaveLength(1);
});

test("a refusal says which field and which rule, and saves nothing", async () => {
  const { sheet } = await tableAt();
  const refused = await sheet.save(record(0, cards(76, 0, 0)));
  expect(refused).toMatchObject({ ok: false, code: "refused", faults: [{ at: "deal.cardPoints.0", rule: "boite-points" }] });
  expect(sheet.getSnapshot().unsent).toBe(1);
});
