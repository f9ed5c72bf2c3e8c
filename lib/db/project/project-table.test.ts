/** A deal at one of many tables gives the same rows as making the whole evening again, but reads no other table's sheet. */
import { afterEach, expect, it, vi } from "vitest";
import { bringHistory, mergePlayers } from "#lib/season/club/club-change";
import type { HistoryBody } from "#lib/season/club/history-body";
import { close, joinSeason, record, rename, voidDeal } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { Access } from "../access";
import { db } from "../client";
import { emptyDatabasePer } from "../per-test.fixture";
import { aSeason, openEvening, readKept, type SeasonOfTests } from "../season.fixture";
import { rebuild } from "./rebuild";

emptyDatabasePer("test");
afterEach(() => {
  vi.restoreAllMocks();
});

const SEATS = 3;
const namesOf = (tables: number) => Array.from({ length: tables * SEATS }, (_, i) => `Joueur ${i + 1}`);

async function sitDown(season: SeasonOfTests, players: readonly (string | null)[]): Promise<Access> {
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players }));
  return sheet;
}

/** Seats the players at tables of three, in the given order. */
async function seat(season: SeasonOfTests, order = season.players): Promise<Access[]> {
  const sheets: Access[] = [];
  for (let i = 0; i < order.length; i += SEATS) sheets.push(await sitDown(season, order.slice(i, i + SEATS)));
  return sheets;
}

async function note(season: SeasonOfTests, sheet: Access, slot: number, first: number, second: number): Promise<string> {
  const [done] = await season.phone.push(sheet, record(slot, cards(first, second, 52 - first - second)));
  expect(done?.status).toBe("accepted");
  return done?.id as string;
}

async function expectAsRebuilt(): Promise<void> {
  const kept = await readKept();
  expect(await db().eveningPlayer.count()).toBeGreaterThan(0);
  await rebuild();
  expect(await readKept()).toEqual(kept);
}

it("whatever tables do, with redrawn tables, guests and a correction, the rows are those a rebuild makes", async () => {
  const season = await aSeason(namesOf(4));
  const round = await seat(season);
  for (let slot = 0; slot < 3; slot++)
    for (const [n, sheet] of round.entries()) await note(season, sheet, slot, 10 + n + slot, 20 - 2 * n + slot);
  await expectAsRebuilt();

  // In the next round, two people from the first table meet again at the first table, with a new third one.
  const order = [0, 1, 3, 2, 4, 6, 5, 7, 9, 8, 10, 11].map((i) => season.players[i] as string);
  const again = await seat(season, order);
  for (let slot = 0; slot < 2; slot++)
    for (const [n, sheet] of again.entries()) await note(season, sheet, slot, 17 + n - 3 * slot, 17 - n);
  await expectAsRebuilt();

  const guests = await sitDown(season, [season.players[0] as string, null, null]);
  const elsewhere = await sitDown(season, [season.players[5] as string, season.players[8] as string, null]);
  const deal = await note(season, guests, 0, 40, 6);
  await note(season, elsewhere, 0, 8, 40);
  await note(season, guests, 1, 2, 48);
  await note(season, round[2] as Access, 3, 30, 20);
  await expectAsRebuilt();

  await season.phone.push(guests, voidDeal({ id: deal }));
  await season.phone.push(elsewhere, rename(2, "Maud"));
  await season.phone.push(round[0] as Access, close());
  await note(season, elsewhere, 1, 20, 30);
  await expectAsRebuilt();
}, 120_000);

it("where a table's only deal is taken back, nobody sat at it", async () => {
  const season = await aSeason(namesOf(2));
  const [table, other] = (await seat(season)) as [Access, Access];
  const deal = await note(season, table, 0, 20, 20);
  await note(season, other, 0, 30, 10);
  await season.phone.push(table, voidDeal({ id: deal }));
  expect(await db().eveningPlayer.count()).toBe(SEATS);
  await expectAsRebuilt();
});

it("a player who turns out not to have sat at a table keeps every other evening", async () => {
  const season = await aSeason([...namesOf(1), "Zoé"]);
  const [, , third, zoe] = season.players as [string, string, string, string];
  const [before] = (await seat(season, season.players.slice(0, 3))) as [Access];
  await note(season, before, 0, 30, 10);
  const sheet = await openEvening(season, "2026-03-11T20:00:00.000Z");
  const join = (players: readonly string[]) => joinSeason({ club: season.club.log, season: season.season, players });
  await season.phone.push(sheet, join(season.players.slice(0, 3)));
  await note(season, sheet, 0, 20, 20);
  await season.phone.push(sheet, join([...season.players.slice(0, 2), zoe]));
  const evenings = async (playerId: string) =>
    (await db().eveningPlayer.findMany({ where: { playerId } })).map(({ evening }) => evening.slice(0, 10));
  expect([await evenings(third), await evenings(zoe)]).toEqual([["2026-03-10"], ["2026-03-11"]]);
  await expectAsRebuilt();
});

it("a deal of one person under two names at two tables is counted with their whole evening", async () => {
  const season = await aSeason(namesOf(2));
  const [one, other] = (await seat(season)) as [Access, Access];
  await note(season, one, 0, 30, 10);
  await note(season, other, 0, 10, 30);
  const [from, into] = [season.players[0] as string, season.players[3] as string];
  const [merged] = await season.phone.push(season.club, mergePlayers(from, into));
  expect(merged?.status).toBe("accepted");
  await note(season, one, 1, 5, 40);
  await note(season, other, 1, 40, 5);
  await expectAsRebuilt();
}, 60_000);

it("deals at a table of an evening that a file brought leave the rows as a rebuild makes them", async () => {
  const season = await aSeason(namesOf(1));
  const evenings = [{ season: season.season, day: "2026-03-10", points: [31, 12, 9] }];
  const body = { source: "x", game: "decale", players: [], seasons: [], columns: season.players, evenings } as HistoryBody;
  const [brought] = await season.phone.push(season.club, bringHistory(body));
  expect(brought?.status).toBe("accepted");
  const [sheet] = (await seat(season)) as [Access];
  for (let slot = 0; slot < 3; slot++) await note(season, sheet, slot, 30 - slot, 10 + slot);
  await expectAsRebuilt();
});

/** How many tallies of sheets a deal at the first table reads. */
async function readForADeal(tables: number): Promise<number> {
  const season = await aSeason(namesOf(tables));
  const [first, ...rest] = (await seat(season)) as [Access, ...Access[]];
  for (const sheet of [first, ...rest]) await note(season, sheet, 0, 10, 30);
  await note(season, first, 1, 30, 10);
  const parse = vi.spyOn(JSON, "parse");
  await note(season, first, 2, 11, 29);
  const read = parse.mock.calls.filter(([text]) => /^\{"sheet":.*"others":/s.test(String(text))).length;
  parse.mockRestore();
  return read;
}

it("noting a deal reads only its own table's tally, with three tables or twelve", async () => {
  expect(await readForADeal(3)).toBe(1);
  expect(await readForADeal(12)).toBe(1);
}, 120_000);
