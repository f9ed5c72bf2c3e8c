import { expect, test } from "vitest";
import { inOrder, type LogEvent } from "#lib/log/event";
import { chanceOf } from "#lib/rules/seeded";
import { askConfirmation, confirm, open, record, replace, sit, voidDeal } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { SheetDeal } from "#lib/sheet/sheet";
import type { OpenSheet } from "./opened";
import type { Phone } from "./phone";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { fileOfAll, readFile, takeFile } from "./take-file";

const SHEET = "01930000-0000-7000-8000-0000000000aa";
const offline = () => Promise.reject(new TypeError("no network"));
const totals = (sheet: OpenSheet) => sheet.getSnapshot().sheet?.totals;

/** An evening without a network: two deals, the first corrected, and nothing sent. */
async function evening() {
  const handset = new Handset(offline);
  const phone = handset.tab();
  const sheet = phone.open(SHEET);
  await sheet.save(open(opening(3)));
  await sheet.save(record(0, cards(30, 20, 12)));
  await sheet.save(record(1, cards(10, 25, 28)));
  const [first] = sheet.getSnapshot().sheet?.deals ?? [];
  if (!first) throw new Error("the first deal was noted");
  await sheet.save(replace(first, cards(32, 18, 12), "mal compté"));
  return { handset, phone, sheet, file: await sheet.export() };
}

const statusesOf = async (phone: Parameters<typeof takeFile>[0], text: string) =>
  (await takeFile(phone, text))?.map(({ status }) => status);

test("another phone takes the evening over, and shows what the first one shows", async () => {
  const { sheet, file } = await evening();
  const other = new Handset(offline, chanceOf(2)).tab();
  expect(await statusesOf(other, file)).toEqual(["taken", "taken", "taken", "taken"]);
  expect(totals(other.open(SHEET))).toEqual(totals(sheet));
  expect(other.open(SHEET).getSnapshot().unsent).toBe(4);
});

test("a file taken twice adds nothing", async () => {
  const { sheet, file } = await evening();
  const other = new Handset(offline, chanceOf(2)).tab();
  await takeFile(other, file);
  expect(await statusesOf(other, file)).toEqual(["known", "known", "known", "known"]);
  expect(totals(other.open(SHEET))).toEqual(totals(sheet));
});

test("both phones find the network again: each event is on the server once, and both show the same", async () => {
  const { handset, sheet, file } = await evening();
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const other = new Handset(online, chanceOf(2)).tab();
  server.grant(SHEET, (await other.device()).token);
  server.grant(SHEET, (await handset.tab().device()).token);
  await takeFile(other, file);
  await other.open(SHEET).sync();
  handset.fetch = online;
  await sheet.sync();
  const log = await server.log(SHEET);
  expect(log.map(({ seq, kind }) => [seq, kind])).toEqual([
    [1, "sheet.opened"],
    [2, "deal.recorded"],
    [3, "deal.recorded"],
    [4, "deal.replaced"],
  ]);
  for (const one of [sheet, other.open(SHEET)]) {
    await until(one, ({ unsent }) => unsent === 0);
    expect(one.getSnapshot()).toMatchObject({ rejected: [], conflicts: [] });
    expect(totals(one)).toEqual([42, 43, 40]);
  }
});

test("a phone that noted the deal differently keeps its own, and people choose", async () => {
  const { file } = await evening();
  const [openingLine, ...deals] = JSON.parse(file) as unknown[];
  const other = new Handset(offline, chanceOf(2)).tab();
  await takeFile(other, JSON.stringify([openingLine]));
  await other.open(SHEET).save(record(0, cards(20, 20, 22)));
  expect((await statusesOf(other, JSON.stringify(deals)))?.[0]).toBe("conflict");
  expect(other.open(SHEET).getSnapshot().conflicts.length).toBeGreaterThan(0);
  // The phone's own first deal (20, 20, 22) and the second from the file (10, 25, 28).
  expect(totals(other.open(SHEET))).toEqual([30, 45, 50]);
});

test("deals of an unknown sheet wait for it", async () => {
  const { handset, sheet, file } = await evening();
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const other = new Handset(online, chanceOf(2)).tab();
  const deals = JSON.stringify((JSON.parse(file) as unknown[]).slice(1));
  expect(await statusesOf(other, deals)).toEqual(["waiting", "waiting", "waiting"]);
  handset.fetch = online;
  server.grant(SHEET, (await handset.tab().device()).token);
  await sheet.sync();
  server.grant(SHEET, (await other.device()).token);
  await other.open(SHEET).sync();
  await until(other.open(SHEET), (state) => state.sheet !== null && state.rejected.length === 0);
  expect(totals(other.open(SHEET))).toEqual(totals(sheet));
});

test("a bad line is refused with its reason and leaves the others be", async () => {
  const { sheet, file } = await evening();
  const lines = JSON.parse(file) as { event: Record<string, unknown> }[];
  const spoilt = [
    ...lines,
    null,
    { event: { ...lines[1]?.event, id: "not an id" } },
    { event: { ...lines[1]?.event, id: "ffffffff-0000-7000-8000-00000000beef", body: { slot: 7, deal: cards(30, 20, 12) } } },
  ];
  const other = new Handset(offline, chanceOf(2)).tab();
  const report = (await takeFile(other, JSON.stringify(spoilt))) ?? [];
  expect(report.map(({ number, status }) => `${number} ${status}`)).toEqual([
    "1 taken",
    "2 taken",
    "3 taken",
    "4 taken",
    "5 refused",
    "6 refused",
    "7 refused",
  ]);
  expect(report.slice(4).map(({ faults }) => faults[0]?.code)).toEqual(["required", "not-an-id", "slot-skipped"]);
  expect(totals(other.open(SHEET))).toEqual(totals(sheet));
});

test("events that people gave up stay given up", async () => {
  const { sheet } = await evening();
  const [deal] = sheet.getSnapshot().sheet?.deals ?? [];
  if (deal) await sheet.save(voidDeal(deal));
  const lines = JSON.parse(await sheet.export()) as { fate: string }[];
  const file = JSON.stringify(lines.map((line, i) => (i === lines.length - 1 ? { ...line, fate: "aside" } : line)));
  const other = new Handset(offline, chanceOf(2)).tab();
  expect((await statusesOf(other, file))?.at(-1)).toBe("aside");
  expect(totals(other.open(SHEET))).toEqual([42, 43, 40]);
});

test.each(["", "no JSON", "{}", "[]", '"text"'])("%o is no file of this app", async (text) => {
  expect(await takeFile(new Handset(offline).tab(), text)).toBeNull();
});

/** The lines without the phone that noted them: only that changes when another phone takes the file. */
const unsigned = (text: string) =>
  (JSON.parse(text) as Record<string, unknown>[]).map((line) => {
    const { device: _, seq: __, receipt: ___, ...event } = (line.event ?? line) as Record<string, unknown>;
    return { event, fate: line.fate };
  });

test("a whole sheet, sent or not, goes through a file and comes back the same", async () => {
  const { handset, sheet } = await evening();
  const server = new FakeServer();
  server.grant(SHEET, (await handset.tab().device()).token);
  handset.fetch = async (path: string, init: RequestInit) => server.handle(path, init);
  await sheet.sync();
  await until(sheet, ({ unsent }) => unsent === 0);
  handset.fetch = offline;
  await sheet.save(record(2, { report: [5, 0, 7] }), voidDeal(sheet.getSnapshot().sheet?.deals[1] as { id: string }));
  const file = await sheet.whole();
  expect(JSON.parse(await sheet.export())).toHaveLength(2);
  const other = new Handset(offline, chanceOf(2)).tab();
  expect(await statusesOf(other, file)).toEqual(["had", "had", "had", "had", "taken", "taken"]);
  expect(unsigned(await other.open(SHEET).whole())).toEqual(unsigned(file));
  const [mine, theirs] = [sheet, other.open(SHEET)].map((one) => one.getSnapshot().sheet);
  expect(theirs?.totals).toEqual([37, 18, 19]);
  expect(theirs?.deals.map(({ deal, score, versions }) => [deal, score, versions.length])).toEqual(
    mine?.deals.map(({ deal, score, versions }) => [deal, score, versions.length]),
  );
  // The phone that made the file knows every line.
  expect(await statusesOf(handset.tab(), await other.open(SHEET).whole())).toEqual(Array(6).fill("known"));
});

test.each<[string, string, boolean]>([
  ["two thousand lines", JSON.stringify(Array(2_000).fill({})), true],
  ["a line more", JSON.stringify(Array(2_001).fill({})), false],
  ["twenty million characters", "[{}]".padEnd(20_000_000), true],
  ["a character more", "[{}]".padEnd(20_000_001), false],
])("a file of %s is read, or is too long", (_, text, isRead) => {
  expect(readFile(text) !== null).toBe(isRead);
});

const ID = "01930000-0000-7000-8000-000000000001";
const LINE = { id: ID, sheet: SHEET, kind: "x", v: 1, body: {}, at: "2026-11-21T20:00:00.000Z", device: "d" };
test.each<[string, unknown, string[]]>([
  ["an event", LINE, []],
  ["an event with what became of it", { event: LINE, fate: "unsent" }, []],
  ["an event of no sheet", { ...LINE, sheet: 3 }, ["not-an-id"]],
  ["an event of no hour", { event: { ...LINE, at: "hier" } }, ["not-a-date"]],
  ["an event of no kind", { ...LINE, kind: 3 }, ["not-text"]],
  ["no event", 3, ["not-an-object"]],
])("a line that is %s is given, or refused with its reason", (_, line, codes) => {
  const read = readFile(JSON.stringify([line]));
  expect(read?.given.map(({ number, event, aside }) => [number, event, aside])).toEqual(
    codes.length > 0 ? [] : [[1, LINE, false]],
  );
  expect(read?.refused.flatMap(({ faults }) => faults.map(({ code }) => code))).toEqual(codes);
});

test("events from a file are sent at once if there is a network", async () => {
  const { file } = await evening();
  const server = new FakeServer();
  const other = new Handset(async (path, init) => server.handle(path, init), chanceOf(2)).tab();
  server.grant(SHEET, (await other.device()).token);
  const sheet = other.open(SHEET);
  await sheet.sync();
  await takeFile(other, file);
  await expect.poll(() => sheet.getSnapshot().unsent).toBe(0);
  expect(server.log(SHEET)).toHaveLength(4);
});

test("an export of all sheets holds a sheet with a single unsent event, but not a sent one", async () => {
  const server = new FakeServer();
  const handset = new Handset(async (path, init) => server.handle(path, init));
  const phone = handset.tab();
  const sent = phone.open(SHEET);
  await sent.save(open(opening(3)));
  await sent.sync();
  expect(await fileOfAll(phone)).toBe("[]");
  handset.fetch = offline;
  await sent.save(record(0, cards(30, 20, 12)));
  expect(JSON.parse(await fileOfAll(phone))).toMatchObject([{ fate: "unsent", event: { kind: "deal.recorded" } }]);
});

test("a file is laid out for people to read", async () => {
  const { phone, sheet, file } = await evening();
  for (const text of [file, await sheet.whole(), await fileOfAll(phone)])
    expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
});

/** Nora opens a sheet and notes a deal, Hugo confirms it; all of it is on the server and in Nora's file. */
async function confirmed() {
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const [nora, hugo] = [new Handset(online), new Handset(online, chanceOf(3))];
  const [hers, his] = [nora.tab(), hugo.tab()];
  const sheet = hers.open(SHEET);
  await sheet.save(open(opening(3)), askConfirmation(true), sit(0), record(0, cards(30, 20, 12)));
  await sheet.sync();
  server.grant(SHEET, (await his.device()).token);
  await his.open(SHEET).sync();
  await his.open(SHEET).save(sit(1), confirm(his.open(SHEET).getSnapshot().sheet?.deals[0] as SheetDeal));
  await his.open(SHEET).sync();
  await sheet.sync();
  const signers = async ({ store }: Phone) =>
    inOrder((await store.read(SHEET)).entries.map(({ event }) => event)).map(({ device }) => device);
  return { server, online, sheet, signers, ids: [(await hers.device()).id, (await his.device()).id], file: await sheet.whole() };
}

test("a file's events keep who wrote and confirmed them; a phone without a right has a copy, and says so", async () => {
  const { server, online, sheet, signers, ids, file } = await confirmed();
  const pushed: LogEvent[] = [];
  const other = new Handset(async (path, init) => {
    if (init.method === "POST") pushed.push(...(JSON.parse(String(init.body)) as { events: LogEvent[] }).events);
    return online(path, init);
  }, chanceOf(2)).tab();
  const before = JSON.stringify(server.log(SHEET));
  expect(await statusesOf(other, file)).toEqual(Array(6).fill("had"));
  const copy = other.open(SHEET);
  await copy.sync();
  expect(copy.getSnapshot()).toMatchObject({ isCopy: true, lastError: "refused", role: null, unsent: 0, givenBack: 0 });
  expect(await signers(other)).toEqual([ids[0], ids[0], ids[0], ids[0], ids[1], ids[1]]);
  const receipts = (await other.store.read(SHEET)).entries.map(({ event }) => event.receipt === event.id);
  expect(receipts).toEqual(Array(6).fill(true));
  expect(copy.getSnapshot().sheet?.deals).toMatchObject([{ confirmed: true, confirmations: [{ person: 1, device: ids[1] }] }]);
  // The copy's own deal waits. The phone only sends the opening in its own name, to find out whether the server has lost the sheet.
  await copy.save(record(1, cards(10, 25, 28)));
  await copy.sync();
  const { id, token } = await other.device();
  expect(new Set(pushed.map(({ kind, device }) => `${kind} ${device}`))).toEqual(
    new Set([`sheet.opened ${id}`, `deal.recorded ${id}`]),
  );
  expect(JSON.stringify(server.log(SHEET))).toBe(before);
  // Once a link lets it in, the phone is like any other of the sheet.
  server.grant(SHEET, token);
  await copy.sync();
  await until(copy, ({ unsent, isCopy }) => unsent === 0 && !isCopy);
  expect(copy.getSnapshot()).toMatchObject({ rejected: [], givenBack: 0 });
  await sheet.sync();
  expect(totals(copy)).toEqual([40, 45, 40]);
  expect(totals(sheet)).toEqual(totals(copy));
});

test("a conflict that the server already has on both sides is no news", async () => {
  const { server, online, sheet } = await confirmed();
  const hugo = new Handset(online, chanceOf(7));
  server.grant(SHEET, (await hugo.tab().device()).token);
  const his = hugo.tab().open(SHEET);
  await his.sync();
  hugo.fetch = offline;
  await his.save(record(1, cards(20, 20, 22)));
  await sheet.save(record(1, cards(10, 25, 28)));
  await sheet.sync();
  hugo.fetch = online;
  await his.sync();
  await sheet.sync();
  expect(sheet.getSnapshot().conflicts).toHaveLength(1);
  const other = new Handset(offline, chanceOf(2)).tab();
  expect(await statusesOf(other, await sheet.whole())).toEqual(Array(8).fill("had"));
  expect(other.open(SHEET).getSnapshot().conflicts).toHaveLength(1);
});

test("a deal that only one of two phones has sent is a conflict for the other", async () => {
  const { file } = await confirmed();
  const late = new Handset(offline, chanceOf(2)).tab();
  const lines = JSON.parse(file) as LogEvent[];
  await takeFile(late, JSON.stringify(lines.slice(0, 3)));
  await late.open(SHEET).save(record(0, cards(20, 20, 22)));
  expect((await statusesOf(late, JSON.stringify([lines[3]])))?.[0]).toBe("conflict");
  const server = new FakeServer();
  const early = new Handset(async (path, init) => server.handle(path, init), chanceOf(2)).tab();
  const [opened, deal] = JSON.parse((await evening()).file) as unknown[];
  await takeFile(early, JSON.stringify([opened]));
  await early.open(SHEET).save(record(0, cards(20, 20, 22)));
  await early.open(SHEET).sync();
  await until(early.open(SHEET), ({ unsent }) => unsent === 0);
  expect(await statusesOf(early, JSON.stringify([deal]))).toEqual(["conflict"]);
});

test("a server without the sheet gets all of it from the phone that took the file, in that phone's name", async () => {
  const { signers, file } = await confirmed();
  const server = new FakeServer();
  const other = new Handset(async (path, init) => server.handle(path, init), chanceOf(2)).tab();
  await takeFile(other, file);
  const sheet = other.open(SHEET);
  await sheet.sync();
  await until(sheet, ({ unsent }) => unsent === 0);
  expect(totals(sheet)).toEqual([30, 20, 12]);
  const { id } = await other.device();
  expect(new Set(server.log(SHEET).map(({ device }) => device))).toEqual(new Set([id]));
  expect(new Set(await signers(other))).toEqual(new Set([id]));
  // The confirmation is refused, because all events now come from one phone, and nobody may confirm their own deal.
  expect(sheet.getSnapshot()).toMatchObject({
    isCopy: false,
    lastError: null,
    rejected: [{ event: { kind: "deal.confirmed" } }],
  });
});

test("a line with a number that this phone has for another event is sent as its own", async () => {
  const { server, online, file } = await confirmed();
  const other = new Handset(online, chanceOf(2)).tab();
  const { id, token } = await other.device();
  server.grant(SHEET, token);
  await other.open(SHEET).sync();
  await until(other.open(SHEET), ({ sheet }) => sheet?.deals.length === 1);
  const [line] = (JSON.parse(file) as LogEvent[]).slice(3);
  const forged = { ...line, id: "01930000-0000-7000-8000-00000000beef", seq: 6, body: { slot: 1, deal: cards(10, 25, 28) } };
  expect(await statusesOf(other, JSON.stringify([forged]))).toEqual(["taken"]);
  await other.open(SHEET).sync();
  expect(server.log(SHEET).at(-1)).toMatchObject({ id: forged.id, device: id });
});

test("a line that was given up stays given up", async () => {
  const { file } = await evening();
  const given = (JSON.parse(file) as { event: object }[]).map((line, i) => (i === 3 ? { ...line, fate: "aside" } : line));
  const other = new Handset(offline, chanceOf(2)).tab();
  await takeFile(other, JSON.stringify(given));
  const whole = JSON.parse(await other.open(SHEET).whole()) as { fate?: string }[];
  expect(whole.map(({ fate }) => fate)).toEqual([undefined, undefined, undefined, "aside"]);
});
