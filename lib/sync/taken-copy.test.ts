/** A file's events keep who wrote them, whatever the server and the phone that takes them already have. */
import { expect, test } from "vitest";
import { inOrder, type LogEvent } from "#lib/log/event";
import { chanceOf } from "#lib/rules/seeded";
import { askConfirmation, confirm, open, record, sit } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { SheetDeal } from "#lib/sheet/sheet";
import type { Phone } from "./phone";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { noNetwork, SHEET_AT_TABLE, totalsShown } from "./table-at.fixture";
import { takeFile } from "./take-file";
import { eveningInFile, statusesTaken } from "./take-file.fixture";

/** Nora opens a sheet and notes a deal, Hugo confirms it; all of it is on the server and in Nora's file. */
async function confirmedInFile() {
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const [nora, hugo] = [new Handset(online), new Handset(online, chanceOf(3))];
  const [hers, his] = [nora.tab(), hugo.tab()];
  const sheet = hers.open(SHEET_AT_TABLE);
  await sheet.save(open(opening(3)), askConfirmation(true), sit(0), record(0, cards(30, 20, 12)));
  await sheet.sync();
  server.grant(SHEET_AT_TABLE, (await his.device()).token);
  await his.open(SHEET_AT_TABLE).sync();
  await his.open(SHEET_AT_TABLE).save(sit(1), confirm(his.open(SHEET_AT_TABLE).getSnapshot().sheet?.deals[0] as SheetDeal));
  await his.open(SHEET_AT_TABLE).sync();
  await sheet.sync();
  const signers = async ({ store }: Phone) =>
    inOrder((await store.read(SHEET_AT_TABLE)).entries.map(({ event }) => event)).map(({ device }) => device);
  return { server, online, sheet, signers, ids: [(await hers.device()).id, (await his.device()).id], file: await sheet.whole() };
}

test("a file's events keep who wrote and confirmed them; a phone without a right has a copy, and says so", async () => {
  const { server, online, sheet, signers, ids, file } = await confirmedInFile();
  const pushed: LogEvent[] = [];
  const other = new Handset(async (path, init) => {
    if (init.method === "POST") pushed.push(...(JSON.parse(String(init.body)) as { events: LogEvent[] }).events);
    return online(path, init);
  }, chanceOf(2)).tab();
  const before = JSON.stringify(server.log(SHEET_AT_TABLE));
  expect(await statusesTaken(other, file)).toEqual(Array(6).fill("had"));
  const copy = other.open(SHEET_AT_TABLE);
  await copy.sync();
  expect(copy.getSnapshot()).toMatchObject({ isCopy: true, lastError: "refused", role: null, unsent: 0, givenBack: 0 });
  expect(await signers(other)).toEqual([ids[0], ids[0], ids[0], ids[0], ids[1], ids[1]]);
  const receipts = (await other.store.read(SHEET_AT_TABLE)).entries.map(({ event }) => event.receipt === event.id);
  expect(receipts).toEqual(Array(6).fill(true));
  expect(copy.getSnapshot().sheet?.deals).toMatchObject([{ confirmed: true, confirmations: [{ person: 1, device: ids[1] }] }]);
  // The copy's own deal waits. The phone only sends the opening in its own name, to find out whether the server has lost the sheet.
  await copy.save(record(1, cards(10, 25, 28)));
  await copy.sync();
  const { id, token } = await other.device();
  expect(new Set(pushed.map(({ kind, device }) => `${kind} ${device}`))).toEqual(
    new Set([`sheet.opened ${id}`, `deal.recorded ${id}`]),
  );
  expect(JSON.stringify(server.log(SHEET_AT_TABLE))).toBe(before);
  // Once a link lets it in, the phone is like any other of the sheet.
  server.grant(SHEET_AT_TABLE, token);
  await copy.sync();
  await until(copy, ({ unsent, isCopy }) => unsent === 0 && !isCopy);
  expect(copy.getSnapshot()).toMatchObject({ rejected: [], givenBack: 0 });
  await sheet.sync();
  expect(totalsShown(copy)).toEqual([40, 45, 40]);
  expect(totalsShown(sheet)).toEqual(totalsShown(copy));
});

test("a conflict that the server already has on both sides is no news", async () => {
  const { server, online, sheet } = await confirmedInFile();
  const hugo = new Handset(online, chanceOf(7));
  server.grant(SHEET_AT_TABLE, (await hugo.tab().device()).token);
  const his = hugo.tab().open(SHEET_AT_TABLE);
  await his.sync();
  hugo.fetch = noNetwork;
  await his.save(record(1, cards(20, 20, 22)));
  await sheet.save(record(1, cards(10, 25, 28)));
  await sheet.sync();
  hugo.fetch = online;
  await his.sync();
  await sheet.sync();
  expect(sheet.getSnapshot().conflicts).toHaveLength(1);
  const other = new Handset(noNetwork, chanceOf(2)).tab();
  expect(await statusesTaken(other, await sheet.whole())).toEqual(Array(8).fill("had"));
  expect(other.open(SHEET_AT_TABLE).getSnapshot().conflicts).toHaveLength(1);
});

test("a deal that only one of two phones has sent is a conflict for the other", async () => {
  const { file } = await confirmedInFile();
  const late = new Handset(noNetwork, chanceOf(2)).tab();
  const lines = JSON.parse(file) as LogEvent[];
  await takeFile(late, JSON.stringify(lines.slice(0, 3)));
  await late.open(SHEET_AT_TABLE).save(record(0, cards(20, 20, 22)));
  expect((await statusesTaken(late, JSON.stringify([lines[3]])))?.[0]).toBe("conflict");
  const server = new FakeServer();
  const early = new Handset(async (path, init) => server.handle(path, init), chanceOf(2)).tab();
  const [opened, deal] = JSON.parse((await eveningInFile()).file) as unknown[];
  await takeFile(early, JSON.stringify([opened]));
  await early.open(SHEET_AT_TABLE).save(record(0, cards(20, 20, 22)));
  await early.open(SHEET_AT_TABLE).sync();
  await until(early.open(SHEET_AT_TABLE), ({ unsent }) => unsent === 0);
  expect(await statusesTaken(early, JSON.stringify([deal]))).toEqual(["conflict"]);
});

test("a server without the sheet gets all of it from the phone that took the file, in that phone's name", async () => {
  const { signers, file } = await confirmedInFile();
  const server = new FakeServer();
  const other = new Handset(async (path, init) => server.handle(path, init), chanceOf(2)).tab();
  await takeFile(other, file);
  const sheet = other.open(SHEET_AT_TABLE);
  await sheet.sync();
  await until(sheet, ({ unsent }) => unsent === 0);
  expect(totalsShown(sheet)).toEqual([30, 20, 12]);
  const { id } = await other.device();
  expect(new Set(server.log(SHEET_AT_TABLE).map(({ device }) => device))).toEqual(new Set([id]));
  expect(new Set(await signers(other))).toEqual(new Set([id]));
  // The confirmation is refused, because all events now come from one phone, and nobody may confirm their own deal.
  expect(sheet.getSnapshot()).toMatchObject({
    isCopy: false,
    lastError: null,
    rejected: [{ event: { kind: "deal.confirmed" } }],
  });
});

test("a line with a number that this phone has for another event is sent as its own", async () => {
  const { server, online, file } = await confirmedInFile();
  const other = new Handset(online, chanceOf(2)).tab();
  const { id, token } = await other.device();
  server.grant(SHEET_AT_TABLE, token);
  await other.open(SHEET_AT_TABLE).sync();
  await until(other.open(SHEET_AT_TABLE), ({ sheet }) => sheet?.deals.length === 1);
  const [line] = (JSON.parse(file) as LogEvent[]).slice(3);
  const forged = { ...line, id: "01930000-0000-7000-8000-00000000beef", seq: 6, body: { slot: 1, deal: cards(10, 25, 28) } };
  expect(await statusesTaken(other, JSON.stringify([forged]))).toEqual(["taken"]);
  await other.open(SHEET_AT_TABLE).sync();
  expect(server.log(SHEET_AT_TABLE).at(-1)).toMatchObject({ id: forged.id, device: id });
});
