/** A club's history: evenings of which only totals are known count only where totals are enough (T26). */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { rulesOf } from "#lib/rules/read.fixture";
import {
  addPlayer,
  adjust,
  bringHistory,
  changeSeason,
  mergePlayers,
  reopenSeason,
  withdrawHistory,
} from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import type { HistoryBody } from "#lib/season/club/history-body";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { catchUp } from "./catch-up";
import { db, write } from "./client";
import { readClub } from "./club";
import { beginLater, setMade } from "./later";
import { emptyDatabasePer } from "./per-test.fixture";
import { rebuild } from "./project/rebuild";
import { ungather } from "./project/regather";
import { aSeason, openEvening, readKept, type SeasonOfTests } from "./season.fixture";
import { readEveningView } from "./views/evening-view";
import { readSeason } from "./views/season-standings";
import { readSeasonView } from "./views/season-view";
import { readTableView } from "./views/table-view";

emptyDatabasePer("test");

const OLD = "aaaaaaaa-1111-4111-8111-111111111111";
const ZOE = "aaaaaaaa-2222-4222-8222-222222222222";

const history = ({ season, players }: SeasonOfTests, more: Partial<HistoryBody> = {}): HistoryBody => ({
  source: "tarot.xlsx",
  game: "decale",
  players: [{ player: ZOE, name: "Zoé" }],
  seasons: [
    { season: OLD, name: "2024-2025", from: "2024-09-01", to: "2025-08-31", counting: usualCounting("decale"), ended: true },
  ],
  columns: [players[0] as string, players[1] as string, ZOE],
  evenings: [
    { season: OLD, day: "2024-10-01", points: [100, -20, null] },
    { season: OLD, day: "2024-10-08", points: [-30, null, 45.5] },
    { season, day: "2026-02-03", points: [5, 15, 25] },
  ],
  ...more,
});

const codes = (results: readonly { status: string; code?: string }[]) => results.map(({ status, code }) => code ?? status);
const viewOf = async ({ club }: SeasonOfTests, season: string) => {
  const open = await readSeason(club.log, season);
  if (!open) throw new Error("no such season");
  return readSeasonView(club, open);
};
const eventOf = async ({ club }: SeasonOfTests) => ({
  event: (await readClub(db(), club.log))?.club.histories?.at(-1)?.event ?? "",
});

it("a history counts for points, presence and places, in its season and the one that it brings", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  expect(codes(await season.phone.push(season.club, bringHistory(history(season))))).toEqual(["accepted"]);
  const old = await viewOf(season, OLD);
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
  expect((await viewOf(season, season.season)).standings.map(({ value }) => value)).toEqual([25, 15, 5]);
});

it("a season takes in earlier evenings only once its first day is moved to them", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const beginning = (from: string) =>
    changeSeason({ season: season.season, name: "2026", from, to: null, counting: usualCounting("decale") });
  await season.phone.push(season.club, beginning("2026-02-10"));
  const said = codes(await season.phone.push(season.club, bringHistory(history(season))));
  expect(said).not.toEqual(["accepted"]);
  expect(codes(await season.phone.push(season.club, beginning("2026-02-03"), bringHistory(history(season))))).toEqual([
    "accepted",
    "accepted",
  ]);
  expect((await viewOf(season, season.season)).standings).toHaveLength(3);
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
  const before = (await viewOf(season, id)).standings.map(({ player, value }) => [player.name, value]);
  await season.phone.push(club, bringHistory(history(season)));
  const after = (await viewOf(season, id)).standings;
  expect(after.filter(({ player }) => player.name !== "Zoé").map(({ player, value }) => [player.name, value])).toEqual(before);
  expect(after.find(({ player }) => player.name === "Nora")?.counted).toBe(1);
});

it("a history is taken back in one go, with its people and seasons; brought again, it is the same", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const before = await readKept();
  await season.phone.push(season.club, bringHistory(history(season)));
  const brought = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(brought);
  // As if the server had died before it gathered its tables: it gathers them when it starts again.
  await write(setMade);
  await write(async (tx) => {
    const { key } = await tx.season.findFirstOrThrow({ where: { evenings: { gt: 0 } } });
    const tables = await ungather(tx, key);
    await beginLater(tx, { sheets: [], tables });
  });
  expect(await readKept()).not.toEqual(brought);
  await catchUp();
  expect(await readKept()).toEqual(brought);
  expect(codes(await season.phone.push(season.club, withdrawHistory(await eventOf(season))))).toEqual(["accepted"]);
  const club = (await readClub(db(), season.club.log))?.club;
  expect([club?.players.map(({ name }) => name), club?.seasons.length]).toEqual([["Nora", "Hugo", "Inès"], 1]);
  expect((await viewOf(season, season.season)).standings).toEqual([]);
  expect(await db().eveningPlayer.count()).toBe(0);
  expect(codes(await season.phone.push(season.club, withdrawHistory(await eventOf(season))))).toEqual(["unknown-history"]);
  expect(before).toBeDefined();
  // With the history gone, nobody has that name any more.
  expect(codes(await season.phone.push(season.club, addPlayer({ player: randomUUID(), name: "Zoé" })))).toEqual(["accepted"]);
});

it("a history of people already here is taken back, and they stay", async () => {
  const season = await aSeason(["Nora", "Hugo"]);
  const body = history(season, { players: [], columns: season.players, seasons: [] });
  const evenings = [{ season: season.season, day: "2026-02-03", points: [5, 15] }];
  expect(codes(await season.phone.push(season.club, bringHistory({ ...body, evenings })))).toEqual(["accepted"]);
  expect(codes(await season.phone.push(season.club, withdrawHistory(await eventOf(season))))).toEqual(["accepted"]);
  expect((await readClub(db(), season.club.log))?.club.players).toHaveLength(2);
});

it("a history stays if anybody has played since in a season that it brought", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [old] = history(season).seasons;
  const seasons = [{ ...(old as HistoryBody["seasons"][number]), ended: false }];
  await season.phone.push(season.club, bringHistory(history(season, { seasons })));
  const sheet = await openEvening(season, "2024-11-05T20:00:00Z");
  const joined = joinSeason({ club: season.club.log, season: OLD, players: season.players });
  expect(codes(await season.phone.push(sheet, joined, record(0, cards(20, 10, 0))))).toEqual(["accepted", "accepted"]);
  expect(codes(await season.phone.push(season.club, withdrawHistory(await eventOf(season))))).toEqual(["history-used"]);
});

it("a history stays if somebody whom it brought has played since", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(history(season)));
  const sheet = await openEvening(season, "2026-03-10T20:00:00Z");
  const players = [season.players[0] as string, season.players[2] as string, ZOE];
  await season.phone.push(
    sheet,
    joinSeason({ club: season.club.log, season: season.season, players }),
    record(0, cards(20, 10, 0)),
  );
  expect(codes(await season.phone.push(season.club, withdrawHistory(await eventOf(season))))).toEqual(["history-used"]);
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
  ["a name that is somebody's", () => ({ players: [{ player: ZOE, name: "hugo" }] }), "name-taken"],
  ["a stranger's column", () => ({ players: [] }), "unknown-player"],
  ["one person in two columns", (s) => ({ columns: [s.players[0] as string, s.players[0] as string, ZOE] }), "same-player-twice"],
  ["a season that is there", (s) => ({ seasons: [{ ...history(s).seasons[0]!, season: s.season }] }), "season-twice"],
  ["a third of a point", (s) => ({ evenings: [{ season: s.season, day: "2026-02-03", points: [1 / 3, 2, 3] }] }), "not-half"],
])("%s is refused, and nothing of it is written", async (_, more, code) => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  expect(codes(await season.phone.push(season.club, bringHistory(history(season, more(season)))))).toEqual([code]);
  expect(await db().sheetTally.count()).toBe(0);
});

it("an evening that is there is not brought again", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(history(season)));
  const again = history(season, {
    players: [],
    seasons: [],
    columns: season.players,
    evenings: history(season).evenings.slice(2),
  });
  expect(codes(await season.phone.push(season.club, bringHistory(again)))).toEqual(["evening-there"]);
});

it("two players who never sat at one evening can be merged, whatever columns the history has", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [nora, hugo] = season.players as [string, string];
  const evenings = history(season).evenings.slice(0, 2);
  await season.phone.push(season.club, bringHistory(history(season, { evenings })));
  expect(codes(await season.phone.push(season.club, mergePlayers(hugo, nora)))).toEqual(["sat-together"]);
  expect(codes(await season.phone.push(season.club, mergePlayers(hugo, ZOE)))).toEqual(["accepted"]);
  // Hugo and Zoé are one person now, who sat with Nora too.
  expect(codes(await season.phone.push(season.club, mergePlayers(ZOE, nora)))).toEqual(["sat-together"]);
});

it("two players with points in one evening cannot be merged", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(history(season)));
  expect(codes(await season.phone.push(season.club, mergePlayers(ZOE, season.players[1] as string)))).toEqual(["sat-together"]);
  expect(codes(await season.phone.push(season.club, mergePlayers(ZOE, season.players[2] as string)))).toEqual(["accepted"]);
  const gift = adjust({ season: season.season, player: ZOE, points: 3, reason: "aide" });
  expect(codes(await season.phone.push(season.club, gift))).toEqual(["accepted"]);
});

it("deals with their contracts bring taker and contract; deals that do not make their points are refused", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"], { games: ["tarot"] });
  const read = rulesOf("tarot", 3);
  const deal = { taker: 1, contract: "garde", bouts: 2, points: 51 };
  const body = (points: readonly number[]): HistoryBody => ({
    ...{ source: "donnes.csv", game: "tarot", rules: [read], players: [], seasons: [], columns: season.players },
    evenings: [{ season: season.season, day: "2026-02-03", points, deals: [2, 2, 2], played: [{ seats: [0, 1, 2], deal }] }],
  });
  const wrong = {
    ...body([-70, 140, -70]).evenings[0],
    deals: [1, 1, 1],
    points: [-60, 120, -60],
  } as HistoryBody["evenings"][number];
  expect(codes(await season.phone.push(season.club, bringHistory({ ...body([]), evenings: [wrong] })))).toEqual([
    "scores-differ",
  ]);
  // Only the points of the evening's second deal are known.
  expect(codes(await season.phone.push(season.club, bringHistory(body([-80, 150, -70]))))).toEqual(["accepted"]);
  const view = await viewOf(season, season.season);
  expect(view.tables.contracts).toMatchObject([{ player: season.players[1], contract: "garde", n: 1, made: 1, points: 140 }]);
  expect(view.standings.map(({ player, value, figures }) => [player.name, value, figures.deals])).toEqual([
    ["Hugo", 150, 2],
    ["Inès", -70, 2],
    ["Nora", -80, 2],
  ]);
  const kept = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(kept);
});

it("an evening whose deals came one by one opens to them, by the people of today; one of totals alone does not", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const told = rulesOf("decale", 3);
  const deals = [cards(30, 10, 12), { report: [5, -10, 5] }];
  const scores = [
    [30, 10, 12],
    [5, -10, 5],
  ];
  const points = [0, 1, 2].map((i) => scores.reduce((sum, row) => sum + (row[i] as number), 0));
  const played = deals.map((deal) => ({ seats: [0, 1, 2], deal: deal as never }));
  const body = history(season, {
    rules: [told as never],
    evenings: [
      { season: OLD, day: "2024-10-01", points, deals: [3, 3, 3], played },
      { season: OLD, day: "2024-10-08", points: [-30, null, 45.5] },
    ],
  });
  const [pushed] = await season.phone.push(season.club, bringHistory(body));
  expect(pushed?.status, JSON.stringify(pushed)).toBe("accepted");
  const seen = (evening: string) => readEveningView(season.club, { season: OLD, evening });
  const [table] = (await seen("2024-10-01"))?.brought ?? [];
  expect((await seen("2024-10-08"))?.brought).toBeUndefined();
  const view = await readTableView(season.club, table as string);
  expect(view).toMatchObject({
    names: ["Nora", "Hugo", "Zoé"],
    totals: points,
    brought: { source: "tarot.xlsx", isWhole: true },
  });
  expect(view?.deals.map(({ number, columns }) => [number, columns])).toEqual([
    [1, scores[0]],
    [2, scores[1]],
  ]);
  expect(view?.tally.players.map(({ name, points }) => [name, points])).toEqual([
    ["Nora", points[0]],
    ["Hugo", points[1]],
    ["Zoé", points[2]],
  ]);
  const totalsAlone = (table as string).replace(/\d+$/, "1");
  expect(await readTableView(season.club, totalsAlone)).toBeUndefined();
  const other = await aSeason(["Paul", "Max"]);
  expect(await readTableView(other.club, table as string)).toBeUndefined();
});

it("of a file's impossible deals the first twenty are told, each with its evening", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const played = [{ seats: [0, 1, 2], deal: {} }];
  const evenings = Array.from({ length: 25 }, (_, i) => {
    const day = `2024-10-${String(1 + i).padStart(2, "0")}`;
    return { season: OLD, day, points: [1, 2, 3], deals: [1, 1, 1], ...(i > 0 && { played }) };
  });
  const [answer] = await season.phone.push(season.club, bringHistory(history(season, { evenings } as Partial<HistoryBody>)));
  const faults = answer && "faults" in answer ? answer.faults : [];
  expect(faults?.map(({ at, code }) => `${at} ${code}`)).toEqual(
    Array.from({ length: 20 }, (_, i) => `evenings.${i + 1}.played.0.seats players`),
  );
});

it("a season that came ended is reopened without counting its evenings again", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await season.phone.push(season.club, bringHistory(history(season)));
  const [kept, versions] = [await readKept(), await db().season.findMany({ select: { key: true, version: true } })];
  expect(codes(await season.phone.push(season.club, reopenSeason(OLD)))).toEqual(["accepted"]);
  expect([await readKept(), await db().season.findMany({ select: { key: true, version: true } })]).toEqual([kept, versions]);
});
