/** A club's history: evenings of which only totals are known count only where totals are enough (T26). */
import { expect, it } from "vitest";
import { adjust, bringHistory, changeSeason, mergePlayers, reopenSeason } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import type { HistoryBody } from "#lib/season/club/history-body";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { db } from "./client";
import { aHistory, codesTold, OLD_SEASON, viewOfSeason, ZOE_OF_OLD } from "./past.fixture";
import { emptyDatabasePer } from "./per-test.fixture";
import { aSeason, openEvening, readKept, type SeasonOfTests } from "./season.fixture";

emptyDatabasePer("test");

it("a history counts for points, presence and places, in its season and the one that it brings", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  expect(codesTold(await season.phone.push(season.club, bringHistory(aHistory(season))))).toEqual(["accepted"]);
  const old = await viewOfSeason(season, OLD_SEASON);
  expect(old.season).toMatchObject({ name: "2024-2025", ended: { review: null } });
  expect(old.played).toMatchObject({ evenings: 2, deals: 0, last: "2024-10-08" });
  expect(
    old.standings.map(({ player, value, figures }) => [player.name, value, figures.evenings, figures.won, figures.totals]),
  ).toEqual([
    ["Nora", 70, 2, 1, 2],
    ["Zoé", 45.5, 1, 1, 1],
    ["Hugo", -20, 1, undefined, 1],
  ]);
  expect(old.evenings.map(({ evening, carried, tables }) => [evening, carried, tables])).toEqual([
    ["2024-10-08", true, []],
    ["2024-10-01", true, []],
  ]);
  expect(old.tables).toEqual({ roles: [], contracts: [], partners: [], met: [], primes: [], chelems: [] });
  expect(old.history?.ratings).toEqual([]);
  expect(old.luck.players).toEqual([]);
  expect((await viewOfSeason(season, season.season)).standings.map(({ value }) => value)).toEqual([25, 15, 5]);
});

it("a season takes in earlier evenings only once its first day is moved to them", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const beginning = (from: string) =>
    changeSeason({ season: season.season, name: "2026", from, to: null, counting: usualCounting("decale") });
  await season.phone.push(season.club, beginning("2026-02-10"));
  const said = codesTold(await season.phone.push(season.club, bringHistory(aHistory(season))));
  expect(said).not.toEqual(["accepted"]);
  expect(codesTold(await season.phone.push(season.club, beginning("2026-02-03"), bringHistory(aHistory(season))))).toEqual([
    "accepted",
    "accepted",
  ]);
  expect((await viewOfSeason(season, season.season)).standings).toHaveLength(3);
});

it("a season by points a deal leaves a history out", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"], { by: "deal-average", bestOf: 2 });
  const sheet = await openEvening(season, "2026-03-10T20:00:00Z");
  const { club, season: id, players } = season;
  await season.phone.push(
    sheet,
    joinSeason({ club: club.log, season: id, players: players.slice(0, 3) }),
    record(0, cards(20, 10, 0)),
  );
  const before = (await viewOfSeason(season, id)).standings.map(({ player, value }) => [player.name, value]);
  await season.phone.push(club, bringHistory(aHistory(season)));
  const after = (await viewOfSeason(season, id)).standings;
  expect(after.filter(({ player }) => player.name !== "Zoé").map(({ player, value }) => [player.name, value])).toEqual(before);
  expect(after.find(({ player }) => player.name === "Nora")?.counted).toBe(1);
});

it.each<[string, (season: SeasonOfTests) => Partial<HistoryBody>, string]>([
  [
    "a day of another season",
    (s) => ({ evenings: [{ season: s.season, day: "2025-12-31", points: [1, 2, 3] }] }),
    "outside-season",
  ],
  [
    "one day twice",
    (s) => ({ evenings: [1, 2].map(() => ({ season: s.season, day: "2026-02-03", points: [1, 2, 3] })) }),
    "evening-twice",
  ],
  ["nobody there", (s) => ({ evenings: [{ season: s.season, day: "2026-02-03", points: [null, null, null] }] }), "required"],
  ["a name that is somebody's", () => ({ players: [{ player: ZOE_OF_OLD, name: "hugo" }] }), "name-taken"],
  ["a stranger's column", () => ({ players: [] }), "unknown-player"],
  [
    "one person in two columns",
    (s) => ({ columns: [s.players[0] as string, s.players[0] as string, ZOE_OF_OLD] }),
    "same-player-twice",
  ],
  ["a season that is there", (s) => ({ seasons: [{ ...aHistory(s).seasons[0]!, season: s.season }] }), "season-twice"],
  ["a third of a point", (s) => ({ evenings: [{ season: s.season, day: "2026-02-03", points: [1 / 3, 2, 3] }] }), "not-half"],
])("%s is refused, and nothing of it is written", async (_, more, code) => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  expect(codesTold(await season.phone.push(season.club, bringHistory(aHistory(season, more(season)))))).toEqual([code]);
  expect(await db().sheetTally.count()).toBe(0);
});

it("an evening that is there is not brought again", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(aHistory(season)));
  const again = aHistory(season, {
    players: [],
    seasons: [],
    columns: season.players,
    evenings: aHistory(season).evenings.slice(2),
  });
  expect(codesTold(await season.phone.push(season.club, bringHistory(again)))).toEqual(["evening-there"]);
});

it("two players who never sat at one evening can be merged, whatever columns the history has", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [nora, hugo] = season.players as [string, string];
  const evenings = aHistory(season).evenings.slice(0, 2);
  await season.phone.push(season.club, bringHistory(aHistory(season, { evenings })));
  expect(codesTold(await season.phone.push(season.club, mergePlayers(hugo, nora)))).toEqual(["sat-together"]);
  expect(codesTold(await season.phone.push(season.club, mergePlayers(hugo, ZOE_OF_OLD)))).toEqual(["accepted"]);
  // Hugo and Zoé are one person now, who sat with Nora too.
  expect(codesTold(await season.phone.push(season.club, mergePlayers(ZOE_OF_OLD, nora)))).toEqual(["sat-together"]);
});

it("two players with points in one evening cannot be merged", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(aHistory(season)));
  expect(codesTold(await season.phone.push(season.club, mergePlayers(ZOE_OF_OLD, season.players[1] as string)))).toEqual([
    "sat-together",
  ]);
  expect(codesTold(await season.phone.push(season.club, mergePlayers(ZOE_OF_OLD, season.players[2] as string)))).toEqual([
    "accepted",
  ]);
  const gift = adjust({ season: season.season, player: ZOE_OF_OLD, points: 3, reason: "aide" });
  expect(codesTold(await season.phone.push(season.club, gift))).toEqual(["accepted"]);
});

it("a season that came ended is reopened without counting its evenings again", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(aHistory(season)));
  const [kept, versions] = [await readKept(), await db().season.findMany({ select: { key: true, version: true } })];
  expect(codesTold(await season.phone.push(season.club, reopenSeason(OLD_SEASON)))).toEqual(["accepted"]);
  expect([await readKept(), await db().season.findMany({ select: { key: true, version: true } })]).toEqual([kept, versions]);
});
