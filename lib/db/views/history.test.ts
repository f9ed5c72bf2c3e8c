import { afterEach, expect, it, vi } from "vitest";
import { adjust } from "#lib/season/club/club-change";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { write } from "../client";
import { emptyDatabasePer } from "../per-test.fixture";
import { accepted, aSeason, openEvening, type SeasonOfTests } from "../season.fixture";
import { readHistory } from "./history";
import { type OpenSeason, readSeason } from "./season-standings";
import { readSeasonView } from "./season-view";

emptyDatabasePer("test");
afterEach(() => {
  vi.useRealTimers();
});

async function anEvening(season: SeasonOfTests, day: number, points = [30 - day, 12 + day, 10]): Promise<void> {
  const sheet = await openEvening(season, `2026-03-${10 + day}T20:00:00.000Z`);
  const joined = { club: season.club.log, season: season.season, players: season.players };
  await season.phone.push(sheet, joinSeason(joined), record(0, cards(...points)));
}

const opened = async (season: SeasonOfTests) => (await readSeason(season.club.log, season.season)) as OpenSeason;

const historyOf = (open: OpenSeason, evenings: number) => readHistory({ ...open, key: open.key as number, played: { evenings } });

async function soon<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 20_000; tries++) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("it never came");
}

it("a very long season answers at once with what is known, and a minute later with the rest", async () => {
  const now = Date.parse("2026-03-20T20:00:00.000Z");
  vi.useFakeTimers({ toFake: ["Date"], now });
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  for (let day = 0; day < 2; day++) await anEvening(season, day);
  const long = 1_000_000;
  const before = await opened(season);
  expect(await historyOf(before, long)).toBeNull();
  const first = await soon(
    () => historyOf(before, long),
    (history) => history !== null,
  );
  expect(first?.ratings.map(({ evenings }) => evenings)).toEqual([2, 2, 2]);

  await anEvening(season, 2);
  const after = await opened(season);
  expect(after.version).not.toBe(before.version);
  for (const ms of [0, 59_999]) {
    vi.setSystemTime(now + ms);
    for (let asked = 0; asked < 50; asked++) expect(await historyOf(after, long)).toEqual(first);
  }
  vi.setSystemTime(now + 60_000);
  expect(await historyOf(after, long)).toEqual(first);
  const then = await soon(
    () => historyOf(after, long),
    (history) => history?.ratings[0]?.evenings === 3,
  );
  expect(then).toEqual(await historyOf(after, 3));
});

it("a season of ordinary length has its history in the answer", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await anEvening(season, 0);
  expect((await historyOf(await opened(season), 1))?.ratings).toHaveLength(3);
  await anEvening(season, 1);
  expect((await historyOf(await opened(season), 2))?.ratings.map(({ evenings }) => evenings)).toEqual([2, 2, 2]);
});

it("when two ask at once, before and after an evening, each gets the history of the season they asked about", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await anEvening(season, 0);
  const before = await opened(season);
  await anEvening(season, 1);
  const after = await opened(season);
  const [, second] = await Promise.all([historyOf(before, 1), historyOf(after, 2)]);
  // The answer to the second request is not the one being made for the first, and it is kept for the next request.
  expect(await historyOf(after, 2)).toBe(second);
});

/** Each player's name, place in the standings and last place on the curve, in the order of the standings. */
async function lastPlaces(season: SeasonOfTests): Promise<(string | number | null | undefined)[][]> {
  const { standings, curve } = await readSeasonView({ ...season.club, role: "owner" }, await opened(season));
  const last = (id: string) => curve.players.find(({ player }) => player === id)?.places?.at(-1);
  return standings.map(({ player, rank }) => [player.name, rank, last(player.id)]);
}

it("the curve ends at the places of the standings, with points by hand and ties decided by meetings", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"], { by: "wins", tieBreaks: ["head-to-head"] });
  await anEvening(season, 0, [26, 16, 10]);
  await anEvening(season, 1, [10, 26, 16]);
  await anEvening(season, 2, [10, 16, 26]);
  // Each has one win. Hugo finished ahead of each of the others twice, and Inès ahead of Nora twice.
  expect(await lastPlaces(season)).toEqual([
    ["Hugo", 1, 1],
    ["Inès", 2, 2],
    ["Nora", 3, 3],
  ]);
  const total = await aSeason(["Nora", "Hugo", "Inès"], { bestOf: 1 });
  await anEvening(total, 0, [30, 12, 10]);
  await anEvening(total, 1, [2, 26, 24]);
  const body = { season: total.season, player: total.players[2] as string, points: 7, reason: "fête" };
  accepted(await total.phone.push(total.club, adjust(body)));
  expect(await lastPlaces(total)).toEqual([
    ["Inès", 1, 1],
    ["Nora", 2, 2],
    ["Hugo", 3, 3],
  ]);
});

it("five hundred evenings have their whole history in the answer; with one more, it comes after the answer", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await anEvening(season, 0);
  const open = await opened(season);
  await write(async (tx) => {
    const [evening, seats] = [await tx.evening.findFirstOrThrow(), await tx.eveningPlayer.findMany()];
    // One evening a day, from the day after the existing one.
    const days = Array.from({ length: 1_000 }, (_, i) => new Date(Date.UTC(2026, 2, 11 + i)).toISOString().slice(0, 10));
    await tx.evening.createMany({ data: days.map((day) => ({ ...evening, evening: day })) });
    await tx.eveningPlayer.createMany({ data: days.flatMap((day) => seats.map((seat) => ({ ...seat, evening: day }))) });
  });
  expect(await historyOf({ ...open, version: "long" }, 501)).toBeNull();
  const history = await historyOf({ ...open, version: "another" }, 500);
  expect(history?.ratings.map(({ evenings }) => evenings)).toEqual([1_001, 1_001, 1_001]);
});
