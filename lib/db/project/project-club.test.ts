/** What a club's change makes stale: only tables that now count differently, and sheets whose correction period moves. */
import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { changeSeason, endSeason, openSeason, renameClub, reopenSeason } from "#lib/season/club/club-change";
import { type Counting, usualCounting } from "#lib/season/club/counting";
import { joinSeason, record, rename } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { db, write } from "../client";
import { readClub } from "../club";
import { emptyDatabasePer } from "../per-test.fixture";
import { readLog } from "../read";
import { accepted, aSeason, openEvening, type SeasonOfTests } from "../season.fixture";
import { type Later, projectClub } from "./project-club";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-03-10T20:00:00.000Z");

emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

const clockAt = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: ms });

/** One sheet for each number: its last event came so many hours after its opening. */
async function sheetsOf({ phone, club, season, players, ...rest }: SeasonOfTests, hours: readonly number[]): Promise<string[]> {
  const sheets: string[] = [];
  for (const [i, after] of hours.entries()) {
    clockAt(START + i * 1_000);
    const sheet = await openEvening({ phone, club, season, players, ...rest }, "2026-03-10T20:00:00.000Z");
    accepted(await phone.push(sheet, joinSeason({ club: club.log, season, players }), record(0, cards(20, 10, 6))));
    clockAt(START + i * 1_000 + after * HOUR_MS);
    accepted(await phone.push(sheet, rename(0, "Ana")));
    sheets.push(sheet.log);
  }
  return sheets;
}

/** What the club's last event makes stale; the transaction is rolled back. */
async function laterOf({ club: { log: id } }: SeasonOfTests): Promise<Later | undefined> {
  const log = await readLog(db(), id);
  const known = await readClub(db(), id);
  let later: Later | undefined;
  const events = log.map(({ event }) => event);
  await write(async (tx) => {
    later = known ? await projectClub(tx, events, known.club, log) : undefined;
    throw new Error("as it was");
  }).catch(() => {});
  return later;
}

const counted = (season: string, counting: Partial<Counting>, name = "2026") =>
  changeSeason({ season, name, from: "2026-01-01", to: null, counting: { ...usualCounting("decale"), ...counting } });

const HOURS = [0, 23, 24, 167, 168, 400];
const ALL = [0, 1, 2, 3, 4, 5];
it.each<[string, Partial<Counting>, Partial<Counting>, number[], number[]]>([
  ["another name", {}, {}, [], []],
  ["its games in another order", { games: ["decale", "whist"] }, { games: ["whist", "decale"] }, [], []],
  ["more games", {}, { games: ["decale", "whist"] }, [], ALL],
  ["places table by table", {}, { tableByTable: true }, [], ALL],
  ["places of the evening, as they are", {}, { tableByTable: false }, [], []],
  ["another value", {}, { by: "total" }, [], []],
  ["a shorter period", { correctionDays: 7 }, { correctionDays: 1 }, [2, 3, 4, 5], []],
  ["a longer period", { correctionDays: 1 }, { correctionDays: 7 }, [2, 3, 4, 5], []],
  ["a period where there was none", { correctionDays: null }, { correctionDays: 7 }, [4, 5], []],
  ["no period where there was one", { correctionDays: 7 }, { correctionDays: null }, [4, 5], []],
  ["none, as before", { correctionDays: null }, { correctionDays: null }, [], []],
  [
    "a shorter period and more games",
    { correctionDays: 7 },
    { correctionDays: 1, games: ["decale", "whist"] },
    [2, 3, 4, 5],
    ALL,
  ],
])("a season that gets %s counts the right sheets and tables again", async (_, before, after, sheets, tables) => {
  const season = await aSeason(["Nora", "Hugo", "Inès"], before);
  const ids = await sheetsOf(season, HOURS);
  const other = { ...season, season: randomUUID() };
  const body = { season: other.season, name: "x", from: "2026-01-01", to: null, counting: usualCounting("whist") };
  accepted(await season.phone.push(season.club, openSeason(body)));
  accepted(await season.phone.push(season.club, counted(season.season, before, "b")));
  expect(await laterOf(season)).toEqual({ sheets: [], tables: [] });
  accepted(await season.phone.push(season.club, counted(other.season, { games: ["tarot"] })));
  accepted(await season.phone.push(season.club, counted(season.season, after, "c")));
  const later = await laterOf(season);
  expect([...(later?.sheets ?? [])].sort()).toEqual(sheets.map((i) => ids[i]).sort());
  // Tables are listed with the newest first.
  expect(later?.tables).toEqual([...tables].reverse().map((i) => ids[i]));
});

it.each<[string, (season: string) => Parameters<SeasonOfTests["phone"]["push"]>[1][]]>([
  ["ended", (season) => [endSeason(season)]],
  ["ended and reopened", (season) => [endSeason(season), reopenSeason(season)]],
  ["of a club with another name", () => [renameClub("Les jeudis")]],
])("a season that is %s is not counted again", async (_, changes) => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await sheetsOf(season, HOURS);
  accepted(await season.phone.push(season.club, ...changes(season.season)));
  expect(await laterOf(season)).toEqual({ sheets: [], tables: [] });
});
