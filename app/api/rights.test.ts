/** Nobody gets a right that no owner gave: each test tries a way to get one, and looks at what is there afterwards. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { openClub, stampClub } from "#lib/season/club/club-change";
import { open, record, rename } from "#lib/sheet/change";
import { cards, opening } from "#lib/sheet/log.fixture";
import type { Role } from "#lib/sheet/role";
import { aClubTable, importOf, pushSheet } from "./club.fixture";
import { aGuest, aLink, anEvening, change, type Evening, eventOf, join, json } from "./evening.fixture";
import { aPhone, ask, type Phone, readDoors } from "./router.fixture";

const doors = await readDoors();
const anotherDatabase = emptyDatabasePer("file");

const AT = "2026-11-21T20:15:00.000Z";
const statusOf = async (answer: Promise<Response | undefined>) => (await answer)?.status;
const pull = (phone: Phone, sheet: string) => statusOf(ask(doors, "GET", `/api/sheets/${sheet}/events`, { phone }));
/** Counts the rows that show that a log exists, and those that give a right to it. */
const rowsOf = async (sheet: string) => [
  await db().log.count({ where: { id: sheet } }),
  await db().device.count({ where: { logId: sheet } }),
];

describe("a refused opening", () => {
  it("by a push leaves no sheet and no owner, and whoever opens it afterwards owns it", async () => {
    const [sheet, stranger, owner] = [randomUUID(), aPhone(), aPhone()];
    const wrong = open(opening(3, { names: ["Nora"] }));
    const results = await pushSheet(doors, sheet, stranger, [wrong, record(0, cards(25, 25, 2))]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await rowsOf(sheet)).toEqual([0, 0]);
    expect(await pull(stranger, sheet)).toBe(404);
    expect(await pushSheet(doors, sheet, owner, [open(opening(3))])).toMatchObject([{ status: "accepted" }]);
    expect(await pushSheet(doors, sheet, owner, [rename(0, "Ana")])).toMatchObject([{ status: "accepted" }]);
  });

  it("of a sheet other than the address says leaves nothing either", async () => {
    const [sheet, phone] = [randomUUID(), aPhone()];
    const elsewhere = eventOf(open(opening(3)), randomUUID(), phone.device);
    const path = `/api/sheets/${sheet}/events`;
    expect(await json(ask(doors, "POST", path, { phone, body: { events: [elsewhere] } }))).toMatchObject({
      results: [{ code: "other-sheet" }],
    });
    expect(await rowsOf(sheet)).toEqual([0, 0]);
  });

  it("by an import leaves no club and no sheet", async () => {
    const [club, sheet, phone] = [randomUUID(), randomUUID(), aPhone()];
    const report = await bring(phone, club, [
      clubLog(club, { ...stampClub(openClub(""), { id: randomUUID(), sheet: club, at: AT, device: phone.device }) }),
      sheetLog(sheet, eventOf(record(0, cards(25, 25, 2)), sheet, phone.device)),
    ]);
    expect(report.accepted).toBe(0);
    expect([...(await rowsOf(club)), ...(await rowsOf(sheet))]).toEqual([0, 0, 0, 0]);
  });

  it("after an accepted one leaves what was accepted", async () => {
    const [sheet, phone] = [randomUUID(), aPhone()];
    const results = await pushSheet(doors, sheet, phone, [open(opening(3)), open(opening(4))]);
    expect(results.map(({ status }) => status)).toEqual(["accepted", "rejected"]);
    expect(await rowsOf(sheet)).toEqual([1, 1]);
  });
});

describe("another phone's id, read in a log,", () => {
  it("lets nobody in with a good link", async () => {
    const [mine, theirs] = [await anEvening(doors), await anEvening(doors)];
    const hugo = await aGuest(doors, mine, "player");
    const { token } = await aLink(doors, theirs, "player");
    expect(await statusOf(join(doors, { ...aPhone(), device: hugo.device }, { token }))).toBe(404);
    expect(await statusOf(join(doors, hugo, { token }))).toBe(200);
  });

  it("opens no sheet and no club", async () => {
    const { owner } = await anEvening(doors);
    const thief = { ...aPhone(), device: owner.device };
    const [sheet, club] = [randomUUID(), randomUUID()];
    const opens = eventOf(open(opening(3)), sheet, thief.device);
    expect(await statusOf(ask(doors, "POST", `/api/sheets/${sheet}/events`, { phone: thief, body: { events: [opens] } }))).toBe(
      404,
    );
    const line = stampClub(openClub("x"), { id: randomUUID(), sheet: club, at: AT, device: thief.device });
    expect((await bring(thief, club, [clubLog(club, line)])).refused).toMatchObject([{ code: "not-yours" }]);
    expect([...(await rowsOf(sheet)), ...(await rowsOf(club))]).toEqual([0, 0, 0, 0]);
  });
});

describe("a document that holds another's sheet", () => {
  const guests: readonly (readonly [who: string, role: Role, isRevoked: boolean])[] = [
    ["a viewer", "viewer", false],
    ["a player", "player", false],
    ["an owner who was shut out", "owner", true],
  ];
  it.each(guests)("brought by %s adds nothing to it", async (_, role, isRevoked) => {
    const evening = await anEvening(doors);
    const guest = await aGuest(doors, evening, role);
    if (isRevoked) await change(doors, evening, guest.device, { revoked: true });
    expect(await bringInto(evening, guest)).toMatchObject([{ log: evening.sheet, line: 0, code: "not-yours" }]);
    expect(await db().event.count({ where: { logId: evening.sheet } })).toBe(evening.events.length);
  });

  it("brought by an owner of the sheet adds to it", async () => {
    const evening = await anEvening(doors);
    expect(await bringInto(evening, await aGuest(doors, evening, "owner"))).toEqual([]);
    expect(await db().event.count({ where: { logId: evening.sheet } })).toBe(evening.events.length + 1);
  });

  it("brought as a club's log adds nothing", async () => {
    const evening = await anEvening(doors);
    const line = stampClub(openClub("x"), { id: randomUUID(), sheet: evening.sheet, at: AT, device: evening.owner.device });
    expect((await bring(evening.owner, evening.sheet, [clubLog(evening.sheet, line)])).refused).toMatchObject([
      { code: "not-yours" },
    ]);
  });
});

describe("a club's document, brought to a server that has lost the club,", () => {
  /** A phone of this role exports the club, and then the server loses everything. */
  async function lostClub(role: Role) {
    const club = await aClubTable(doors);
    const phone = role === "owner" ? club.owner : await aGuest(doors, club, role);
    const file = await json(ask(doors, "GET", `/api/clubs/${club.sheet}/export`, { phone }));
    await anotherDatabase();
    return { ...club, phone, file };
  }
  const put = (club: string, phone: Phone, file: object) =>
    json(ask(doors, "POST", `/api/clubs/${club}/import`, { phone, body: { device: phone.device, file } }));

  it.each(["viewer", "player"] as const)(
    "by a %s first, makes a separate club, and the owner still gets the club itself",
    async (role) => {
      const { sheet, evening, owner, phone, file } = await lostClub(role);
      const report = await put(sheet, phone, file);
      expect(report).toMatchObject({ refused: [], copy: expect.not.stringMatching(sheet) });
      expect([...(await rowsOf(sheet)), ...(await rowsOf(evening))]).toEqual([0, 0, 0, 0]);
      const view = (id: string, by: Phone) => json(ask(doors, "GET", `/api/clubs/${id}`, { phone: by }));
      expect(await view(report.copy, phone)).toMatchObject({ role: "owner", seasons: [{ evenings: 1, deals: 1 }] });
      expect(await put(sheet, phone, file)).toMatchObject({ accepted: 0, copy: report.copy });
      expect(await put(sheet, owner, file)).toMatchObject({ accepted: report.accepted, refused: [] });
      expect(await view(sheet, owner)).toMatchObject({ role: "owner", seasons: [{ evenings: 1, deals: 1 }] });
      expect(await view(sheet, phone)).toMatchObject({ code: "not-found" });
    },
  );

  it("by a viewer first, names refused lines by the document's own ids", async () => {
    const { sheet, evening, phone, file } = await lostClub("viewer");
    file.logs[1].events.at(-1).body.deal = cards(99, 16, 10);
    const { copy, refused } = await put(sheet, phone, file);
    expect(copy).toBeDefined();
    expect(refused).toMatchObject([{ log: evening, code: "out-of-range" }]);
  });

  it("by a former owner, is the club itself, even an old document without owners", async () => {
    const { sheet, phone, file } = await lostClub("owner");
    const { owners, ...older } = file;
    expect(owners).toHaveLength(1);
    expect(await put(sheet, phone, file)).not.toHaveProperty("copy");
    await anotherDatabase();
    expect(await put(sheet, phone, older)).not.toHaveProperty("copy");
    expect((await rowsOf(sheet))[0]).toBe(1);
  });
});

it("an older document, brought by an owner to a club that is still there, makes no copy", async () => {
  const club = await aClubTable(doors);
  const { file } = await importOf(doors, club, "x");
  const ana = await aGuest(doors, club, "owner");
  const body = { device: ana.device, file };
  const report = await json(ask(doors, "POST", `/api/clubs/${club.sheet}/import`, { phone: ana, body }));
  expect(report).toMatchObject({ accepted: 0, refused: [] });
  expect(report).not.toHaveProperty("copy");
});

it.each([
  ["same-site", 403],
  ["cross-site", 403],
  ["same-origin", 200],
  ["none", 200],
])("a request that the browser marks as %s is answered %i", async (site, status) => {
  const { sheet, owner } = await anEvening(doors);
  const sent = { phone: owner, body: { role: "viewer" }, headers: { "sec-fetch-site": site } };
  expect(await statusOf(ask(doors, "POST", `/api/sheets/${sheet}/links`, sent))).toBe(status);
});

const line = (event: object) => ({ ...event, receivedAt: AT });
const clubLog = (id: string, ...events: object[]) => ({ id, kind: "club", events: events.map(line) });
const sheetLog = (id: string, ...events: object[]) => ({ id, kind: "sheet", events: events.map(line) });

const bring = (phone: Phone, club: string, logs: readonly object[]) =>
  json(
    ask(doors, "POST", `/api/clubs/${club}/import`, {
      phone,
      body: { device: phone.device, file: { format: "petit-au-bout/club", v: 1, club, logs } },
    }),
  );

/** Imports a new club of this phone together with a new line for the evening's sheet; returns what was refused. */
async function bringInto({ sheet }: Evening, phone: Phone): Promise<object[]> {
  const club = randomUUID();
  const own = stampClub(openClub("x"), { id: randomUUID(), sheet: club, at: AT, device: phone.device });
  const more = eventOf(rename(0, "Ana"), sheet, phone.device);
  return (await bring(phone, club, [clubLog(club, own), sheetLog(sheet, more)])).refused;
}
