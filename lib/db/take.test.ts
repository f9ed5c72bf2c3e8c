/** What joins a log, what may be sent again, and the room that is left for its owner. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { LogEvent } from "#lib/log/event";
import { close, open, record, rename, reopen, stampSheet, voidDeal } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { type Access, claimLog } from "./access";
import { append } from "./append";
import { closeDb, db, write } from "./client";
import { ROOM } from "./limits";
import { emptyDatabasePer } from "./per-test.fixture";
import { aSeason, openEvening } from "./season.fixture";

emptyDatabasePer("test");

const AT = "2026-03-10T20:10:00.000Z";

const push = async (access: Access): Promise<string | undefined> => {
  const { log: sheet, device } = access;
  const [answer] = await append(access, [stampSheet(rename(0, "Ana"), { id: randomUUID(), sheet, at: AT, device })]);
  return answer?.status === "rejected" ? answer.code : answer?.status;
};

it("players are refused before they fill the room kept for the sheet's owner", async () => {
  const owner = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const player: Access = { ...owner, device: "luc", role: "player" };
  expect([await push(player), await push(owner)]).toEqual(["accepted", "accepted"]);
  const { events, kept } = ROOM.sheet;
  const { kind, v, body } = stampSheet(rename(0, "x"), { id: "", sheet: owner.log, at: AT, device: "somebody" });
  const rows = Array.from({ length: events - kept.events - 3 }, (_, i) => {
    const row = { id: randomUUID(), logId: owner.log, seq: 4 + i, kind, v, at: AT, device: "somebody" };
    return { ...row, body: JSON.stringify(body) };
  });
  await write((tx) => tx.event.createMany({ data: rows }), owner.log);
  expect([await push(player), await push(owner)]).toEqual(["players-full", "accepted"]);
});

it("a deal that two phones noted alike is in the log twice, and has its place once", async () => {
  const sheet = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  for (const device of [sheet.device, "luc"]) {
    const deal = stampSheet(record(0, cards(20, 20, 12)), { id: randomUUID(), sheet: sheet.log, at: AT, device });
    expect(await append({ ...sheet, device }, [deal])).toMatchObject([{ status: "accepted" }]);
  }
  const rows = await db().event.findMany({ where: { logId: sheet.log }, orderBy: { seq: "asc" } });
  expect(rows.map(({ kind, slot }) => [kind, slot])).toEqual([
    ["sheet.opened", null],
    ["deal.recorded", 0],
    ["deal.recorded", null],
  ]);
});

it("an event sent again gets its first answer; another one of its id is refused, however short", async () => {
  const sheet = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const how = { id: randomUUID(), sheet: sheet.log, at: AT, device: sheet.device };
  const closed = stampSheet(close(), how);
  const [first] = await append(sheet, [closed]);
  expect(first).toMatchObject({ status: "accepted" });
  expect(await append(sheet, [closed, stampSheet(reopen(), how)])).toEqual([
    { ...first, status: "duplicate" },
    { id: how.id, status: "rejected", code: "id-reused" },
  ]);
});

it("any phone may send again what is known, but nothing new in another phone’s name", async () => {
  const sheet = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const how = { id: randomUUID(), sheet: sheet.log, at: AT, device: sheet.device };
  const closed = stampSheet(close(), how);
  await append(sheet, [closed]);
  const luc: Access = { ...sheet, device: "luc", role: "viewer" };
  const codes = async (access: Access, ...events: LogEvent[]) =>
    (await append(access, events)).map((one) => (one.status === "rejected" ? one.code : one.status));
  expect(await codes(luc, closed, stampSheet(reopen(), { ...how, id: randomUUID(), device: "luc" }))).toEqual([
    "duplicate",
    "owner-only",
  ]);
  const hers = stampSheet(reopen(), { ...how, id: randomUUID() });
  expect(await codes({ ...luc, role: "player" }, { ...closed, device: "ana" }, hers)).toEqual(["other-device", "other-device"]);
  expect(await codes(sheet, { ...hers, sheet: randomUUID() }, hers)).toEqual(["other-sheet", "accepted"]);
});

it("two deals of one slot are both kept, and the second is told of the first", async () => {
  const sheet = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const [mine, theirs] = [sheet.device, "luc"].map((device, i) =>
    stampSheet(record(0, cards(20 + i, 20 - i, 12)), { id: randomUUID(), sheet: sheet.log, at: AT, device }),
  );
  await append(sheet, [mine as NonNullable<typeof mine>]);
  const [answer] = await append({ ...sheet, device: "luc" }, [theirs as NonNullable<typeof theirs>]);
  expect(answer).toMatchObject({ status: "conflict", with: { id: mine?.id }, seq: 3 });
});

it("an event stored with unknown fields by an older server is still the same event", async () => {
  const sheet = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const sent = stampSheet(rename(0, "Ana"), { id: randomUUID(), sheet: sheet.log, at: AT, device: sheet.device });
  const more = { ...sent, body: { ...sent.body, mood: "gai" } };
  expect(await append(sheet, [more as typeof sent])).toMatchObject([{ status: "accepted" }]);
  const bodyOf = async () => JSON.parse((await db().event.findFirstOrThrow({ where: { id: sent.id } })).body);
  expect(await bodyOf()).toEqual(sent.body);
  await write((tx) => tx.event.updateMany({ where: { id: sent.id }, data: { body: JSON.stringify(more.body) } }), sheet.log);
  await closeDb();
  expect(await append(sheet, [sent])).toMatchObject([{ status: "duplicate" }]);
});

it("an event that the sheet refuses is answered with the reason", async () => {
  const sheet = await openEvening(await aSeason(["Nora"]), "2026-03-10T20:00:00.000Z");
  const nothing = voidDeal({ id: randomUUID() });
  const [answer] = await append(sheet, [
    stampSheet(nothing, { id: randomUUID(), sheet: sheet.log, at: AT, device: sheet.device }),
  ]);
  expect(answer).toMatchObject({ status: "rejected", faults: [{ code: (answer as { code: string }).code }] });
});

it("the opening of one sheet opens no other", async () => {
  const log = randomUUID();
  const opened = stampSheet(open(opening(3)), { id: randomUUID(), sheet: randomUUID(), at: AT, device: "nora" });
  const access = (await claimLog(log, "nora's", opened)) as Access;
  expect(await append(access, [opened])).toEqual([{ id: opened.id, status: "rejected", code: "other-sheet" }]);
  expect(await db().log.count({ where: { id: log } })).toBe(0);
});
