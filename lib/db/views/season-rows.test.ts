/** The rows read of a season are enough for the question, and hold nobody else. */
import { expect, it } from "vitest";
import { changeSeason } from "#lib/season/club/club-change";
import type { Counting } from "#lib/season/club/counting";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import { emptyDatabasePer } from "../per-test.fixture";
import { accepted, aSeason, openEvening, type SeasonOfTests, YEAR } from "../season.fixture";
import { type Opened, readCompany, readFigures, readFiguresOf } from "./season-rows";
import { type OpenSeason, readSeason, readStandings } from "./season-standings";

emptyDatabasePer("test");

async function played(counting: Partial<Counting>, ...evenings: number[][][]): Promise<SeasonOfTests & { open: OpenSeason }> {
  const season = await aSeason(["Nora", "Hugo", "Inès"], counting);
  for (const [i, deals] of evenings.entries()) {
    const sheet = await openEvening(season, `2026-03-0${1 + i}T20:00:00.000Z`);
    const joined = { club: season.club.log, season: season.season, players: season.players };
    const noted = deals.map((points, slot) => record(slot, cards(...points)));
    accepted(await season.phone.push(sheet, joinSeason(joined), ...noted));
  }
  return { ...season, open: (await readSeason(season.club.log, season.season)) as OpenSeason };
}

/** Nora made 40 and 36 points in two deals each, and 30 in one deal: 20, 18 and 30 points a deal. */
it.each([
  ["total", [40, 20, 10]],
  ["deal-average", [30, 20, 10]],
] as const)("the best evening by %s is found, even beside two with more of the other", async (by, values) => {
  const { open } = await played(
    { by, bestOf: 1 },
    [
      [20, 10, 5],
      [20, 10, 5],
    ],
    [
      [18, 10, 5],
      [18, 10, 5],
    ],
    [[30, 20, 10]],
  );
  const { standings } = await readStandings(open);
  expect(standings.map(({ player, value }) => [player.name, value])).toEqual(
    ["Nora", "Hugo", "Inès"].map((name, i) => [name, values[i]]),
  );
});

it("an evening of a game that no longer counts is no best evening", async () => {
  const games = ["decale", "whist"] as const;
  const { open, phone, club, season, players } = await played({ bestOf: 1, games }, [[20, 10, 5]]);
  const whist = await openEvening({ phone, club, season, players }, "2026-03-05T20:00:00.000Z", WHIST);
  const deal = record(0, { bids: [1, 1, 1], tricks: [2, 3, 0] } as never);
  accepted(await phone.push(whist, joinSeason({ club: club.log, season, players }), deal));
  const counting = { ...open.season.counting, games: ["decale"] } as const;
  accepted(await phone.push(club, changeSeason({ season, ...YEAR, counting })));
  const { standings } = await readStandings((await readSeason(club.log, season)) as OpenSeason);
  expect(standings.map(({ value }) => value)).toEqual([20, 10, 5]);
});

const WHIST = { rules: { game: "whist", players: 3 } };

it("one player has met nobody; of two each has met the other, and no third", async () => {
  const { open, players } = await played({}, [[20, 10, 5]]);
  const [nora, hugo] = players as [string, string];
  const here = open as Opened;
  expect([await readFigures(here, []), await readCompany(here, []), await readCompany(here, [nora])]).toEqual([[], [], []]);
  for (const own of [await readFigures(here, [nora]), await readFiguresOf(here, [nora], [])])
    expect(new Set(own.map(({ player }) => player))).toEqual(new Set([nora]));
  const company = await readCompany(here, [nora, hugo]);
  expect(new Set(company.map(({ player }) => player))).toEqual(new Set([nora, hugo]));
  const met = company.flatMap(({ figures }) => Object.keys(figures).filter((name) => name.endsWith(".n")));
  expect(met.sort()).toEqual([`met.${nora}.n`, `met.${hugo}.n`].sort());
});
