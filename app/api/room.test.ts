/** When somebody fills a log, a day or an address, its owners can still use it and make room. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "#lib/db/access";
import { db, write } from "#lib/db/client";
import {
  DEVICES,
  IMPORT_BY_ADDRESS,
  IMPORT_BY_PHONE,
  KB_BY_ADDRESS,
  KB_BY_PHONE,
  LINKS_BY_LOG,
  MOST_TABLES_A_DAY,
  OPEN_BY_ADDRESS,
  OPEN_BY_ADDRESS_A_DAY,
  OPEN_BY_PHONE,
  ROOM,
  spend,
} from "#lib/db/limits";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { addPlayer, openClub, stampClub } from "#lib/season/club/club-change";
import { joinSeason, leaveSeason, open, record, rename, setEvening } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { Role } from "#lib/sheet/role";
import { aClub, anEveningOf, importOf, pushSheet, type TestClub } from "./club.fixture";
import { aGuest, aLink, anEvening, change, type Evening, eventOf, join, json } from "./evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "./router.fixture";

const DAY_MS = 86_400_000;

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

it("a phone opens only so many sheets an hour, and its open ones go on", async () => {
  const evening = await anEvening(doors);
  const headers = { "x-forwarded-for": "192.0.2.9" };
  const openOne = (phone: Phone) => {
    const sheet = randomUUID();
    const events = [eventOf(open(opening(3)), sheet, phone.device)];
    return ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone, headers, body: { events } });
  };
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < OPEN_BY_PHONE.most; i++) statuses.push((await openOne(evening.owner))?.status);
  expect(statuses).toEqual([...Array(OPEN_BY_PHONE.most - 1).fill(200), 429]);
  expect((await openOne(aPhone()))?.status).toBe(200);
  const events = [eventOf(record(1, cards(25, 25, 2)), evening.sheet, evening.owner.device)];
  const path = `/api/sheets/${evening.sheet}/events`;
  expect((await ask(doors, "POST", path, { phone: evening.owner, headers, body: { events } }))?.status).toBe(200);
});

it.each([
  ["open from", OPEN_BY_ADDRESS],
  ["open today from", OPEN_BY_ADDRESS_A_DAY],
])(
  "strangers open only so many sheets from one address (“%s”), whatever phones they claim to be",
  async (bucket, { most, ms }) => {
    const address = `192.0.2.${30 + most / 100}`;
    const openOne = (phone: Phone) => {
      const [sheet, headers] = [randomUUID(), { "x-forwarded-for": address }];
      const events = [eventOf(open(opening(3)), sheet, phone.device)];
      return ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone, headers, body: { events } });
    };
    expect((await openOne(aPhone()))?.status).toBe(200);
    const now = Math.floor(Date.now() / ms) + 1;
    // Fills this stretch of time and the next one, which may begin during the test.
    for (const window of [now, now + 1].map((end) => end * (ms / 60_000)))
      await write((tx) =>
        tx.attempt.upsert({
          where: { bucket_window: { bucket: `${bucket} ${address}`, window } },
          create: { bucket: `${bucket} ${address}`, window, count: most },
          update: { count: most },
        }),
      );
    expect((await openOne(aPhone()))?.status).toBe(429);
  },
);

it("an import counts towards what its address has stored", async () => {
  const [phone, club] = [aPhone(), randomUUID()];
  const players = Array.from({ length: 1_200 }, (_, i) => addPlayer({ player: randomUUID(), name: `Joueur ${i}` }));
  const events = [openClub("x"), ...players].map((one) => {
    const at = "2026-11-21T20:15:00.000Z";
    return { ...stampClub(one, { id: randomUUID(), sheet: club, at, device: phone.device }), receivedAt: at };
  });
  const file = { format: "petit-au-bout/club", v: 1, club, logs: [{ id: club, kind: "club", events }] };
  const [body, headers] = [JSON.stringify({ device: phone.device, file }), { "x-forwarded-for": "192.0.2.18" }];
  expect(await json(ask(doors, "POST", `/api/clubs/${club}/import`, { phone, headers, body }))).toMatchObject({
    accepted: 1_201,
  });
  const worth = await db().attempt.findMany({ where: { bucket: { startsWith: "kb " } }, orderBy: { bucket: "asc" } });
  expect(worth.map(({ bucket }) => bucket)).toEqual(["kb 192.0.2.18", `kb of ${hashOf(phone.token)}`]);
  for (const { count } of worth) expect(count).toBeGreaterThan(250);
});

it("a phone imports clubs only so often an hour from anywhere, and so does an address for all", async () => {
  const bring = async (phone: Phone, address: string) => {
    const sent = { phone, headers: { "x-forwarded-for": address }, body: {} };
    return (await ask(doors, "POST", `/api/clubs/${randomUUID()}/import`, sent))?.status;
  };
  const phone = aPhone();
  const statuses = new Set<number | undefined>();
  for (let i = 0; i < IMPORT_BY_PHONE.most; i++) statuses.add(await bring(phone, `198.51.100.${i}`));
  expect([...statuses, await bring(phone, "198.51.100.99")]).toEqual([400, 429]);
  statuses.clear();
  for (let i = 0; i < IMPORT_BY_ADDRESS.most; i++) statuses.add(await bring(aPhone(), "192.0.2.17"));
  expect([...statuses, await bring(aPhone(), "192.0.2.17"), await bring(aPhone(), "192.0.2.16")]).toEqual([400, 429, 400]);
});

it("noted deals count towards what their address has stored", async () => {
  const evening = await anEvening(doors);
  const [address, phone] = ["192.0.2.19", evening.owner];
  const worth = async () => (await db().attempt.findFirst({ where: { bucket: `kb ${address}` } }))?.count;
  // Small amounts are only written to the database once they add up to much.
  await spend({ address, phone: "another" }, 256 * 1_024 - 10);
  expect(await worth()).toBeUndefined();
  const body = { events: [eventOf(record(1, cards(25, 25, 2)), evening.sheet, phone.device)] };
  const headers = { "x-forwarded-for": address };
  await ask(doors, "POST", `/api/sheets/${evening.sheet}/events`, { phone, headers, body });
  expect(await worth()).toBe(256);
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

describe("an address that has stored as much as a day allows", () => {
  const headers = { "x-forwarded-for": "192.0.2.20" };
  /** Writes that so much has already been stored from there. */
  async function worth(bucket: string, kb: number): Promise<void> {
    const window = (Math.floor(Date.now() / DAY_MS) + 1) * (DAY_MS / 60_000);
    await write((tx) => tx.attempt.create({ data: { bucket, window, count: kb } }));
  }
  const deal = (evening: Evening, phone: Phone, slot: number) => ({
    phone,
    headers,
    body: { events: [eventOf(record(slot, cards(25, 25, 2)), evening.sheet, phone.device)] },
  });
  const statusOf = async (asked: ReturnType<typeof ask>) => (await asked)?.status;

  it("stores nothing more from the phone that wrote much of it, but from the others", async () => {
    const evening = await anEvening(doors);
    const luc = await aGuest(doors, evening, "player");
    const path = `/api/sheets/${evening.sheet}/events`;
    await worth("kb 192.0.2.20", KB_BY_ADDRESS.most);
    await worth(`kb of ${hashOf(evening.owner.token)}`, KB_BY_PHONE.most);
    expect(await statusOf(ask(doors, "POST", path, deal(evening, evening.owner, 1)))).toBe(200);
    await spend({ address: "192.0.2.20", phone: hashOf(evening.owner.token) }, 300 * 1_024);
    const refused = await ask(doors, "POST", path, deal(evening, evening.owner, 2));
    expect([refused?.status, await refused?.json()]).toEqual([429, { code: "too-many" }]);
    expect(await statusOf(ask(doors, "POST", path, deal(evening, luc, 2)))).toBe(200);
    // From another address, the same phone goes on.
    const elsewhere = { ...deal(evening, evening.owner, 3), headers: { "x-forwarded-for": "192.0.2.21" } };
    expect(await statusOf(ask(doors, "POST", path, elsewhere))).toBe(200);
  });

  it("opens and imports nothing more", async () => {
    await worth("kb 192.0.2.20", KB_BY_ADDRESS.most + 1);
    const [phone, sheet] = [aPhone(), randomUUID()];
    const events = [eventOf(open(opening(3)), sheet, phone.device)];
    expect(await statusOf(ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone, headers, body: { events } }))).toBe(429);
    expect(await statusOf(ask(doors, "POST", `/api/clubs/${sheet}/import`, { phone, headers, body: {} }))).toBe(429);
  });
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

describe("a season's day that has as many tables as are allowed", () => {
  const DAY = "2026-03-10";

  /** A day with all its tables: one came by the doors, the others are written straight to the file. */
  async function aFullDay() {
    const club = await aClub(doors);
    const first = await anEveningOf(doors, club, [], undefined, { day: DAY });
    const row = await db().sheetTally.findFirstOrThrow({ where: { sheetId: first } });
    // Half of them belong to an evening of that day that has a name.
    const named = (i: number) => (i % 2 ? { evening: `${DAY}/galette` } : {});
    const data = Array.from({ length: MOST_TABLES_A_DAY - 1 }, (_, i) => ({ ...row, ...named(i), sheetId: randomUUID() }));
    await write((tx) => tx.sheetTally.createMany({ data }));
    return { club, first };
  }
  const joined = (sheet: string, { club, season, players, owner }: TestClub, day: string) =>
    pushSheet(doors, sheet, owner, [
      open(opening(3, { day })),
      joinSeason({ club, season, players: players.slice(0, 3) }),
      record(0, cards(25, 25, 2)),
    ]);

  it("takes no more until one leaves; sheets there go on, and other days have room", async () => {
    const { club, first } = await aFullDay();
    const sheet = randomUUID();
    expect(await joined(sheet, club, DAY)).toMatchObject([
      { status: "accepted" },
      { status: "rejected", code: "tables-full", faults: [{ params: { most: MOST_TABLES_A_DAY } }] },
      { status: "accepted" },
    ]);
    const { club: id, season, players, owner } = club;
    const reseated = joinSeason({ club: id, season, players: players.slice(1, 4) });
    expect(await pushSheet(doors, first, owner, [reseated])).toMatchObject([{ status: "accepted" }]);
    const elsewhere = randomUUID();
    expect((await joined(elsewhere, club, "2026-03-11")).map(({ status }) => status)).toEqual(Array(3).fill("accepted"));
    const moved = () => pushSheet(doors, elsewhere, club.owner, [setEvening({ day: DAY, name: null })]);
    expect(await moved()).toMatchObject([{ code: "tables-full" }]);
    await pushSheet(doors, first, club.owner, [leaveSeason()]);
    expect(await moved()).toMatchObject([{ status: "accepted" }]);
  });

  it("takes no table from a document either", async () => {
    const { club } = await aFullDay();
    const there = randomUUID();
    const evening = opening(3, { day: DAY });
    const into = { club: club.club, season: club.season, players: club.players.slice(0, 3) };
    const lines = [open(evening), joinSeason(into)].map((one) => ({
      ...eventOf(one, there, club.owner.device),
      receivedAt: "2026-03-10T22:00:00.000Z",
    }));
    const document = await importOf(doors, { sheet: club.club, owner: club.owner }, club.owner.device);
    const logs = [document.file.logs[0], { id: there, kind: "sheet", events: lines }];
    const body = { ...document, file: { ...document.file, logs } };
    const { refused } = await json(ask(doors, "POST", `/api/clubs/${club.club}/import`, { phone: club.owner, body }));
    expect(refused).toMatchObject([{ log: there, line: 2, code: "tables-full" }]);
  });
});
