/** What a phone shows of a sheet: before it is read, after the app was killed, without a disk; and how new the sheet is. */
import type { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { open, record, replace } from "#lib/sheet/change";
import { cards, made, opening } from "#lib/sheet/log.fixture";
import { Handset, until } from "./phone.fixture";
import { dealsShown, noNetwork, online, SHEET_AT_TABLE, tableAt, totalsShown } from "./table-at.fixture";

test("an evening in the cellar is all there when the app is killed and opened again, and is sent upstairs", async () => {
  const { server, handset, phone, sheet } = await tableAt();
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.save(record(1, cards(10, 25, 28)));
  await sheet.keepDraft(2, { taker: 1 });
  expect(sheet.getSnapshot()).toMatchObject({ unsent: 3, lastError: "offline" });
  phone.close();

  const again = handset.tab();
  const reopened = again.open(SHEET_AT_TABLE);
  await until(reopened, ({ ready }) => ready);
  expect(totalsShown(reopened)).toEqual([40, 45, 40]);
  expect(await reopened.draft(2)).toEqual({ taker: 1 });
  expect(await again.cards()).toMatchObject([
    { id: SHEET_AT_TABLE, deals: 2, unsent: 3, sheet: { names: ["Nora", "Hugo", "Inès"] } },
  ]);

  handset.fetch = online(server);
  handset.wake();
  await until(reopened, ({ unsent }) => unsent === 0);
  expect(server.log(SHEET_AT_TABLE).map(({ kind, seq }) => [seq, kind])).toEqual([
    [1, "sheet.opened"],
    [2, "deal.recorded"],
    [3, "deal.recorded"],
  ]);
  await until(reopened, ({ lastError }) => lastError === null);
});

test("a sheet not read yet is shown as empty and not ready", () => {
  expect(new Handset(noNetwork).tab().open(SHEET_AT_TABLE).getSnapshot()).toEqual({
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

test("a clock set back a day between two deals keeps them in order", async () => {
  const { handset, phone, sheet } = await tableAt();
  await sheet.save(record(0, cards(30, 20, 12)));
  phone.close();
  handset.now -= 86_400_000;
  const back = handset.tab().open(SHEET_AT_TABLE);
  await back.save(replace({ ...dealsShown(sheet)[0]! }, cards(31, 20, 12)));
  await back.save(record(1, cards(10, 25, 28)));
  expect(totalsShown(back)).toEqual([41, 45, 40]);
  expect(back.getSnapshot().sheet?.dangling).toBe(0);
});

test("a phone without IndexedDB says so, and lives", async () => {
  const handset = new Handset(noNetwork);
  const broken = {
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  } as unknown as IDBFactory;
  const sheet = handset.tab({ indexedDB: broken }).open(SHEET_AT_TABLE);
  expect(await sheet.save(open(opening(3)))).toEqual({ ok: false, code: "storage" });
  expect(await sheet.keepDraft(0, { points: 1 })).toBe("storage");
  expect(await sheet.draft(0)).toEqual({ points: 1 });
  await until(sheet, ({ lastError }) => lastError === "storage");
});

test("a sheet with rules of a newer app is reported as newer, not as lost", async () => {
  const { handset } = await tableAt();
  const tab = handset.tab();
  const sheet = tab.open("01930000-0000-7000-8000-00000000beef");
  await until(sheet, ({ ready }) => ready);
  expect(sheet.getSnapshot()).toMatchObject({ sheet: null, isNewer: false });
  const rules = { game: "whist", edition: "mexicain", players: 3, options: { "kept-bid": "card" } };
  await sheet.receive([{ ...made(1, open(opening(3))), sheet: sheet.id, body: { ...opening(3), rules }, seq: 1 }]);
  expect(sheet.getSnapshot()).toMatchObject({ sheet: null, isNewer: true });
  expect((await tab.cards()).find(({ id }) => id === sheet.id)).toMatchObject({ sheet: null, deals: 0, pulled: 1 });
});

test("looking at a sheet leaves its time as it was, so that it is not taken for the last table", async () => {
  const { server, handset, phone: theirs, sheet } = await tableAt("online");
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const late = new Handset(online(server), chanceOf(2));
  late.now += 7 * 24 * 3_600_000;
  const phone = late.tab();
  server.grant(SHEET_AT_TABLE, (await phone.device()).token);
  await phone.open(SHEET_AT_TABLE).sync();
  expect(await phone.cards()).toMatchObject([{ id: SHEET_AT_TABLE, changedAt: handset.now }]);
  expect(await theirs.cards()).toMatchObject([{ changedAt: handset.now }]);
});

test("a deal noted on a phone whose clock is ahead makes its sheet no newer than now", async () => {
  const { server, handset, sheet } = await tableAt("online");
  await sheet.sync();
  const late = new Handset(online(server), chanceOf(2));
  const here = late.now;
  handset.now += 7 * 24 * 3_600_000;
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.sync();
  const phone = late.tab();
  server.grant(SHEET_AT_TABLE, (await phone.device()).token);
  await phone.open(SHEET_AT_TABLE).sync();
  expect(await phone.cards()).toMatchObject([{ id: SHEET_AT_TABLE, changedAt: here }]);
});
