/** A club's document holds its tournaments: imported into an empty database, it exports again unchanged, and rights hold. */
import { expect, it } from "vitest";
import { hashOf } from "#lib/db/access";
import { db } from "#lib/db/client";
import { emptyDatabasePer } from "#lib/db/per-test.fixture";
import { standingsAfter } from "#lib/hall/hall-standings";
import type { ClubFile, ImportReport } from "#lib/season/club/club-file";
import { close, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { aClub, accepted, anEveningOf, pushSheet } from "../club.fixture";
import { aLink, json } from "../evening.fixture";
import { aHall, atTable, hallIn, openNext, pushHall, type TestHall, viewOf } from "../hall.fixture";
import { aPhone, ask, type Phone, readDoors } from "../router.fixture";

const doors = await readDoors();
const anotherDatabase = emptyDatabasePer("test");

const exported = async (phone: Phone, club: string): Promise<ClubFile> =>
  (await json(ask(doors, "GET", `/api/clubs/${club}/export`, { phone }))) as unknown as ClubFile;
const bring = async (phone: Phone, club: string, file: ClubFile, device = phone.device): Promise<ImportReport> =>
  json(ask(doors, "POST", `/api/clubs/${club}/import`, { phone, body: { device, file } }));

const deal = { taker: 0, contract: "garde", bouts: 2, points: 49 };

/** A tournament with one position played by its tables' phones, a penalty, and the second position open. */
async function aTournament(): Promise<TestHall> {
  const hall = await aHall(doors);
  accepted(await openNext(doors, hall));
  const phone = await atTable(doors, hall);
  for (const { log } of (await hallIn(doors, hall)).positions[0]?.tables ?? [])
    accepted(await pushSheet(doors, log as string, phone, [record(0, deal), close("hour")]));
  const penalty = { number: 3, points: 100, reason: "CA25", position: 1 };
  accepted(await pushHall(doors, hall.sheet, hall.owner, [{ kind: "penalty.given", body: penalty }]));
  accepted(await openNext(doors, hall));
  await anEveningOf(doors, hall.club, [record(0, cards(25, 25, 2))]);
  return hall;
}

it("exported, imported into an empty database and exported again: identical, and the tournament goes on", async () => {
  const hall = await aTournament();
  const { club, owner } = hall.club;
  const first = await exported(owner, club);
  expect(
    first.logs.map(({ kind, within }) => `${kind} ${within === club ? "club" : within === hall.sheet ? "hall" : ""}`),
  ).toEqual(expect.arrayContaining(["club ", "hall club", "sheet hall"]));
  expect(first.logs.filter(({ within }) => within === hall.sheet)).toHaveLength(10);
  // The document of one season holds its evenings, and no tournament.
  const door = `/api/clubs/${club}/export?season=${hall.club.season}`;
  const alone = (await json(ask(doors, "GET", door, { phone: owner }))) as unknown as ClubFile;
  expect(alone.logs.map(({ kind, within }) => [kind, within])).toEqual([
    ["club", undefined],
    ["sheet", undefined],
  ]);
  const before = await hallIn(doors, hall);
  await anotherDatabase();
  // A stranger who gives the owner's device id brings nothing in.
  const stranger = aPhone();
  await anEveningOf(doors, await aClub(doors), []);
  const logs = await db().log.count();
  const other = { ...first, owners: [hashOf(stranger.token)] } as ClubFile;
  const { device } = await db().event.findFirstOrThrow({ where: { kind: "club.opened" } });
  expect(await bring(stranger, club, other, device)).toMatchObject({ accepted: 0 });
  expect(await db().log.count()).toBe(logs);
  expect(await bring(owner, club, first)).toMatchObject({ refused: [], known: 0 });
  expect(await exported(owner, club)).toEqual(first);
  // A second import adds nothing.
  expect(await bring(owner, club, first)).toMatchObject({ refused: [], accepted: 0 });
  const after = await hallIn(doors, hall);
  expect(standingsAfter(after, 1)).toEqual(standingsAfter(before, 1));
  expect((await viewOf(doors, hall, owner)).playing.map(({ deals }) => deals)).toEqual([0, 0, 0, 0, 0]);
  // A stranger has no right; a new card lets a table write; its sheet is handed in.
  expect((await ask(doors, "GET", `/api/halls/${hall.sheet}`, { phone: aPhone() }))?.status).toBe(404);
  const phone = await atTable(doors, hall);
  const log = after.positions[1]?.tables[0]?.log as string;
  accepted(await pushSheet(doors, log, phone, [record(0, deal), close("hour")]));
  const handed = (await hallIn(doors, hall)).positions[1]?.tables[0]?.sheet;
  expect(handed?.source).toBe("phone");
  accepted(await openNext(doors, hall, "fft", "essai"));
});

it("a club imported by another phone is a club of its own with its own tournament, and leaves the first alone", async () => {
  const hall = await aTournament();
  const { club, owner } = hall.club;
  const file = await exported(owner, club);
  await anotherDatabase();
  const other = aPhone();
  const { copy, refused } = await bring(other, club, file);
  expect(refused).toEqual([]);
  const { halls } = await json(ask(doors, "GET", `/api/clubs/${copy}/halls`, { phone: other }));
  expect(halls).toMatchObject([{ name: "Tournoi du mardi", entrants: 20, positions: 2 }]);
  const id = halls[0].id as string;
  expect(id).not.toBe(hall.sheet);
  const view = await viewOf(doors, { sheet: id }, other);
  expect([view.role, view.playing.length, view.hall.positions[0]?.tables[0]?.sheet?.balances]).toEqual([
    "owner",
    5,
    [198, -66, -66, -66],
  ]);
  expect((await ask(doors, "GET", `/api/halls/${hall.sheet}`, { phone: owner }))?.status).toBe(404);
});

it("a document gives nobody another club's tournament, nor a table of it", async () => {
  const hall = await aTournament();
  const file = await exported(hall.owner, hall.club.club);
  const other = await aHall(doors, undefined, { positions: 5, deals: 4 });
  const mine = await exported(other.owner, other.club.club);
  const [own] = mine.logs;
  const theirs = file.logs.filter(({ kind, within }) => kind === "hall" || within === hall.sheet);
  const report = await bring(other.owner, other.club.club, { ...mine, logs: [own as ClubFile["logs"][number], ...theirs] });
  expect(report.accepted).toBe(0);
  expect(new Set(report.refused.map(({ code }) => code))).toEqual(new Set(["not-yours"]));
  expect((await hallIn(doors, hall)).positions).toHaveLength(2);
  // Nor may a phone bring in a tournament that it only follows, as a player of that club.
  const link = await aLink(doors, { sheet: hall.club.club, owner: hall.owner, events: [] }, "player");
  const body = { token: link.token, device: other.owner.device };
  expect((await ask(doors, "POST", "/api/join", { phone: other.owner, body }))?.status).toBe(200);
  expect((await viewOf(doors, hall, other.owner)).role).toBe("viewer");
  const followed = await bring(other.owner, other.club.club, { ...mine, logs: [own as ClubFile["logs"][number], ...theirs] });
  expect(new Set(followed.refused.map(({ code }) => code))).toEqual(new Set(["not-yours"]));
});

it("a document's tournament belongs to the document's club, whatever club it names", async () => {
  const hall = await aTournament();
  const { club, owner } = hall.club;
  const file = await exported(owner, club);
  await anotherDatabase();
  const other = await aClub(doors);
  const said = (log: ClubFile["logs"][number]) => JSON.parse(JSON.stringify(log).replaceAll(club, other.club));
  const logs = file.logs.map((log) => (log.kind === "hall" ? said(log) : log));
  const { refused } = await bring(owner, club, { ...file, logs });
  expect(refused.find(({ log }) => log === hall.sheet)).toMatchObject({ kind: "tournament.opened", code: "unknown-club" });
});

it("a document seats nobody at a known sheet, so that knowing an id does not make it readable as a table", async () => {
  const hall = await aTournament();
  const { club, owner } = hall.club;
  const file = await exported(owner, club);
  const table = (await hallIn(doors, hall)).positions.at(-1)?.tables[0]?.log as string;
  await anotherDatabase();
  const theirs = await anEveningOf(doors, await aClub(doors), [record(0, cards(25, 25, 2))]);
  const named = JSON.parse(JSON.stringify(file).replaceAll(table, theirs)) as ClubFile;
  const { refused } = await bring(owner, club, named);
  expect((await viewOf(doors, hall, owner)).playing.map(({ log }) => log)).not.toContain(theirs);
  expect(refused.find(({ log }) => log === hall.sheet)).toMatchObject({ kind: "position.opened", code: "id-reused" });
});
