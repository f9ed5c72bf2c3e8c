import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { emptyDatabase } from "./database.fixture";
import { readHistory } from "./history";
import { aSeason, openEvening, type SeasonOfTests } from "./season.fixture";
import { type OpenSeason, openSeason } from "./season-standings";

let leave: () => Promise<void>;
beforeEach(async () => {
  leave = await emptyDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

async function anEvening(season: SeasonOfTests, day: number): Promise<void> {
  const sheet = await openEvening(season, `2026-03-${10 + day}T20:00:00.000Z`);
  const place = { club: season.club.sheet, season: season.season, players: season.players };
  await season.phone.push(sheet, joinSeason(place), record(0, cards(30 - day, 12 + day, 10)));
}

const opened = async (season: SeasonOfTests) => (await openSeason(season.club.sheet, season.season)) as OpenSeason;

const historyOf = ({ key, version, club, season }: OpenSeason, evenings: number) =>
  readHistory({ key: key as number, version, evenings, counting: season.counting, players: club.players, bySheet: false });

async function soon<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 20_000; tries++) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("it never came");
}

it("a very long season answers at once with what was known, and with what is true a minute later", async () => {
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
  for (let asked = 0; asked < 50; asked++) expect(await historyOf(after, long)).toEqual(first);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  expect(await historyOf(after, long)).toEqual(first);
  const then = await soon(
    () => historyOf(after, long),
    (history) => history?.ratings[0]?.evenings === 3,
  );
  expect(then).toEqual(await historyOf(after, 3));
});

it("a season as seasons are has its history in the answer", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await anEvening(season, 0);
  expect((await historyOf(await opened(season), 1))?.ratings).toHaveLength(3);
  await anEvening(season, 1);
  expect((await historyOf(await opened(season), 2))?.ratings.map(({ evenings }) => evenings)).toEqual([2, 2, 2]);
});

it("of two who ask at once, before and after an evening, each has the history of what they asked about", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  await anEvening(season, 0);
  const before = await opened(season);
  await anEvening(season, 1);
  const after = await opened(season);
  const [, second] = await Promise.all([historyOf(before, 1), historyOf(after, 2)]);
  // Not what was being read for the first of them: asked again, nothing is read again.
  expect(await historyOf(after, 2)).toBe(second);
});
