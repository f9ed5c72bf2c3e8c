/** How much one phone or one address may open, import and store. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "#lib/db/access";
import { db, write } from "#lib/db/client";
import {
  IMPORT_BY_ADDRESS,
  IMPORT_BY_PHONE,
  KB_BY_ADDRESS,
  KB_BY_PHONE,
  OPEN_BY_ADDRESS,
  OPEN_BY_ADDRESS_A_DAY,
  OPEN_BY_PHONE,
  spend,
} from "#lib/db/limits";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { addPlayer, openClub, stampClub } from "#lib/season/club/club-change";
import { open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { aGuest, anEvening, type Evening, eventOf, json } from "./evening.fixture";
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
