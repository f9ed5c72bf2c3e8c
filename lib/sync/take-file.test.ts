/** A phone takes an evening from a file: what it adds, refuses, leaves for people to choose, and sends. */
import { expect, test } from "vitest";
import { chanceOf } from "#lib/rules/seeded";
import { record, voidDeal } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { Handset, until } from "./phone.fixture";
import { FakeServer } from "./server.fixture";
import { noNetwork, SHEET_AT_TABLE, totalsShown } from "./table-at.fixture";
import { readFile, takeFile } from "./take-file";
import { eveningInFile, statusesTaken } from "./take-file.fixture";

test("another phone takes the evening over, and shows what the first one shows", async () => {
  const { sheet, file } = await eveningInFile();
  const other = new Handset(noNetwork, chanceOf(2)).tab();
  expect(await statusesTaken(other, file)).toEqual(["taken", "taken", "taken", "taken"]);
  expect(totalsShown(other.open(SHEET_AT_TABLE))).toEqual(totalsShown(sheet));
  expect(other.open(SHEET_AT_TABLE).getSnapshot().unsent).toBe(4);
});

test("a file taken twice adds nothing", async () => {
  const { sheet, file } = await eveningInFile();
  const other = new Handset(noNetwork, chanceOf(2)).tab();
  await takeFile(other, file);
  expect(await statusesTaken(other, file)).toEqual(["known", "known", "known", "known"]);
  expect(totalsShown(other.open(SHEET_AT_TABLE))).toEqual(totalsShown(sheet));
});

test("both phones find the network again: each event is on the server once, and both show the same", async () => {
  const { handset, sheet, file } = await eveningInFile();
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const other = new Handset(online, chanceOf(2)).tab();
  server.grant(SHEET_AT_TABLE, (await other.device()).token);
  server.grant(SHEET_AT_TABLE, (await handset.tab().device()).token);
  await takeFile(other, file);
  await other.open(SHEET_AT_TABLE).sync();
  handset.fetch = online;
  await sheet.sync();
  const log = await server.log(SHEET_AT_TABLE);
  expect(log.map(({ seq, kind }) => [seq, kind])).toEqual([
    [1, "sheet.opened"],
    [2, "deal.recorded"],
    [3, "deal.recorded"],
    [4, "deal.replaced"],
  ]);
  for (const one of [sheet, other.open(SHEET_AT_TABLE)]) {
    await until(one, ({ unsent }) => unsent === 0);
    expect(one.getSnapshot()).toMatchObject({ rejected: [], conflicts: [] });
    expect(totalsShown(one)).toEqual([42, 43, 40]);
  }
});

test("a phone that noted the deal differently keeps its own, and people choose", async () => {
  const { file } = await eveningInFile();
  const [openingLine, ...deals] = JSON.parse(file) as unknown[];
  const other = new Handset(noNetwork, chanceOf(2)).tab();
  await takeFile(other, JSON.stringify([openingLine]));
  await other.open(SHEET_AT_TABLE).save(record(0, cards(20, 20, 22)));
  expect((await statusesTaken(other, JSON.stringify(deals)))?.[0]).toBe("conflict");
  expect(other.open(SHEET_AT_TABLE).getSnapshot().conflicts.length).toBeGreaterThan(0);
  // The phone's own first deal (20, 20, 22) and the second from the file (10, 25, 28).
  expect(totalsShown(other.open(SHEET_AT_TABLE))).toEqual([30, 45, 50]);
});

test("deals of an unknown sheet wait for it", async () => {
  const { handset, sheet, file } = await eveningInFile();
  const server = new FakeServer();
  const online = async (path: string, init: RequestInit) => server.handle(path, init);
  const other = new Handset(online, chanceOf(2)).tab();
  const deals = JSON.stringify((JSON.parse(file) as unknown[]).slice(1));
  expect(await statusesTaken(other, deals)).toEqual(["waiting", "waiting", "waiting"]);
  handset.fetch = online;
  server.grant(SHEET_AT_TABLE, (await handset.tab().device()).token);
  await sheet.sync();
  server.grant(SHEET_AT_TABLE, (await other.device()).token);
  await other.open(SHEET_AT_TABLE).sync();
  await until(other.open(SHEET_AT_TABLE), (state) => state.sheet !== null && state.rejected.length === 0);
  expect(totalsShown(other.open(SHEET_AT_TABLE))).toEqual(totalsShown(sheet));
});

test("a bad line is refused with its reason and leaves the others be", async () => {
  const { sheet, file } = await eveningInFile();
  const lines = JSON.parse(file) as { event: Record<string, unknown> }[];
  const spoilt = [
    ...lines,
    null,
    { event: { ...lines[1]?.event, id: "not an id" } },
    { event: { ...lines[1]?.event, id: "ffffffff-0000-7000-8000-00000000beef", body: { slot: 7, deal: cards(30, 20, 12) } } },
  ];
  const other = new Handset(noNetwork, chanceOf(2)).tab();
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
  expect(totalsShown(other.open(SHEET_AT_TABLE))).toEqual(totalsShown(sheet));
});

test("events that people gave up stay given up", async () => {
  const { sheet } = await eveningInFile();
  const [deal] = sheet.getSnapshot().sheet?.deals ?? [];
  if (deal) await sheet.save(voidDeal(deal));
  const lines = JSON.parse(await sheet.export()) as { fate: string }[];
  const file = JSON.stringify(lines.map((line, i) => (i === lines.length - 1 ? { ...line, fate: "aside" } : line)));
  const other = new Handset(noNetwork, chanceOf(2)).tab();
  expect((await statusesTaken(other, file))?.at(-1)).toBe("aside");
  expect(totalsShown(other.open(SHEET_AT_TABLE))).toEqual([42, 43, 40]);
});

test.each(["", "no JSON", "{}", "[]", '"text"'])("%o is no file of this app", async (text) => {
  expect(await takeFile(new Handset(noNetwork).tab(), text)).toBeNull();
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
const LINE = { id: ID, sheet: SHEET_AT_TABLE, kind: "x", v: 1, body: {}, at: "2026-11-21T20:00:00.000Z", device: "d" };
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
  const { file } = await eveningInFile();
  const server = new FakeServer();
  const other = new Handset(async (path, init) => server.handle(path, init), chanceOf(2)).tab();
  server.grant(SHEET_AT_TABLE, (await other.device()).token);
  const sheet = other.open(SHEET_AT_TABLE);
  await sheet.sync();
  await takeFile(other, file);
  await expect.poll(() => sheet.getSnapshot().unsent).toBe(0);
  expect(server.log(SHEET_AT_TABLE)).toHaveLength(4);
});

test("a line that was given up stays given up", async () => {
  const { file } = await eveningInFile();
  const given = (JSON.parse(file) as { event: object }[]).map((line, i) => (i === 3 ? { ...line, fate: "aside" } : line));
  const other = new Handset(noNetwork, chanceOf(2)).tab();
  await takeFile(other, JSON.stringify(given));
  const whole = JSON.parse(await other.open(SHEET_AT_TABLE).whole()) as { fate?: string }[];
  expect(whole.map(({ fate }) => fate)).toEqual([undefined, undefined, undefined, "aside"]);
});
