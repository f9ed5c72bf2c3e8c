/** The page of one person: the results of those who called them as partner, and every season they played. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addPlayer, adjust, bringHistory, mergePlayers, openSeason as openAnother } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { db, write } from "../client";
import { emptyDatabasePer } from "../per-test.fixture";
import { aSeason, openEvening, type SeasonOfTests } from "../season.fixture";
import { EVENINGS_SHOWN } from "./evening-page";
import { readCareer, readPlayerView } from "./player-view";
import { type OpenSeason, readSeason } from "./season-standings";

emptyDatabasePer("test");

async function evening(season: SeasonOfTests, day: string, ...points: readonly number[]): Promise<void> {
  const sheet = await openEvening(season, `${day}T20:00:00.000Z`);
  const players = season.players.slice(0, 3);
  const joined = { club: season.club.log, season: season.season, players };
  const results = await season.phone.push(sheet, joinSeason(joined), record(0, cards(...points)));
  expect(results.map(({ status }) => status)).toEqual(["accepted", "accepted"]);
}

it("a partner's page tells what being called brought, and each page the club’s sum by contract", async () => {
  const season = await aSeason(["Nora", "Hugo"], { games: ["tarot"] });
  const [nora, hugo] = season.players as [string, string];
  const sheet = await openEvening(season, "2026-03-01T20:00:00.000Z", { rules: { game: "tarot", players: 5 } }, 5);
  const joined = { club: season.club.log, season: season.season, players: [nora, hugo, null, null, null] };
  const deal = { taker: 0, partner: 1, contract: "petite", bouts: 2, points: 51, petitAuBout: null };
  const lost = { ...deal, taker: 1, partner: 2, points: 30 };
  const results = await season.phone.push(sheet, joinSeason(joined), record(0, deal), record(1, lost));
  expect(results.map(({ status }) => status)).toEqual(["accepted", "accepted", "accepted"]);
  const open = (await readSeason(season.club.log, season.season)) as OpenSeason;
  const view = await readPlayerView(season.club, open, hugo, null);
  expect(view?.tables.partners).toMatchObject([{ player: nora, partner: hugo, n: 1, made: 1 }]);
  expect(view?.clubContracts).toEqual([{ game: "tarot", contract: "petite", n: 2, made: 1 }]);
  // The table had five players: three of them are unknown to the club.
  expect(view?.evenings.map(({ sizes }) => sizes)).toEqual([[5]]);
});

it("a player's page has their evenings, newest first, with what each brought, and the distance to the next", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul"]);
  const [nora, hugo, ines, paul] = season.players as [string, string, string, string];
  await evening(season, "2026-03-01", 20, 10, 0);
  await evening(season, "2026-03-08", 0, 40, 10);
  const open = (await readSeason(season.club.log, season.season)) as OpenSeason;
  const of = (player: string, before: string | null = null) => readPlayerView(season.club, open, player, before);
  const view = await of(nora);
  expect(view).toMatchObject({ role: "owner", before: null, next: { player: hugo, gap: 30 }, late: [], adjustments: [] });
  expect(view?.standing).toMatchObject({ rank: 2, value: 20 });
  const table = { game: "decale", title: null, deals: 1 };
  expect(view?.evenings).toMatchObject([
    { day: "2026-03-08", points: 0, place: 3, sharing: 1, deals: 1, dealt: 0, counted: true, sizes: [3], tables: [table] },
    { day: "2026-03-01", points: 20, place: 1, sharing: 1, deals: 1, dealt: 20, counted: true, sizes: [3], tables: [table] },
  ]);
  expect(view?.evenings.map(({ figures }) => figures)).toMatchObject([
    { evenings: 1, "place.3": 1, [`met.${hugo}.points`]: -40 },
    { evenings: 1, "place.1": 1, won: 1, points: 20, [`met.${hugo}.ahead`]: 1 },
  ]);
  const met = new Map(view?.tables.met.map(({ other, n, ahead, points }) => [other, [n, ahead, points]]));
  expect(met).toEqual(
    new Map([
      [hugo, [2, 1, -30]],
      [ines, [2, 1, 10]],
    ]),
  );
  expect(view?.figures).toMatchObject([{ game: "decale", figures: { deals: 2, dealt: 20 } }]);
  expect((await of(nora, "2026-03-08"))?.evenings.map(({ day }) => day)).toEqual(["2026-03-01"]);
  // The first has nobody ahead, nor has a player who has not played; an unknown id has no page.
  expect([(await of(hugo))?.next, (await of(paul))?.next, (await of(paul))?.standing]).toEqual([null, null, null]);
  expect(await of("nobody")).toBeUndefined();
});

it("a career is each season that was played, the newest first, with the place in it and among how many", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul"]);
  const [nora, hugo, ines, paul] = season.players as [string, string, string, string];
  await evening(season, "2026-03-01", 20, 10, 0);
  await evening(season, "2026-03-08", 0, 40, 10);
  const last = { season: randomUUID(), name: "Automne", from: "2026-09-01", to: null, counting: usualCounting("decale") };
  const empty = { ...last, season: randomUUID(), name: "Hiver", from: "2026-12-01" };
  const answers = await season.phone.push(season.club, openAnother(last), openAnother(empty));
  expect(answers.map(({ status }) => status)).toEqual(["accepted", "accepted"]);
  await evening({ ...season, season: last.season }, "2026-09-08", 30, 20, 10);
  const { log: club } = season.club;
  expect(await readCareer(club, nora)).toMatchObject({
    seasons: [
      { name: "Automne", by: "total", rank: 1, of: 3, value: 30, evenings: 1, won: 1 },
      { name: "2026", by: "total", rank: 2, of: 3, value: 20, evenings: 2, won: 1 },
    ],
  });
  expect((await readCareer(club, ines))?.seasons).toMatchObject([
    { rank: 3, value: 10, evenings: 1, won: 0 },
    { rank: 3, value: 10, evenings: 2, won: 0 },
  ]);
  expect((await readCareer(club, paul))?.seasons).toEqual([]);
  expect(await readCareer(club, "nobody")).toBeUndefined();
  // A person noted under two names has one career, which either id finds.
  await season.phone.push(season.club, mergePlayers(paul, hugo));
  const career = await readCareer(club, hugo);
  expect(career?.seasons).toMatchObject([{ rank: 2 }, { rank: 1, value: 50 }]);
  expect(await readCareer(club, paul)).toEqual(career);
});

it("a career tells the number of players with a rank, whoever else played", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"], { minEvenings: 2 });
  const { phone, club } = season;
  const late = randomUUID();
  await phone.push(club, addPlayer({ player: late, name: "Paul" }));
  await evening(season, "2026-03-01", 20, 10, 0);
  await evening(season, "2026-03-08", 0, 40, 10);
  await evening({ ...season, players: [late, ...season.players.slice(1)] }, "2026-03-15", 50, 10, 0);
  const [nora] = season.players as [string];
  expect((await readCareer(club.log, nora))?.seasons).toMatchObject([{ rank: 2, of: 3 }]);
  expect((await readCareer(club.log, late))?.seasons).toMatchObject([{ rank: null, of: 3 }]);
});

it("a table without a deal is not part of a player's evening", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul"]);
  const [nora] = season.players as [string];
  await evening(season, "2026-03-01", 20, 10, 0);
  const empty = await openEvening(season, "2026-03-01T22:00:00.000Z", {}, 4);
  await season.phone.push(empty, joinSeason({ club: season.club.log, season: season.season, players: season.players }));
  const view = await readPlayerView(season.club, (await readSeason(season.club.log, season.season)) as OpenSeason, nora, null);
  expect(view?.evenings).toMatchObject([{ sizes: [3], tables: [{ deals: 1 }] }]);
  expect(view?.evenings[0]?.tables).toHaveLength(1);
});

it("a person's page has the points by hand of all their names, in that season only", async () => {
  const season = await aSeason(["Nora", "Hugo", "Paul"]);
  const [nora, hugo, paul] = season.players as [string, string, string];
  const other = { season: randomUUID(), name: "Automne", from: "2026-09-01", to: null, counting: usualCounting("decale") };
  const gives = (player: string, points: number, to = season.season) => adjust({ season: to, player, points, reason: "aide" });
  const { phone, club } = season;
  await phone.push(club, openAnother(other), gives(paul, 5), gives(nora, 6), gives(hugo, 7), gives(nora, 8, other.season));
  await phone.push(club, mergePlayers(paul, nora));
  const view = await readPlayerView(club, (await readSeason(club.log, season.season)) as OpenSeason, nora, null);
  expect(view?.adjustments.map(({ player, points }) => [player, points])).toEqual([
    [nora, 5],
    [nora, 6],
  ]);
});

it("a person of two names has one page, with all their tables and nobody else’s figures", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Nora L."]);
  const [nora, hugo, ines, again] = season.players as [string, string, string, string];
  await evening(season, "2026-03-01", 20, 10, 0);
  await evening({ ...season, players: [again, hugo, ines] }, "2026-03-08", 5, 40, 10);
  await season.phone.push(season.club, mergePlayers(again, nora));
  const view = await readPlayerView(season.club, (await readSeason(season.club.log, season.season)) as OpenSeason, again, null);
  expect(view?.player.id).toBe(nora);
  expect(view?.evenings).toMatchObject([
    { day: "2026-03-08", player: nora, sizes: [3], tables: [{ deals: 1 }] },
    { day: "2026-03-01", player: nora, sizes: [3], tables: [{ deals: 1 }] },
  ]);
  expect(view?.figures).toMatchObject([{ game: "decale", figures: { deals: 2, dealt: 25 } }]);
  expect(view?.tables.met).toHaveLength(2);
  expect(new Map(view?.tables.met.map(({ player, other, n, points }) => [other, [player, n, points]]))).toEqual(
    new Map([
      [hugo, [nora, 2, -25]],
      [ines, [nora, 2, 15]],
    ]),
  );
});

it("an evening from before the app has its points, and no table to open", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [nora] = season.players as [string];
  const evening = { season: season.season, day: "2026-03-10", points: [20, 10, 6], deals: [2, 2, 2] };
  const file = { source: "a.csv", game: "decale", players: [], seasons: [], columns: season.players } as const;
  await season.phone.push(season.club, bringHistory({ ...file, evenings: [evening] }));
  const view = await readPlayerView(season.club, (await readSeason(season.club.log, season.season)) as OpenSeason, nora, null);
  expect(view?.evenings).toMatchObject([{ day: "2026-03-10", points: 20, deals: 2, sizes: [], tables: [] }]);
});

it("evenings beyond one page are on the next", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [nora] = season.players as [string];
  await evening(season, "2026-03-01", 20, 10, 0);
  const open = (await readSeason(season.club.log, season.season)) as OpenSeason;
  const row = await db().eveningPlayer.findFirstOrThrow({ where: { playerId: nora } });
  const days = Array.from({ length: EVENINGS_SHOWN }, (_, i) => new Date(Date.UTC(2026, 3, 1 + i)).toISOString().slice(0, 10));
  await write((tx) => tx.eveningPlayer.createMany({ data: days.map((evening) => ({ ...row, evening })) }));
  const page = await readPlayerView(season.club, open, nora, null);
  expect(page?.evenings.map(({ day }) => day)).toEqual(days.toReversed());
  const rest = await readPlayerView(season.club, open, nora, page?.before ?? null);
  expect([rest?.evenings.map(({ day }) => day), rest?.before]).toEqual([["2026-03-01"], null]);
});
