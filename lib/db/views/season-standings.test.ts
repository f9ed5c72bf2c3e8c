import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { changeSeason, mergePlayers, openSeason as opens } from "#lib/season/club/club-change";
import { type Counting, usualCounting } from "#lib/season/club/counting";
import { joinSeason, record, voidDeal } from "#lib/sheet/change";
import { foldSheet } from "#lib/sheet/fold";
import { cards } from "#lib/sheet/log.fixture";
import { db, write } from "../client";
import { emptyDatabasePer } from "../per-test.fixture";
import { UNGATHERED } from "../project/regather";
import { readEvents } from "../read";
import { aCopyOf, accepted, aSeason, openEvening, type SeasonOfTests, YEAR } from "../season.fixture";
import { readLateRows } from "./late-rows";
import { type OpenSeason, readSeason, readStandings } from "./season-standings";

emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const WHIST = { rules: { game: "whist", players: 3 } };

async function evening(season: SeasonOfTests, day: string, deal: object, more = {}): Promise<string> {
  const { phone, club, players } = season;
  const sheet = await openEvening(season, `${day}T20:00:00.000Z`, more);
  const joined = { club: club.log, season: season.season, players };
  const results = await phone.push(sheet, joinSeason(joined), record(0, deal as never));
  expect(results.map(({ status }) => status)).toEqual(["accepted", "accepted"]);
  return sheet.log;
}

async function told({ club, season }: SeasonOfTests) {
  const open = await readSeason(club.log, season);
  const { standings } = await readStandings(open as NonNullable<typeof open>);
  return standings.map(({ player, rank, value, decided }) => [
    player.name,
    rank,
    value,
    decided && [decided.mine, decided.theirs],
  ]);
}

async function lateOf({ club, season }: SeasonOfTests) {
  const open = await readSeason(club.log, season);
  return readLateRows({ ...(open as NonNullable<typeof open>), key: open?.key as number });
}

/** The length of each pause that `work` makes; the pauses end at once here. */
async function waitsOf(work: () => Promise<unknown>, waited: (times: number) => Promise<unknown> = async () => {}) {
  const waits: number[] = [];
  const later = globalThis.setTimeout;
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(((go: () => void, ms: number) => {
    if (ms > 1_000) return later(go, ms);
    waits.push(ms);
    void waited(waits.length).then(go);
  }) as typeof setTimeout);
  await work();
  spy.mockRestore();
  return waits;
}

it("a season being counted anew is shown when done, or as it is after five seconds", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await evening(season, "2026-03-10", cards(30, 10, 5));
  const name = (evening: string) => write((tx) => tx.sheetTally.updateMany({ data: { evening } }));
  const asks = () => readSeason(season.club.log, season.season);
  expect(await waitsOf(asks)).toEqual([]);
  await name(UNGATHERED);
  expect(await waitsOf(asks, async (times) => times === 3 && name("2026-03-10"))).toEqual([50, 50, 50]);
  await name(UNGATHERED);
  expect(await waitsOf(asks)).toEqual(Array(100).fill(50));
});

it("an evening of another season, at which two players met, does not decide a tie in this season", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul", "Zoé"], { tieBreaks: ["last-evening"] });
  const { phone, club, players } = season;
  const [nora, hugo, ines, paul, zoe] = players as [string, string, string, string, string];
  const other = { ...season, season: randomUUID() };
  accepted(await phone.push(club, opens({ season: other.season, ...YEAR, name: "x", counting: usualCounting("decale") })));
  const all = [nora, hugo, ines];
  await evening({ ...season, players: all }, "2026-03-01", cards(20, 10, 0));
  for (const [i, first] of [nora, nora, hugo, hugo].entries()) {
    await evening({ ...season, players: [first, paul, zoe] }, `2026-03-0${2 + i}`, cards(first === nora ? 5 : 10, 1, 1));
    await evening({ ...other, players: all }, `2026-03-0${2 + i}`, cards(0, 20, 0));
  }
  expect((await told(season)).slice(0, 2)).toEqual([
    ["Nora", 1, 30, [20, 10]],
    ["Hugo", 2, 30, null],
  ]);
});

it("the last evening between two tied players is found under any of their names", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul", "Zoé"], { tieBreaks: ["last-evening"] });
  const [nora, hugo, ines, paul, zoe] = season.players as [string, string, string, string, string];
  await evening({ ...season, players: [nora, paul, ines] }, "2026-03-01", cards(20, 10, 0));
  await evening({ ...season, players: [hugo, zoe, ines] }, "2026-03-02", cards(10, 1, 0));
  accepted(await season.phone.push(season.club, mergePlayers(paul, hugo)));
  expect((await told(season)).slice(0, 2)).toEqual([
    ["Nora", 1, 20, [20, 10]],
    ["Hugo", 2, 20, null],
  ]);
});

it("a season and its copy in a copied club share only their ids", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const copy = await aCopyOf(season);
  await evening(season, "2026-03-10", cards(30, 10, 5));
  const sheet = await evening(copy, "2026-03-10", cards(1, 2, 40));
  const values = async (one: SeasonOfTests) => (await told(one)).map(([, , value]) => value);
  expect([await values(season), await values(copy)]).toEqual([
    [30, 10, 5],
    [40, 2, 1],
  ]);
  const joined = { club: season.club.log, season: season.season, players: season.players };
  accepted(await season.phone.push({ ...copy.club, log: sheet }, joinSeason(joined)));
  expect([await values(season), await values(copy)]).toEqual([[45, 31, 12], []]);
  // The sheet goes back to the copy.
  accepted(await season.phone.push({ ...copy.club, log: sheet }, joinSeason({ ...joined, club: copy.club.log })));
  expect([await values(season), await values(copy)]).toEqual([
    [30, 10, 5],
    [40, 2, 1],
  ]);
});

it("a game that no longer counts takes its totals, late changes and last evening along", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-10T21:00:00Z") });
  const counting: Counting = {
    ...usualCounting("decale"),
    games: ["decale", "whist"],
    tieBreaks: ["last-evening"],
    correctionDays: 1,
  };
  const season = await aSeason(["Nora", "Hugo", "Inès"], counting);
  await evening(season, "2026-03-10", cards(30, 10, 5));
  await evening(season, "2026-03-11", cards(10, 30, 5));
  // The whist deal leaves 13, 12 and 13 points (Nora, Hugo, Inès). Then it is voided too late, and takes these points back.
  const whist = await evening(season, "2026-03-12", { bids: [1, 1, 1], tricks: [2, 3, 0] }, WHIST);
  expect(await told(season)).toEqual([
    ["Nora", 1, 53, null],
    ["Hugo", 2, 52, null],
    ["Inès", 3, 23, null],
  ]);
  vi.setSystemTime(Date.parse("2026-03-14T21:00:00Z"));
  const deal = foldSheet(await readEvents(whist))?.deals[0];
  const access = { ...season.club, log: whist };
  expect(await season.phone.push(access, voidDeal(deal as NonNullable<typeof deal>))).toMatchObject([{ status: "accepted" }]);
  // The late points are −13, −12 and −13. Nora and Hugo are level at 40; in their last common evening she has one card more.
  expect(await told(season)).toEqual([
    ["Nora", 1, 40, [13, 12]],
    ["Hugo", 2, 40, null],
    ["Inès", 3, 10, null],
  ]);
  const late = await lateOf(season);
  expect(late.map(({ points }) => points).sort()).toEqual([-12, -13, -13]);
  // Late changes name the players as they are now, after merging.
  const open = (await readSeason(season.club.log, season.season)) as OpenSeason;
  const [nora, hugo] = season.players as [string, string];
  const players = open.club.players.map((one) => (one.id === hugo ? { ...one, into: nora } : one));
  const merged = await readLateRows({ ...open, key: open.key as number, club: { ...open.club, players } });
  expect(merged.map(({ player }) => player)).not.toContain(hugo);
  expect(late[0]).toMatchObject({ sheet: whist, day: "2026-03-12", at: "2026-03-14T21:00:00.000Z", deal: 1 });
  // At most the newest hundred late changes are listed.
  const { event: _, at, ...row } = await db().lateChange.findFirstOrThrow();
  const older = (i: number) => ({ ...row, event: `old ${i}`, at: new Date(at.getTime() - 1_000 * (1 + i)), points: 0 });
  await write((tx) => tx.lateChange.createMany({ data: Array.from({ length: 120 }, (_, i) => older(119 - i)) }));
  const newest = (await lateOf(season)).map(({ event }) => event);
  expect([newest.length, newest.slice(3)]).toEqual([100, Array.from({ length: 97 }, (_, i) => `old ${i}`)]);
  await write((tx) => tx.lateChange.deleteMany({ where: { event: { startsWith: "old" } } }));
  const body = {
    season: season.season,
    ...YEAR,
    counting: { ...counting, games: ["decale"] },
  };
  await season.phone.push(season.club, changeSeason(body as never));
  // The last common evening is now that of the 11th, which Hugo won by 30 to 10.
  expect(await told(season)).toEqual([
    ["Hugo", 1, 40, [30, 10]],
    ["Nora", 2, 40, null],
    ["Inès", 3, 10, null],
  ]);
  expect(await lateOf(season)).toEqual([]);
});
