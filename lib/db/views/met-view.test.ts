/** A draw keeps people apart who lately played at one table (app/api/clubs/drawing.test.ts tests it with phones). */
import { expect, it } from "vitest";
import { bringHistory, mergePlayers } from "#lib/season/club/club-change";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { emptyDatabasePer } from "../per-test.fixture";
import { accepted, aSeason, openEvening } from "../season.fixture";
import { readMet } from "./met-view";
import { type OpenSeason, readSeason } from "./season-standings";

emptyDatabasePer("test");

it("a table without a deal makes no meeting, and only the last evenings count", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul", "Zoé", "Luc"]);
  const [one, other] = [season.players.slice(0, 3), season.players.slice(3)];
  const sits = async (day: number, players: readonly string[], deals: number) => {
    const sheet = await openEvening(season, `2026-03-1${day}T20:00:00.000Z`);
    const joined = { club: season.club.log, season: season.season, players };
    const noted = Array.from({ length: deals }, (_, slot) => record(slot, cards(20, 10, 6)));
    accepted(await season.phone.push(sheet, joinSeason(joined), ...noted));
  };
  for (let day = 0; day < 6; day++) {
    await sits(day, day === 0 ? other : one, 1);
    await sits(day, other, 0);
  }
  const { evenings, ranked } = await readMet((await readSeason(season.club.log, season.season)) as OpenSeason);
  expect(evenings).toEqual([5, 4, 3, 2, 1].map((day) => ({ day: `2026-03-1${day}`, tables: [one] })));
  expect(ranked).toHaveLength(6);
  expect(ranked[0]).toBe(one[0]);
});

it("a player of an older evening with only a total is not known to have met anybody", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const [nora, hugo] = season.players as [string, string];
  const evening = { season: season.season, day: "2026-03-10", points: [20, 10, 6], deals: [2, 2, 0] };
  const file = { source: "a.csv", game: "decale", players: [], seasons: [], columns: season.players } as const;
  accepted(await season.phone.push(season.club, bringHistory({ ...file, evenings: [evening] })));
  const { evenings } = await readMet((await readSeason(season.club.log, season.season)) as OpenSeason);
  expect(evenings).toEqual([{ day: "2026-03-10", tables: [[nora, hugo]] }]);
});

it("meetings are told by person, and only players with a rank are ranked", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul", "Nora L."], { minEvenings: 2 });
  const [nora, hugo, ines, paul, again] = season.players as [string, string, string, string, string];
  const sits = async (day: string, ...players: readonly string[]) => {
    const sheet = await openEvening(season, `${day}T20:00:00.000Z`);
    const joined = { club: season.club.log, season: season.season, players };
    accepted(await season.phone.push(sheet, joinSeason(joined), record(0, cards(20, 10, 6))));
  };
  await sits("2026-03-10", nora, hugo, ines);
  await sits("2026-03-11", again, hugo, paul);
  accepted(await season.phone.push(season.club, mergePlayers(again, nora)));
  const { evenings, ranked } = await readMet((await readSeason(season.club.log, season.season)) as OpenSeason);
  expect(evenings.map(({ tables }) => tables)).toEqual([[[nora, hugo, paul]], [[nora, hugo, ines]]]);
  expect(ranked).toEqual([nora, hugo]);
});
