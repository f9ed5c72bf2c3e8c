import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { endSeason, mergePlayers, partPlayer, reopenSeason } from "#lib/season/club/club-change";
import { joinSeason, record, setEvening } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { append } from "./append";
import { closeDb, db, write } from "./client";
import { emptyDatabasePer } from "./per-test.fixture";
import { rebuild } from "./project/rebuild";
import { aSeason, openEvening, readKept, type SeasonOfTests } from "./season.fixture";
import { type OpenSeason, readSeason, readStandings } from "./views/season-standings";

emptyDatabasePer("test");

const DAY = "2026-03-10T20:00:00.000Z";
const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];

/** One Tuesday with two tables; Inès plays at both. */
async function twoTables(season: SeasonOfTests): Promise<string[]> {
  const sheets: string[] = [];
  for (const [seats, points] of [
    [
      [0, 1, 2],
      [20, 10, 6],
    ],
    [
      [2, 3, 4],
      [15, 30, 9],
    ],
  ] as const) {
    const sheet = await openEvening(season, DAY);
    const players = seats.map((seat) => season.players[seat] as string);
    await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players }));
    await season.phone.push(sheet, record(0, cards(...points)));
    sheets.push(sheet.log);
  }
  return sheets;
}

async function told({ club, season }: SeasonOfTests) {
  const { standings } = await readStandings((await readSeason(club.log, season)) as OpenSeason);
  return standings.map(({ player, value, figures }) => [player.name, value, figures.evenings, figures.won ?? 0]);
}

const BY_EVENINGS = [
  ["Paul", 30, 1, 1],
  ["Inès", 21, 1, 0],
  ["Nora", 20, 1, 0],
  ["Hugo", 10, 1, 0],
  ["Zoé", 9, 1, 0],
];
const BY_SHEETS = [
  ["Paul", 30, 1, 1],
  ["Inès", 21, 2, 0],
  ["Nora", 20, 1, 1],
  ["Hugo", 10, 1, 0],
  ["Zoé", 9, 1, 0],
];

it("an evening at two tables counts once for a player of both, and the most points win it", async () => {
  const season = await aSeason(NAMES);
  await twoTables(season);
  expect(await told(season)).toEqual(BY_EVENINGS);
});

it("a season that ended when each sheet was an evening keeps its standings; reopened, it counts evenings (T28)", async () => {
  const season = await aSeason(NAMES);
  await twoTables(season);
  await season.phone.push(season.club, endSeason(season.season));
  expect(await told(season)).toEqual(BY_EVENINGS);
  // As an older version of the app ended it.
  await write((tx) => tx.event.updateMany({ where: { kind: "season.ended" }, data: { v: 1 } }));
  await closeDb();
  await rebuild();
  expect(await told(season)).toEqual(BY_SHEETS);
  expect(await db().season.findFirst({ select: { evenings: true } })).toEqual({ evenings: 2 });
  expect(await season.phone.push(season.club, reopenSeason(season.season))).toMatchObject([{ status: "accepted" }]);
  expect(await told(season)).toEqual(BY_EVENINGS);
  const kept = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(kept);
});

it("an older app cannot end a season, because it would count by sheets", async () => {
  const season = await aSeason(NAMES);
  const { club, phone } = season;
  const how = { id: randomUUID(), sheet: club.log, at: DAY, device: phone.device };
  const old = { ...how, kind: "season.ended", v: 1, body: { season: season.season } };
  expect(await append(club, [old])).toMatchObject([{ status: "rejected", code: "older-app" }]);
});

it("a sheet of a frozen evening moves to no other", async () => {
  const season = await aSeason(NAMES);
  const [first] = await twoTables(season);
  const access = { ...season.club, log: first as string };
  const codeOf = async (day: string) =>
    (await season.phone.push(access, setEvening({ day, name: null }))).map((one) => ("code" in one ? one.code : one.status));
  expect(await codeOf("2025-12-31")).toEqual(["outside-season"]);
  expect(await codeOf("2026-03-11")).toEqual(["accepted"]);
  expect((await told(season)).find(([name]) => name === "Inès")).toEqual(["Inès", 21, 2, 0]);
  await season.phone.push(season.club, endSeason(season.season));
  expect(await codeOf("2026-03-10")).toEqual(["season-stands"]);
});

it("merged names at two tables of an evening count once, even with nobody else of the club", async () => {
  const season = await aSeason([...NAMES, "Inès V."]);
  const [ines, again] = [season.players[2], season.players[5]] as [string, string];
  for (const [player, points] of [
    [ines, 20],
    [again, 30],
  ] as const) {
    const sheet = await openEvening(season, DAY);
    const joined = { club: season.club.log, season: season.season, players: [player, null, null] };
    await season.phone.push(sheet, joinSeason(joined), record(0, cards(points, 1, 2)));
  }
  const before = await readKept();
  await season.phone.push(season.club, mergePlayers(again, ines));
  expect(await told(season)).toEqual([["Inès", 50, 1, 1]]);
  await season.phone.push(season.club, partPlayer(again));
  expect(await readKept()).toEqual(before);
});

it("two names of one person at two tables of an evening count once, until they are parted", async () => {
  const season = await aSeason([...NAMES, "Inès V."]);
  await twoTables(season);
  const [, , ines, paul, zoe, again] = season.players as [string, string, string, string, string, string];
  const sheet = await openEvening(season, DAY);
  const players = [again, paul, zoe];
  await season.phone.push(sheet, joinSeason({ club: season.club.log, season: season.season, players }));
  await season.phone.push(sheet, record(0, cards(30, 1, 2)));
  const before = await readKept();
  await season.phone.push(season.club, mergePlayers(again, ines));
  expect((await told(season))[0]).toEqual(["Inès", 51, 1, 1]);
  const merged = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(merged);
  await season.phone.push(season.club, partPlayer(again));
  expect(await readKept()).toEqual(before);
});
