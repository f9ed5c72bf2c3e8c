import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { adjust, mergePlayers, openSeason as openOf } from "#lib/season/club/club-change";
import { type Counting, usualCounting } from "#lib/season/club/counting";
import type { SeasonView } from "#lib/season/views";
import { joinSeason, record } from "#lib/sheet/change";
import { cards } from "#lib/sheet/log.fixture";
import type { Access } from "../access";
import { emptyDatabasePer } from "../per-test.fixture";
import { aSeason, openEvening, type SeasonOfTests, YEAR } from "../season.fixture";
import { readPlayerView } from "./player-view";
import { type OpenSeason, readSeason, steadily } from "./season-standings";
import { readSeasonView } from "./season-view";

emptyDatabasePer("test");

const evening = (season: SeasonOfTests, day: string, ...points: readonly number[]): Promise<Access> =>
  eveningOf(season, season.players.slice(0, 3), day, points);

async function eveningOf(season: SeasonOfTests, players: readonly string[], day: string, points: readonly number[]) {
  const { phone, club } = season;
  const sheet = await openEvening(season, `${day}T20:00:00.000Z`);
  const joined = { club: club.log, season: season.season, players };
  const results = await phone.push(sheet, joinSeason(joined), record(0, cards(...points)));
  expect(results.map(({ status }) => status)).toEqual(["accepted", "accepted"]);
  return sheet;
}

const opened = async ({ club, season }: SeasonOfTests) => (await readSeason(club.log, season)) as OpenSeason;
const view = async (season: SeasonOfTests) => readSeasonView(season.club, await opened(season));
const ranks = ({ standings }: SeasonView) => standings.map(({ player, rank }) => `${rank} ${player.name}`);

function told({ players, changed }: SeasonView): string[] {
  const nameOf = (id: string | null) => players.find((player) => player.id === id)?.name;
  return changed?.facts.map(({ kind, player, over }) => [kind, nameOf(player), ...over.map(nameOf)].join(" ")) ?? [];
}

const TIES: readonly [Counting["tieBreaks"], readonly (readonly number[])[]][] = [
  // Nora and Hugo have 45 each. She has won two evenings to his one, until he wins the fourth.
  [
    ["head-to-head"],
    [
      [20, 10, 0],
      [20, 10, 0],
      [5, 25, 0],
    ],
  ],
  // Both have 40. Nora won the last evening that both played, until Hugo wins the next.
  [
    ["last-evening"],
    [
      [20, 30, 0],
      [20, 10, 0],
    ],
  ],
];
it.each(TIES)("a leader by %s loses the lead in the last evening, which is told", async (tieBreaks, before) => {
  const season = await aSeason(["Nora", "Hugo", "Inès"], { tieBreaks });
  for (const [i, points] of before.entries()) await evening(season, `2026-03-0${1 + i}`, ...points);
  expect(ranks(await view(season))).toEqual(["1 Nora", "2 Hugo", "3 Inès"]);
  await evening(season, "2026-03-09", 10, 30, 0);
  expect(told(await view(season))).toContain("took-lead Hugo Nora");
});

/** Hugo already led with 35 before his best evening of 40: only the best one counts, but the lead is older than it (T22). */
it.each(["total", "deal-average"] as const)(
  "by %s, a lead that is older than the last evening is not told as new",
  async (by) => {
    const season = await aSeason(["Nora", "Hugo", "Inès"], { by, bestOf: 1 });
    await evening(season, "2026-03-01", 30, 35, 0);
    await evening(season, "2026-03-08", 20, 40, 0);
    const seen = await view(season);
    expect(ranks(seen)).toEqual(["1 Hugo", "2 Nora", "3 Inès"]);
    expect(told(seen).filter((fact) => fact.startsWith("took-lead"))).toEqual([]);
    expect(told(seen)).toContain("won-evening Hugo");
  },
);

it("points by hand to a merged name are the person’s, and other seasons' points are left out", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul"]);
  const { phone, club, players } = season;
  await evening(season, "2026-03-01", 20, 10, 0);
  const [, , ines, paul] = players as [string, string, string, string];
  await phone.push(club, adjust({ season: season.season, player: paul, points: 5, reason: "aide" }), mergePlayers(paul, ines));
  const body = { season: randomUUID(), ...YEAR, counting: usualCounting("decale") };
  const other = adjust({ season: body.season, player: ines, points: 9, reason: "fête" });
  await phone.push(club, openOf({ ...body, name: "another" }), other);
  expect((await view(season)).adjustments.map(({ player, points }) => [player, points])).toEqual([[ines, 5]]);
  const own = await readPlayerView(club, await opened(season), ines, null);
  expect(own?.adjustments.map(({ player, points }) => [player, points])).toEqual([[ines, 5]]);
});

it("an evening is listed once a deal is noted, with its own tables, and with who its people are now", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès", "Paul"]);
  const { phone, club, players } = season;
  const [nora, hugo, ines, paul] = players as [string, string, string, string];
  const other = { ...season, season: randomUUID() };
  await phone.push(club, openOf({ season: other.season, ...YEAR, name: "another", counting: usualCounting("decale") }));
  const sheet = await eveningOf(season, [nora, hugo, paul], "2026-03-01", [20, 10, 0]);
  await evening(other, "2026-03-01", 20, 10, 0);
  const empty = await openEvening(season, "2026-03-02T20:00:00.000Z");
  await phone.push(empty, joinSeason({ club: club.log, season: season.season, players: [nora, hugo, ines] }));
  await phone.push(club, mergePlayers(paul, ines));
  const { evenings } = await view(season);
  expect(evenings.map(({ day, tables }) => [day, tables.map(({ sheet }) => sheet)])).toEqual([["2026-03-01", [sheet.log]]]);
  expect(evenings[0]?.players.map(({ player }) => player)).toEqual([nora, hugo, ines]);
});

it("a large season tells the meetings of the first sixteen, and everybody's if asked", async () => {
  const season = await aSeason(Array.from({ length: 18 }, (_, i) => `J${i + 1}`));
  for (let table = 0; table < 6; table++)
    await eveningOf(season, season.players.slice(3 * table, 3 * table + 3), `2026-03-0${1 + table}`, [20, 10, 0]);
  const open = await opened(season);
  const told = async (...isWhole: [] | [true]) =>
    new Set((await readSeasonView(season.club, open, ...isWhole)).tables.met.flatMap(({ player, other }) => [player, other]));
  const { standings, curve } = await view(season);
  const ids = standings.map(({ player }) => player.id);
  // The lines of the curve are listed in the order of the standings too.
  expect(curve.players.map(({ player }) => player)).toEqual(ids);
  const first = ids.slice(0, 16);
  expect([...(await told())].filter((id) => !first.includes(id))).toEqual([]);
  expect((await told(true)).size).toBe(18);
});

it("a view read while deals are pushed agrees with itself", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await evening(season, "2026-03-01", 20, 10, 0);
  let pushing = true;
  const push = async () => {
    for (let slot = 1; slot < 40; slot++) await season.phone.push(sheet, record(slot, cards(20, 10, 0)));
    pushing = false;
  };
  const views: SeasonView[] = [];
  const read = async () => {
    while (pushing) views.push(await view(season));
  };
  await Promise.all([push(), read()]);
  // With one evening, nobody has points from before, and the totals are those of that evening.
  for (const { curve, standings, evenings, played } of views) {
    expect(curve.players.map(({ before }) => before)).toEqual([0, 0, 0]);
    expect(standings.map(({ value }) => value)).toEqual(evenings[0]?.players.map(({ points }) => points));
    expect(played.deals).toBe(evenings[0]?.deals);
  }
  expect(new Set(views.map(({ played }) => played.deals)).size).toBeGreaterThan(2);
});

it("a season that changes under every read is read once with writers waiting", async () => {
  const season = await aSeason(["Nora", "Hugo", "Inès"]);
  const sheet = await evening(season, "2026-03-01", 20, 10, 0);
  const deals: number[] = [];
  let waiting: Promise<unknown> = Promise.resolve();
  const made = await steadily(await opened(season), async ({ played }) => {
    deals.push(played.deals);
    const pushed = season.phone.push(sheet, record(deals.length, cards(1, 2, 3)));
    if (deals.length < 4) await pushed;
    waiting = pushed;
    return played.deals;
  });
  expect(deals).toEqual([1, 2, 3, 4]);
  expect(made).toBe(4);
  await waiting;
  expect((await opened(season)).played.deals).toBe(5);
});
