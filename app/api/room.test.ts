/** When somebody fills a log, its owners can still use it; how many links it gets, and how they end. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { db, write } from "#lib/db/client";
import { DEVICES, LINKS_BY_LOG, ROOM, spend } from "#lib/db/limits";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { record, rename } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { Role } from "#lib/sheet/role";
import { aGuest, aLink, anEvening, change, type Evening, eventOf, join, json } from "./evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "./router.fixture";

const doors = await readDoors();
beforeEach(() => {
  // The clock stands still, so that no hour or day in which things are counted ends during a test.
  vi.useFakeTimers({ toFake: ["Date"] });
});
emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

/** Writes many events straight to the file, instead of pushing them. */
async function fill({ sheet }: Evening, { device }: Phone, from: number, to: number, body: object = { seat: 0, name: "x" }) {
  const { kind, v, at } = eventOf(rename(0, "x"), sheet, device);
  const rows = Array.from({ length: to - from }, (_, i) => {
    const id = randomUUID();
    return { id, logId: sheet, seq: from + i + 1, kind, v, at, device, body: JSON.stringify(body) };
  });
  await write((tx) => tx.event.createMany({ data: rows }));
}

async function push({ sheet }: Evening, phone: Phone, name: string): Promise<string> {
  const events = [eventOf(rename(0, name), sheet, phone.device)];
  const { results } = await json(ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone, body: { events } }));
  return results[0].code ?? results[0].status;
}

const { events: most, bytes, kept, device: mine } = ROOM.sheet;

it.each([
  ["that one player's phone wrote all it may", [mine.events, 0], {}, ["device-full", "accepted", "accepted"]],
  ["that players filled", [mine.events, most - kept.events - mine.events], {}, ["device-full", "players-full", "accepted"]],
  ["that is full", [mine.events, most - mine.events], {}, ["sheet-full", "sheet-full", "sheet-full"]],
  ["whose bytes one phone used up", [150, 0], { old: "x".repeat(mine.bytes / 150) }, ["device-full", "accepted", "accepted"]],
  ["that is as heavy as it may be", [0, 150], { old: "x".repeat(bytes / 150) }, ["sheet-full", "sheet-full", "sheet-full"]],
])("a sheet %s answers its phones", async (_, [his = 0, hers = 0], junk, answers) => {
  const evening = await anEvening(doors);
  const luc = await aGuest(doors, evening, "player");
  const ana = await aGuest(doors, evening, "player");
  await fill(evening, luc, 2, 2 + his, { seat: 0, name: "x", ...junk });
  await fill(evening, { ...luc, device: "another" }, 2 + his, 2 + his + hers, { seat: 0, name: "x", ...junk });
  const said = [await push(evening, luc, "Luc"), await push(evening, ana, "Ana"), await push(evening, evening.owner, "Zoé")];
  expect(said).toEqual(answers);
});

async function seat({ sheet }: Evening, role: Role, n: number, revokedAt: Date | null): Promise<void> {
  const data = Array.from({ length: n }, () => ({ logId: sheet, id: randomUUID(), tokenHash: randomUUID(), role, revokedAt }));
  await write((tx) => tx.device.createMany({ data }));
}

it("phones that were shut out take no room, and each role has its own", async () => {
  const evening = await anEvening(doors);
  await seat(evening, "viewer", DEVICES.viewer + 10, new Date());
  const last = await aGuest(doors, evening, "viewer");
  await seat(evening, "viewer", DEVICES.viewer - 1, null);
  const { token } = await aLink(doors, evening, "viewer");
  const late = aPhone();
  expect(await json(join(doors, late, { token }))).toEqual({ code: "full" });
  await aGuest(doors, evening, "player");
  await aGuest(doors, evening, "owner");
  await change(doors, evening, last.device, { revoked: true });
  expect((await join(doors, late, { token }))?.status).toBe(200);
});

it("repeated and refused events use no room, and a second version of a deal does", async () => {
  const evening = await anEvening(doors);
  const luc = await aGuest(doors, evening, "player");
  const address = "192.0.2.22";
  await spend({ address, phone: "another" }, 256 * 1_024 - 1);
  const counted = async (phone: Phone, events: readonly object[]) => {
    const sent = { phone, headers: { "x-forwarded-for": address }, body: { events } };
    const { results } = await json(ask(doors, "POST", `/api/sheets/${evening.sheet}/events`, sent));
    const worth = await db().attempt.findFirst({ where: { bucket: `kb ${address}` } });
    return [results[0].status, worth?.count];
  };
  const noted = (nora: number) => eventOf(record(0, cards(nora, 23, 2)), evening.sheet, luc.device);
  expect(await counted(evening.owner, evening.events)).toEqual(["duplicate", undefined]);
  expect(await counted(luc, [noted(90)])).toEqual(["rejected", undefined]);
  expect(await counted(luc, [noted(27)])).toEqual(["conflict", 256]);
});

it("a log gets so many links a day, whichever owner asks", async () => {
  const evening = await anEvening(doors);
  const other = { ...evening, owner: await aGuest(doors, evening, "owner") };
  const statuses = new Set<number | undefined>();
  for (let i = 1; i < LINKS_BY_LOG.most; i++) statuses.add((await askLink(i % 2 ? evening : other))?.status);
  expect([...statuses]).toEqual([200]);
  expect((await askLink(evening))?.status).toBe(429);
});

const askLink = ({ sheet, owner }: Evening) =>
  ask(doors, "POST", `/api/sheets/${sheet}/links`, { phone: owner, body: { role: "viewer" } });

it("a link is ended with the phones that it let in, and no others; whoever ends it stays", async () => {
  const evening = await anEvening(doors);
  const first = await json(askLink(evening));
  const [luc, ana, zoe] = [aPhone(), aPhone(), await aGuest(doors, evening, "player")];
  for (const phone of [luc, ana]) expect((await join(doors, phone, { token: first.token }))?.status).toBe(200);
  const path = `/api/sheets/${evening.sheet}/links/${first.id}`;
  const end = { revoked: true, devices: true };
  expect((await ask(doors, "PATCH", path, { phone: zoe, body: end }))?.status).toBe(404);
  await change(doors, evening, luc.device, { revoked: true });
  expect(await json(ask(doors, "PATCH", path, { phone: evening.owner, body: end }))).toEqual({ devices: 1 });
  const pull = (phone: Phone) => ask(doors, "GET", `/api/sheets/${evening.sheet}/events`, { phone }).then((it) => it?.status);
  expect(await Promise.all([luc, ana, zoe, evening.owner].map(pull))).toEqual([404, 404, 200, 200]);
  expect((await join(doors, aPhone(), { token: first.token }))?.status).toBe(404);
  const unknown = path.replace(first.id, randomUUID());
  expect((await ask(doors, "PATCH", unknown, { phone: evening.owner, body: end }))?.status).toBe(404);
});
