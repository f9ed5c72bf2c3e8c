import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { inFull } from "#lib/in-full.fixture";
import { changeSeason, mergePlayers, partPlayer } from "#lib/season/club/club-change";
import { usualCounting } from "#lib/season/club/counting";
import {
  contest,
  joinSeason,
  leaveSeason,
  record,
  replace,
  restore,
  rule,
  setEvening,
  takeBack,
  voidDeal,
} from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { foldSheet } from "#lib/sheet/fold";
import { cards } from "#lib/sheet/log.fixture";
import type { Access } from "../access";
import { db, write } from "../client";
import { heldBack } from "../elsewhere.fixture";
import { emptyDatabasePer } from "../per-test.fixture";
import { readEvents } from "../read";
import { aSeason, openEvening, readKept, type SeasonOfTests, YEAR } from "../season.fixture";
import { rebuild } from "./rebuild";

emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;
const NAMES = ["Nora", "Hugo", "Inès", "Paul", "Zoé"];

/** One random act on a sheet or on the club. Of the four sheets, three belong to one evening. */
const step = fc.record({
  what: fc.nat(99),
  sheet: fc.nat(3),
  deal: fc.nat(30),
  a: fc.nat(4),
  b: fc.nat(4),
  points: fc.nat(20),
  hours: fc.nat(12),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function play(season: SeasonOfTests, other: SeasonOfTests, sheets: readonly Access[], one: Step): Promise<void> {
  const { phone, club, players } = season;
  const sheet = sheets[one.sheet] as Access;
  const folded = foldSheet(await readEvents(sheet.log));
  const deal = folded?.deals[one.deal % Math.max(1, folded.deals.length)];
  const [a, b] = [players[one.a] as string, players[one.b] as string];
  const noted = cards(10 + one.points, 42 - one.points, 0);
  const joined = (to: SeasonOfTests) => joinedFor(to, one.a, one.points === 0);
  if (one.what < 14) await phone.push(sheet, joinSeason(joined(season)));
  else if (one.what < 20) await phone.push(sheet, joinSeason(joined(other)));
  else if (one.what < 24) await phone.push(sheet, leaveSeason());
  else if (one.what < 30)
    await phone.push(sheet, setEvening({ day: DATES[one.a % 3] as string, name: TITLES[one.b % 3] ?? null }));
  else if (one.what < 36) await phone.push(club, mergePlayers(a, b));
  else if (one.what < 40) await phone.push(club, partPlayer(a));
  else if (one.what < 46)
    await phone.push(club, changeSeason(bodyOf(season, DAYS[one.points % DAYS.length] as number | null, one)));
  else if (one.what < 70 || !deal) await phone.push(sheet, record(folded?.nextSlot ?? 0, noted));
  else if (one.what < 80) await phone.push(sheet, replace(deal, noted, "revu"));
  else if (one.what < 86) await phone.push(sheet, voidDeal(deal));
  else if (one.what < 91) await phone.push(sheet, restore(deal));
  else if (one.what < 95) await phone.push(sheet, contest(deal, "renonce"));
  else if (one.what < 96) await phone.push(sheet, takeBack("ruling.withdrawn", deal, deal.lastWord ?? deal.id));
  else if (one.what < 97) await leaveLate(season, sheet, one, joinSeason(joined(season)));
  else await phone.push(sheet, rule(deal, { outcome: "adjusted", note: "décision", points: [one.points, -one.points, 0] }));
}

/** Three players of the club in a row; with `isGuest`, the third is somebody whom the club does not know. */
const joinedFor = ({ club, season, players }: SeasonOfTests, first: number, isGuest = false) => ({
  club: club.log,
  season,
  players: [0, 1, 2].map((i) => (i === 2 && isGuest ? null : (players[(first + i) % players.length] as string))),
});

/** A sheet leaves while there is no correction period; then one is set that ended before it left. The sheet may come back. */
async function leaveLate(season: SeasonOfTests, sheet: Access, { a, b, points }: Step, back: Change): Promise<void> {
  const { phone, club } = season;
  await phone.push(club, changeSeason(bodyOf(season, null)));
  vi.setSystemTime(Date.now() + (1 + a) * 24 * HOUR_MS);
  await phone.push(sheet, leaveSeason());
  if (b === 0) await phone.push(sheet, back);
  await phone.push(club, changeSeason(bodyOf(season, DAYS[points % DAYS.length] as number | null)));
  if (b === 1) await phone.push(sheet, back);
}

const DAYS = [null, 1, 2, 4];

const DATES = ["2026-03-10", "2026-03-11", "2026-03-12"];
const TITLES = [null, "Après-midi", "Soir"];

/** Counts places over all tables or at each table, and sometimes a game that nobody plays here. */
const bodyOf = ({ season }: SeasonOfTests, correctionDays: number | null, { a, b }: Pick<Step, "a" | "b"> = { a: 0, b: 0 }) => ({
  season,
  ...YEAR,
  counting: { ...usualCounting(b === 4 ? "whist" : "decale"), correctionDays, ...(a > 2 && { tableByTable: true }) },
});

const SEEDS = process.env.SEEDS?.split(",").map(Number) ?? [6, 7, 8].slice(0, inFull(3, 1));

it.each(SEEDS)("whatever happens to sheets and club, the rows are those that a rebuild makes (%i)", async (seed) => {
  const seen = { evenings: 0, tables: 0, late: 0 };
  vi.useFakeTimers({ toFake: ["Date"] });
  const history = fc.array(step, { minLength: 15, maxLength: 40 });
  const property = fc.asyncProperty(history, async (steps) => {
    const season = await aSeason(NAMES);
    const other = await aSeason(NAMES, { correctionDays: 1 }, season.phone);
    const sheets = await Promise.all([0, 0, 0, 1].map((i) => openEvening(season, `2026-03-1${i}T20:00:00.000Z`)));
    for (const [i, sheet] of sheets.slice(0, 2).entries())
      await season.phone.push(sheet, joinSeason(joinedFor(season, i * 2)), record(0, cards(20, 20, 0)));
    for (const one of steps) {
      vi.setSystemTime(Date.now() + one.hours * HOUR_MS);
      await play(season, other, sheets, one);
    }
    const kept = await readKept();
    await rebuild();
    expect(kept).toEqual(await readKept());
    seen.evenings = await db().evening.count({ where: { deals: { gt: 0 } } });
    seen.tables = (await db().sheetTally.count()) - (await db().evening.count());
    seen.late = await db().lateChange.count();
  });
  await fc.assert(property, { numRuns: 6, seed, endOnFailure: true });
  expect(seen.evenings).toBeGreaterThan(6);
  expect(seen.tables).toBeGreaterThan(3);
  expect(seen.late).toBeGreaterThan(2);
});

it("points of a season are the sum of its sheets, whatever is corrected; a sheet that leaves takes its own with it", async () => {
  const season = await aSeason(NAMES);
  const { phone, players } = season;
  const sumOf = async () => {
    const rows = await db().figure.findMany({ where: { name: "points" } });
    return players.map((player) => rows.find(({ playerId }) => playerId === player)?.value ?? 0);
  };
  const joined = { club: season.club.log, season: season.season, players: players.slice(0, 3) };
  const first = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await phone.push(first, joinSeason(joined), record(0, cards(26, 26, 0)), record(1, cards(40, 6, 6)));
  const second = await openEvening(season, "2026-03-17T20:00:00.000Z");
  await phone.push(second, record(0, cards(10, 21, 21)), joinSeason(joined));
  const totals = async () => Promise.all([first, second].map(async ({ log }) => foldSheet(await readEvents(log))?.totals ?? []));
  const [one, two] = (await totals()) as [readonly number[], readonly number[]];
  expect(await sumOf()).toEqual([...one.map((points, seat) => points + (two[seat] as number)), 0, 0]);

  const deal = foldSheet(await readEvents(first.log))?.deals[0];
  if (!deal) throw new Error("no deal");
  await phone.push(first, replace(deal, cards(0, 26, 26), "à l’envers"));
  const [corrected] = (await totals()) as [readonly number[], readonly number[]];
  expect(corrected).not.toEqual(one);
  expect(await sumOf()).toEqual([...corrected.map((points, seat) => points + (two[seat] as number)), 0, 0]);

  // The points of the table's decision count until it is taken back.
  const ruling = rule(deal, { outcome: "adjusted", note: "renonce", points: [-10, 0, 5] });
  const [, ruled] = await phone.push(first, contest(deal, "renonce"), ruling);
  expect(await sumOf()).toEqual(
    [-10, 0, 5].map((more, seat) => (corrected[seat] as number) + more + (two[seat] as number)).concat(0, 0),
  );
  await phone.push(first, takeBack("ruling.withdrawn", deal, ruled?.id as string));
  expect(await sumOf()).toEqual([...corrected.map((points, seat) => points + (two[seat] as number)), 0, 0]);

  await phone.push(second, leaveSeason());
  expect(await sumOf()).toEqual([...corrected, 0, 0]);
  expect(await db().season.findFirst({ select: { evenings: true, deals: true } })).toEqual({ evenings: 1, deals: 2 });
});

it("two players of one table are never merged; others may be, and parted again", async () => {
  const season = await aSeason(NAMES);
  const { phone, club, players } = season;
  const [nora, hugo, , paul] = players as [string, string, string, string, string];
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  const joined = { club: club.log, season: season.season, players: players.slice(0, 3) };
  await phone.push(sheet, joinSeason(joined));
  const codeOf = async (...changes: Parameters<typeof phone.push>[1][]) =>
    (await phone.push(club, ...changes)).map((result) => ("code" in result ? result.code : result.status));
  expect(await codeOf(mergePlayers(hugo, nora))).toEqual(["sat-together"]);
  await phone.push(sheet, record(0, cards(26, 26, 0)));
  expect(await codeOf(mergePlayers(hugo, nora))).toEqual(["sat-together"]);
  expect(await codeOf(mergePlayers(paul, nora))).toEqual(["accepted"]);
  expect(await codeOf(mergePlayers(hugo, paul), partPlayer(paul))).toEqual(["sat-together", "accepted"]);
});

it("players who sat at one table, by a late change or on a sheet that left, cannot be merged", async () => {
  const start = Date.parse("2026-03-01T21:00:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  const season = await aSeason(NAMES, { correctionDays: 7 });
  const { phone, club, players } = season;
  const [nora, hugo, ines, paul, zoe] = players as [string, string, string, string, string];
  const sits = (...seated: readonly string[]) => joinSeason({ club: club.log, season: season.season, players: seated });
  const sheet = await openEvening(season, "2026-03-01T20:00:00Z");
  await phone.push(sheet, sits(nora, hugo, ines), record(0, cards(20, 10, 6)));
  vi.setSystemTime(start + 8 * 24 * HOUR_MS);
  await phone.push(sheet, sits(nora, hugo, paul));
  const gone = await openEvening(season, "2026-03-08T20:00:00Z");
  await phone.push(gone, sits(ines, paul, zoe), record(0, cards(20, 10, 6)), leaveSeason());
  for (const [from, into] of [
    [paul, nora],
    [ines, nora],
    [zoe, paul],
  ] as const)
    expect(await phone.push(club, mergePlayers(from, into))).toMatchObject([{ code: "sat-together" }]);
  expect(await phone.push(club, mergePlayers(zoe, nora))).toMatchObject([{ status: "accepted" }]);
  expect(await phone.push(club, mergePlayers(ines, nora))).toMatchObject([{ code: "sat-together" }]);
});

it("if the sums cannot be written, neither is the event", async () => {
  const season = await aSeason(NAMES);
  const { phone, club, players } = season;
  const sheet = await openEvening(season, "2026-03-10T20:00:00.000Z");
  await phone.push(sheet, joinSeason({ club: club.log, season: season.season, players: players.slice(0, 3) }));
  await write((tx) => tx.$executeRawUnsafe(`ALTER TABLE "Figure" RENAME TO "Away"`));
  const before = (await readEvents(sheet.log)).length;
  await expect(phone.push(sheet, record(0, cards(26, 26, 0)))).rejects.toThrow();
  expect((await readEvents(sheet.log)).length).toBe(before);
  await write((tx) => tx.$executeRawUnsafe(`ALTER TABLE "Away" RENAME TO "Figure"`));
  expect((await phone.push(sheet, record(0, cards(26, 26, 0)))).map(({ status }) => status)).toEqual(["accepted"]);
});

it("the reading connection cannot write", async () => {
  await expect(db().attempt.create({ data: { bucket: "x", window: 1, count: 1 } })).rejects.toThrow();
});

it("a sheet that had left is counted by a correction period set afterwards", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T21:00:00Z") });
  const season = await aSeason(NAMES);
  const sheet = await openEvening(season, "2026-03-01T20:00:00Z");
  const joined = { club: season.club.log, season: season.season, players: season.players.slice(0, 3) };
  await season.phone.push(sheet, joinSeason(joined), record(0, cards(20, 10, 0)));
  vi.setSystemTime(Date.parse("2026-03-20T21:00:00Z"));
  await season.phone.push(sheet, leaveSeason());
  expect(await season.phone.push(season.club, changeSeason(bodyOf(season, 7)))).toMatchObject([{ status: "accepted" }]);
  const kept = await readKept();
  await rebuild();
  expect(await readKept()).toEqual(kept);
});

it("a push waits while another process writes, and nothing of it is lost", async () => {
  const season = await aSeason(NAMES);
  const sheet = await openEvening(season, "2026-03-01T20:00:00Z");
  const free = await heldBack(sheet.log);
  const freed = new Promise((resolve) => setTimeout(resolve, 300)).then(free);
  expect(await season.phone.push(sheet, record(0, cards(20, 10, 0)))).toMatchObject([{ status: "accepted" }]);
  await freed;
  expect(await readEvents(sheet.log)).toHaveLength(2);
});
