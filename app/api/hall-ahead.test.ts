/** A table without a network plays the next position by the movement; its notes become its sheet once the position opens. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { receiptOf } from "#lib/db/epoch";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { makeProof } from "#lib/db/proof";
import { plannedLog, plannedOpening, withPlanned } from "#lib/hall/planned";
import { close, record } from "#lib/sheet/change";
import { accepted, pushSheet, pushTo } from "./club.fixture";
import { json } from "./evening.fixture";
import { aHall, atTable, hallIn, openNext, pushHall, type TestHall } from "./hall.fixture";
import { aPhone, ask, type Phone, readDoors } from "./router.fixture";

const doors = await readDoors();
emptyDatabasePer("file");

const deal = { taker: 0, contract: "garde", bouts: 2, points: 49 };

/** The log of this table before the position opens, as its phone works it out: the id and the opening. */
async function ahead(hall: TestHall, phone: Phone, position: number, table: number) {
  const there = withPlanned(await hallIn(doors, hall), position);
  const opening = plannedOpening(there, position, table, "2026-11-24T21:00:00.000Z", phone.device);
  if (!opening) throw new Error("nothing is planned");
  return { log: opening.sheet, opening };
}

const openByMovement = async (hall: TestHall) => {
  const now = await hallIn(doors, hall);
  const { positions } = withPlanned(now, now.positions.length + 1);
  const { position, tables } = positions.at(-1) as (typeof positions)[number];
  const seating = tables.map(({ seats }) => seats);
  const sheets = tables.map(({ table }) => plannedLog(hall.sheet, position, table));
  const body = { position, kind: "fft", seating, sheets, reason: "coupure de réseau" } as const;
  return pushHall(doors, hall.sheet, hall.owner, [{ kind: "position.opened", body }]);
};

it("deals noted before the position opens wait on their phone, and then join and are handed in", async () => {
  const hall = await aHall(doors);
  const phone = await atTable(doors, hall);
  accepted(await openNext(doors, hall));
  const { log, opening } = await ahead(hall, phone, 2, 3);
  const events = { body: { events: [opening] }, phone };
  // The position is not open yet: neither the table's phone nor a stranger can open this log; 503 makes the phone try again.
  for (const who of [phone, aPhone()])
    expect((await ask(doors, "POST", `/api/sheets/${log}/events`, { ...events, phone: who }))?.status).toBe(503);
  const signed = { position: 2, table: 3, seat: 0, balances: [0, 0, 0, 0] };
  expect(await pushHall(doors, hall.sheet, phone, [{ kind: "sheet.signed", body: signed }])).toMatchObject([
    { status: "rejected", code: "no-such-table" },
  ]);
  accepted(await openByMovement(hall));
  expect(await pushTo(doors, log, phone, [opening])).toMatchObject([{ status: "duplicate", seq: 1 }]);
  accepted(await pushSheet(doors, log, phone, [...[0, 1, 2, 3].map((slot) => record(slot, deal)), close("agreed")]));
  const table = (await hallIn(doors, hall)).positions[1]?.tables[2];
  expect([table?.log, table?.sheet?.source, table?.sheet?.balances.reduce<number>((sum, one) => sum + (one ?? 0), 0)]).toEqual([
    log,
    "phone",
    0,
  ]);
  const { events: told } = await json(ask(doors, "GET", `/api/sheets/${log}/events`, { phone }));
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual([
    "sheet.opened",
    ...Array(4).fill("deal.recorded"),
    "sheet.closed",
  ]);
});

it("a forgotten planned sheet is given back only with this server's proof, not with an invented one", async () => {
  const hall = await aHall(doors);
  const phone = await atTable(doors, hall);
  accepted(await openNext(doors, hall));
  const { log, opening } = await ahead(hall, phone, 2, 1);
  const gives = (proof: string, event: object) =>
    ask(doors, "POST", `/api/sheets/${log}/events`, { phone, headers: { "petit-proof": proof }, body: { events: [event] } });
  expect((await gives(`owner.${phone.device}.${"x".repeat(22)}`, opening))?.status).toBe(503);
  const theirs = { ...opening, device: hall.owner.device };
  const had = { log, device: phone.device, name: null, role: "player", own: true } as const;
  const given = await json(gives(makeProof(had, phone.token) as string, { ...theirs, receipt: receiptOf(theirs) }));
  expect(given.results).toMatchObject([{ status: "accepted", seq: 1 }]);
});

it("after a substitution the server's own opening stands, and the noted deals join it", async () => {
  const hall = await aHall(doors);
  const phone = await atTable(doors, hall);
  accepted(await openNext(doors, hall));
  const { log, opening } = await ahead(hall, phone, 2, 1);
  accepted(
    await pushHall(doors, hall.sheet, hall.owner, [{ kind: "number.left", body: { number: 1, from: 2, reason: "parti" } }]),
  );
  const taken = { number: 1, from: 2, entrant: randomUUID(), name: "Solange" };
  accepted(await pushHall(doors, hall.sheet, hall.owner, [{ kind: "number.taken", body: taken }]));
  accepted(await openByMovement(hall));
  expect(await pushTo(doors, log, phone, [opening])).toMatchObject([{ status: "rejected", code: "id-reused" }]);
  accepted(await pushSheet(doors, log, phone, [record(0, deal)]));
});

it("a table that the arbiter seats differently has another sheet, and noted deals stay on their phone", async () => {
  const hall = await aHall(doors);
  const phone = await atTable(doors, hall);
  accepted(await openNext(doors, hall));
  const { log, opening } = await ahead(hall, phone, 2, 1);
  accepted(await openNext(doors, hall, "random", "tirage"));
  expect((await hallIn(doors, hall)).positions[1]?.tables[0]?.log).not.toBe(log);
  expect((await ask(doors, "POST", `/api/sheets/${log}/events`, { body: { events: [opening] }, phone }))?.status).toBe(503);
});
