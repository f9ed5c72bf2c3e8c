/** The head of a log, kept ready in memory, is what the file holds, whoever writes to it. */
import { randomUUID } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { type HallChange, stampHall } from "#lib/hall/hall-event";
import type { LogEvent } from "#lib/log/event";
import { addPlayer, openClub } from "#lib/season/club/club-change";
import { joinSeason } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import type { Access } from "./access";
import { append } from "./append";
import { db, write } from "./client";
import { readClub } from "./club";
import { ranElsewhere, spoilt } from "./elsewhere.fixture";
import { forgetHead, Head, headOf, headsOf, keepForWriting, slotColumn } from "./head";
import { dealsSent as events } from "./head.fixture";
import { emptyDatabasePer } from "./per-test.fixture";
import { readEvents } from "./read";
import { aSeason, openEvening, type SeasonOfTests, TestPhone } from "./season.fixture";

emptyDatabasePer("test");
afterEach(() => {
  vi.restoreAllMocks();
});

/** How many rows are read: each one has its body parsed once. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const parse = vi.spyOn(JSON, "parse");
  await work();
  const { length } = parse.mock.calls;
  parse.mockRestore();
  return length;
}

async function countedEvening(season: SeasonOfTests, deals: number, day = 10): Promise<Access> {
  const sheet = await openEvening(season, `2026-03-${day}T20:00:00.000Z`);
  await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players: season.players }));
  await append(sheet, events(sheet, ...Array(deals).keys()));
  return sheet;
}

it("noting a deal in a long evening reads no more than in a short one", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const next = async (deals: number, day: number) => {
    const sheet = await countedEvening(season, deals, day);
    return rowsRead(() => append(sheet, events(sheet, deals)));
  };
  const short = await next(10, 10);
  expect(await next(60, 11)).toBeLessThanOrEqual(short);
});

it("adding a player to a club of two hundred reads no more than to a small one", async () => {
  const phone = new TestPhone();
  const club = await phone.open(openClub("x"));
  const add = (from: number, n: number) =>
    phone.push(club, ...Array.from({ length: n }, (_, i) => addPlayer({ player: randomUUID(), name: `J ${from + i}` })));
  await add(0, 10);
  const short = await rowsRead(() => add(10, 1));
  await add(20, 180);
  expect(await rowsRead(() => add(300, 1))).toBeLessThanOrEqual(short);
  expect((await readClub(db(), club.log))?.club.players).toHaveLength(192);
});

it("a long log is read and folded before the write, so that nobody waits for it", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await countedEvening(season, 150);
  forgetHead(sheet.log);
  const parse = vi.spyOn(JSON, "parse");
  let go = () => {};
  const somebody = write(() => new Promise<void>((done) => (go = done)));
  const pushed = append(sheet, events(sheet, 150));
  for (let i = 0; parse.mock.calls.length < 152; i++) {
    if (i > 20_000) throw new Error(`${parse.mock.calls.length} rows read`);
    await turn();
  }
  go();
  await somebody;
  expect(await pushed).toMatchObject([{ status: "accepted", seq: 153 }]);
});

it("a log's head follows the file when another process adds to a log, cuts its end off, or replaces it", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await countedEvening(season, 4);
  const statuses = async (...slots: number[]) => (await append(sheet, events(sheet, ...slots))).map(({ status }) => status);
  const copy = `INSERT INTO "Event" SELECT "sheetId", ?, CAST(? AS INTEGER), "kind", "v", "body", "refs", "at", "device", NULL, "receivedAt" FROM "Event" WHERE "sheetId" = ? AND "seq" = ?`;
  await ranElsewhere(copy, randomUUID(), 7, sheet.log, 6);
  expect(await append(sheet, events(sheet, 4))).toMatchObject([{ status: "accepted", seq: 8 }]);
  await ranElsewhere(`DELETE FROM "Event" WHERE "sheetId" = ? AND "seq" > 4`, sheet.log);
  expect(await append(sheet, events(sheet, 2))).toMatchObject([{ status: "accepted", seq: 5 }]);
  await ranElsewhere(`DELETE FROM "Event" WHERE "sheetId" = ? AND "seq" > 4`, sheet.log);
  await ranElsewhere(copy, randomUUID(), 5, sheet.log, 4);
  expect(await statuses(3)).toEqual(["rejected"]);
  expect(await append(sheet, events(sheet, 2))).toMatchObject([{ status: "accepted", seq: 6 }]);
  expect(foldSheet(await readEvents(sheet.log))?.deals.map(({ slot }) => slot)).toEqual([0, 1, 2]);
});

it("a log's head does not know events that were not committed", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await countedEvening(season, 1);
  const mend = await spoilt();
  await expect(append(sheet, events(sheet, 1))).rejects.toThrow();
  await mend();
  expect(await append(sheet, events(sheet, 1))).toMatchObject([{ status: "accepted", seq: 4 }]);
  expect(await readEvents(sheet.log)).toHaveLength(4);
});

it("several logs are read by one query, each as it would be alone: grown, unknown, or replaced", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheets = [await countedEvening(season, 3, 10), await countedEvening(season, 4, 11), await countedEvening(season, 5, 12)];
  const ids = sheets.map(({ log }) => log);
  const lengths = async () => (await headsOf(db(), ids, "sheet")).map(({ log }) => log.length);
  expect(await lengths()).toEqual([5, 6, 7]);
  await append(sheets[1] as Access, events(sheets[1] as Access, 4, 5));
  const find = vi.spyOn(db().event, "findMany");
  expect(await lengths()).toEqual([5, 8, 7]);
  expect(find).toHaveBeenCalledTimes(1);
  await ranElsewhere(`UPDATE "Event" SET "id" = ? WHERE "sheetId" = ? AND "seq" = 7`, randomUUID(), ids[2] as string);
  for (const [i, { log }] of (await headsOf(db(), ids, "sheet")).entries())
    expect(log.map(({ event }) => event)).toEqual(await readEvents(ids[i] as string));
  expect(await headsOf(db(), [], "sheet")).toEqual([]);
});

it.each([
  ["deal.recorded", 0, 0],
  ["deal.recorded", 2 ** 31 - 1, 2 ** 31 - 1],
  ["deal.recorded", 2 ** 31, null],
  ["deal.recorded", 1 - 2 ** 31, 1 - 2 ** 31],
  ["deal.recorded", -(2 ** 31), null],
  ["deal.recorded", 1.5, null],
  ["deal.recorded", "1", null],
  ["deal.recorded", undefined, null],
  ["deal.replaced", 1, null],
])("a %s with the slot %s is stored with the slot %s, which is then taken", (kind, slot, place) => {
  const event: LogEvent = { id: "e", sheet: "s", seq: 1, kind, v: 1, body: { slot }, at: "", device: "nora" };
  const head = new Head("sheet");
  head.add({ event, receivedAt: "" });
  expect([slotColumn(event), ...head.slots]).toEqual(place === null ? [null] : [place, place]);
});

it("a log first read as another kind, or from another database, is read again", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await countedEvening(season, 2);
  expect((await headOf(db(), sheet.log, "club")).kind).toBe("club");
  const head = await headOf(db(), sheet.log, "sheet");
  expect([head.kind, head.log.length, head.sheet.sheet?.deals.length]).toEqual(["sheet", 4, 2]);
  expect(await headOf(db(), sheet.log, "sheet")).toBe(head);
  expect(await headOf(db(), "nowhere", "sheet")).toMatchObject({ log: [], taken: { events: 0, bytes: 0 } });
});

it("a head read beforehand serves the write, unless a write in between knows more", async () => {
  const sheet = await countedEvening(await aSeason(["Nora", "Hugo", "Inès"]), 2);
  const written = () => write((tx) => headOf(tx, sheet.log, "sheet"));
  const [before, read] = [await written(), await headOf(db(), sheet.log, "sheet")];
  keepForWriting(sheet.log, read);
  expect((await written()) === before).toBe(true);
  forgetHead(sheet.log);
  keepForWriting(sheet.log, read);
  expect((await written()) === read).toBe(true);
});

it("a tournament is folded up to its last event, whenever it was looked at before", () => {
  const head = new Head("hall");
  const after = (change: HallChange) => {
    const event = stampHall(change, { id: randomUUID(), sheet: "hall", at: "2026-11-24T20:15:00.000Z", device: "nora" });
    head.add({ event: { ...event, seq: head.log.length + 1 }, receivedAt: "2026-11-24T20:15:00.000Z" });
    return [...(head.hall?.entrants.values() ?? [])].map(({ name }) => name);
  };
  const rest = { teamOf: 1, club: randomUUID(), movement: "fft" } as const;
  const enters = (name: string) => after({ kind: "entrant.added", body: { entrant: randomUUID(), name } });
  const body = { name: "Mardi", day: "2026-11-24", positions: 5, deals: 4, ...rest } as const;
  expect(after({ kind: "tournament.opened", body })).toEqual([]);
  expect(enters("Ana")).toEqual(["Ana"]);
  expect(enters("Bob")).toEqual(["Ana", "Bob"]);
});
