/** Somebody puts back a copy older than a sheet, or than a right to it: phones give the sheet back, each with its own right. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as pathOf } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeDb, db, write } from "#lib/db/client";
import { onPostgres } from "#lib/db/database.fixture";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { databasePath } from "#lib/db/url";
import { chanceOf } from "#lib/rules/seeded";
import { joinSeason, open, record } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import { look } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { sayInHall, sendHall, unsentIn } from "#lib/sync/hall";
import type { OpenSheet } from "#lib/sync/opened";
import type { Phone as TestedPhone } from "#lib/sync/phone";
import { Handset } from "#lib/sync/phone.fixture";
import { copyDatabase } from "../../prisma/copy";
import { putBack } from "../../prisma/put-back";
import { aClub, accepted, type TestClub } from "./club.fixture";
import { aLink, change, join, json } from "./evening.fixture";
import { aHall, hallIn, openNext } from "./hall.fixture";
import { ask, type Phone, readDoors } from "./router.fixture";

const doors = await readDoors();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(pathOf(tmpdir(), "petit-au-bout-"));
});
emptyDatabasePer("test");
afterEach(() => {
  delete process.env.KEY_FILE;
  rmSync(folder, { recursive: true });
});

interface Held {
  readonly phone: TestedPhone;
  readonly right: Phone;
  sheet?: OpenSheet;
}

let seed = 0;
async function aHandset(): Promise<Held> {
  const fetch = async (path: string, { method = "GET", headers, body }: RequestInit): Promise<Response> =>
    (await ask(doors, method, path, { headers: headers as Record<string, string>, body: body as string })) as Response;
  const phone = new Handset(fetch, chanceOf(++seed)).tab();
  const { id, token } = await phone.device();
  return { phone, right: { device: id, token } };
}

/** Nora, the club's owner, opens a sheet in its season; Luc notes with her, Ana follows. `copied` runs before that. */
async function anEveningInThree(club: TestClub, copied: () => Promise<void>) {
  const [nora, luc, ana] = [await aHandset(), await aHandset(), await aHandset()];
  await join(doors, nora.right, {
    token: (await aLink(doors, { sheet: club.club, owner: club.owner, events: [] }, "owner")).token,
  });
  await copied();
  const id = nora.phone.makeId();
  nora.sheet = nora.phone.open(id);
  const seats = club.players.slice(0, 3);
  await nora.sheet.save(open(opening(3)), joinSeason({ club: club.club, season: club.season, players: seats }));
  await nora.sheet.sync();
  const evening = { sheet: id, owner: nora.right, events: [] };
  for (const [guest, role] of [
    [luc, "player"],
    [ana, "viewer"],
  ] as const) {
    await join(doors, guest.right, { token: (await aLink(doors, evening, role)).token });
    guest.sheet = guest.phone.open(id);
    await guest.sheet.sync();
  }
  for (const [slot, { sheet }] of [nora, luc, nora, luc].entries()) {
    await sheet?.sync();
    await sheet?.save(record(slot, cards(25 + slot, 25 - slot, 2)));
    await sheet?.sync();
  }
  for (const { sheet } of [nora, luc, ana]) await sheet?.sync();
  return { id, evening, nora, luc, ana };
}

const path = (sheet: string) => `/api/sheets/${sheet}/events`;
const logOf = async (sheet: string, phone: Phone) => {
  const { events } = await json(ask(doors, "GET", path(sheet), { phone }));
  return events.map(({ id, body, device, kind }: Record<string, unknown>) => ({ id, body, device, kind }));
};
const standingsOf = async ({ club, season, owner }: TestClub) =>
  (await json(ask(doors, "GET", `/api/clubs/${club}/seasons/${season}`, { phone: owner }))).standings;
const roleOf = async (sheet: string, { token }: Phone) =>
  (await json(ask(doors, "GET", path(sheet), { phone: { device: "", token } })))?.role;
const stateOf = ({ sheet }: Held) => sheet?.getSnapshot();
const said = (one: Held) => {
  const { unsent, lastError, givenBack, sheet } = stateOf(one) as NonNullable<ReturnType<typeof stateOf>>;
  return { unsent, lastError, givenBack: givenBack > 0, deals: sheet?.deals.length };
};

async function theDayBefore() {
  const copy = pathOf(folder, "copy.db");
  return {
    make: async () => void (await copyDatabase(databasePath(), copy)),
    putBack: async () => {
      await closeDb();
      await putBack(copy, databasePath());
    },
  };
}

it.skipIf(onPostgres)(
  "a copy older than the sheet: a phone that noted on it gives it back whole, and all keep their rights",
  async () => {
    const club = await aClub(doors);
    const copy = await theDayBefore();
    const { id, nora, luc, ana } = await anEveningInThree(club, copy.make);
    const [log, standings] = [await logOf(id, nora.right), await standingsOf(club)];
    expect(log).toHaveLength(6);
    await copy.putBack();
    expect(await db().log.count({ where: { id } })).toBe(0);
    expect(await standingsOf(club)).not.toEqual(standings);

    // Ana only follows: her phone gives nothing back, and still shows all the deals.
    await ana.sheet?.sync();
    expect(said(ana)).toEqual({ unsent: 0, lastError: "refused", givenBack: false, deals: 4 });
    // Luc may give the sheet back although he did not open it.
    await luc.sheet?.sync();
    expect(said(luc)).toEqual({ unsent: 0, lastError: null, givenBack: true, deals: 4 });
    await nora.sheet?.sync();
    await ana.sheet?.sync();
    expect(said(nora)).toMatchObject({ unsent: 0, lastError: null, deals: 4 });
    expect(said(ana)).toEqual({ unsent: 0, lastError: null, givenBack: false, deals: 4 });
    expect(await Promise.all([nora, luc, ana].map(({ right }) => roleOf(id, right)))).toEqual(["owner", "player", "viewer"]);
    expect(await logOf(id, nora.right)).toEqual(log);
    expect(await standingsOf(club)).toEqual(standings);

    await luc.sheet?.save(record(4, cards(30, 20, 2)));
    await luc.sheet?.sync();
    await ana.sheet?.sync();
    expect(said(ana)).toMatchObject({ deals: 5 });
  },
);

it.skipIf(onPostgres)("a copy older than a phone's right: the phone is let in again with the same right", async () => {
  const club = await aClub(doors);
  const copy = await theDayBefore();
  const { id, evening, nora, luc, ana } = await anEveningInThree(club, async () => {});
  await write((tx) => tx.device.deleteMany({ where: { logId: id, id: { not: nora.right.device } } }));
  expect(await roleOf(id, luc.right)).toBeUndefined();
  for (const one of [luc, ana]) await one.sheet?.sync();
  expect([said(luc), said(ana)]).toMatchObject([{ lastError: null }, { lastError: null }]);
  expect(await Promise.all([luc, ana].map(({ right }) => roleOf(id, right)))).toEqual(["player", "viewer"]);

  // A phone that was shut out before the copy was made stays shut out.
  await change(doors, evening, luc.right.device, { revoked: true });
  await copy.make();
  await copy.putBack();
  await luc.sheet?.sync();
  expect(said(luc)).toMatchObject({ lastError: "refused", deals: 4, unsent: 0 });
  expect(await roleOf(id, luc.right)).toBeUndefined();
});

it.skipIf(onPostgres)("a proof serves only its phone and its right, and the id of the sheet's opener nobody else", async () => {
  const club = await aClub(doors);
  const copy = await theDayBefore();
  const { id, nora, luc, ana } = await anEveningInThree(club, copy.make);
  const proof = async ({ right }: Held): Promise<string> => (await json(ask(doors, "GET", path(id), { phone: right }))).proof;
  const [hers, his, anas] = [await proof(nora), await proof(luc), await proof(ana)];
  const opened = (await luc.phone.store.read(id)).entries.find(({ event }) => event.kind === "sheet.opened")?.event;
  const { seq: _, ...first } = opened as object & { seq?: number };
  await copy.putBack();
  const tried = async (phone: Phone, proof: string) =>
    (await ask(doors, "POST", path(id), { phone, headers: { "petit-proof": proof }, body: { events: [first] } }))?.status;
  for (const [phone, proof] of [
    [luc.right, hers],
    [ana.right, hers],
    [luc.right, his.replace("player", "owner")],
    [luc.right, `${his.slice(0, -1)}${his.endsWith("A") ? "B" : "A"}`],
    [ana.right, anas],
    [ana.right, anas.replace("viewer", "player")],
  ] as const)
    expect(await tried(phone, proof)).toBe(404);
  expect(await db().log.count({ where: { id } })).toBe(0);

  // Ana has read the id of Nora's phone in the log and opens the sheet in her name. While the copy knows Nora's phone, that fails.
  const inHerName = () => ask(doors, "POST", path(id), { phone: ana.right, body: { events: [first] } });
  expect((await inHerName())?.status).toBe(404);
  // When the copy does not know Nora's phone it succeeds, but Nora's proof still makes her the owner, and not Ana.
  await write((tx) => tx.phone.deleteMany({ where: { id: nora.right.device } }));
  expect((await json(inHerName())).results[0].status).toBe("accepted");
  await nora.sheet?.sync();
  expect(said(nora)).toMatchObject({ lastError: null, unsent: 0, deals: 4 });
  expect(await roleOf(id, nora.right)).toBe("owner");
  expect(await roleOf(id, ana.right)).toBeUndefined();
});

it.skipIf(onPostgres)(
  "a copy older than a table's right: its phone is let in again, and gives back what it had said",
  async () => {
    const hall = await aHall(doors);
    accepted(await openNext(doors, hall));
    const table = (await hallIn(doors, hall)).positions[0]?.tables[2];
    const copy = await theDayBefore();
    await copy.make();

    const { phone, right } = await aHandset();
    const stranger = await aHandset();
    await join(doors, right, { token: (await aLink(doors, hall, "player")).token });
    const door = doorOf.hall(hall.sheet);
    const before = await look(phone, door);
    expect(before.view.role).toBe("player");
    const log = phone.open(table?.log ?? "");
    await log.sync();
    for (const slot of [0, 1]) await log.save(record(slot, { taker: slot, contract: "garde", bouts: 2, points: 49 }));
    await log.sync();
    const signed = { position: 1, table: 3, seat: 0, balances: [0, 0, 0, 0] };
    await sayInHall(phone, hall.sheet, [{ kind: "sheet.signed", body: signed }]);
    const deals = () => log.getSnapshot().sheet?.deals.length;
    expect([await unsentIn(phone, hall.sheet), log.getSnapshot().unsent, deals()]).toEqual([[], 0, 2]);

    await copy.putBack();
    expect(await db().event.count({ where: { logId: table?.log ?? "" } })).toBe(1);
    // Nobody is let in without the server's proof, nor with the proof of another phone or of another role.
    expect((await ask(doors, "GET", door.path, { phone: right }))?.status).toBe(404);
    const proof = before.view.proof as string;
    for (const [who, said] of [
      [stranger.right, proof],
      [right, proof.replace("player", "owner")],
    ] as const)
      expect((await ask(doors, "GET", door.path, { phone: who, headers: { "petit-proof": said } }))?.status).toBe(404);
    const after = await look(phone, door);
    expect([after.view.role, after.view.epoch === before.view.epoch]).toEqual(["player", false]);
    expect(await sendHall(phone, hall.sheet)).toBe(true);
    await log.sync();
    expect((await hallIn(doors, hall)).positions[0]?.tables[2]?.signed[0]).toEqual(signed.balances);
    expect([log.getSnapshot().lastError, log.getSnapshot().unsent, deals()]).toEqual([null, 0, 2]);
    expect(await db().event.count({ where: { logId: table?.log ?? "" } })).toBe(3);
  },
);

it.skipIf(onPostgres)("without the server's key the phone that opened the sheet opens it again, and no other does", async () => {
  const club = await aClub(doors);
  const copy = await theDayBefore();
  const { id, nora, luc } = await anEveningInThree(club, copy.make);
  await copy.putBack();
  process.env.KEY_FILE = pathOf(folder, "another.key");
  await luc.sheet?.sync();
  expect(said(luc)).toMatchObject({ lastError: "refused", unsent: 0, deals: 4 });
  expect(await db().log.count({ where: { id } })).toBe(0);
  await nora.sheet?.sync();
  expect(await roleOf(id, nora.right)).toBe("owner");
  // Nora's own deals are on the server; Luc's are still shown, and wait for his phone.
  expect(said(nora)).toMatchObject({ lastError: null, unsent: 0 });
});
