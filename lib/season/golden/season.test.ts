import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { clubLog, FRIENDS, folded, NAMES, SEASON } from "../club/club.fixture";
import { type Counting, usualCounting } from "../club/counting";
import type { EveningTally } from "../gather";
import { rowsOf } from "../rows.fixture";
import { standingsOf } from "../standings/standings";
import { addFigures } from "../standings/sums";
import { Evening } from "../tally/evening.fixture";
import { readSeason } from "./read-season.fixture";

const golden = readSeason(readFileSync(new URL("./printemps.txt", import.meta.url), "utf8"));
const club = folded(clubLog(...FRIENDS));
const idOf = (name: string) => club.players.find((player) => player.name === name)?.id ?? name;

const evenings = golden.evenings.map(({ game, day, names, steps }, n) => {
  const evening = new Evening(n + 1, day, game as never, names.map(idOf));
  for (const { deal } of steps) evening.deal(deal as never);
  return evening;
});
const tallies = evenings.map((evening) => evening.alone() as EveningTally);

describe("a season worked out by hand", () => {
  test.each(golden.evenings.map((evening, n) => [evening.day, evening, n] as const))("the evening of %s", (_, told, n) => {
    const { sheet } = evenings[n] as Evening;
    const columns = told.steps.map(({ scores }) => scores);
    expect(sheet.deals.map(({ score }) => score?.scores ?? null)).toEqual(columns);
    expect(sheet.deals.map(({ turn }) => turn.dealer)).toEqual(told.steps.map(({ dealer }) => dealer));
    expect(tallies[n]).toMatchObject({ day: told.day, deals: told.steps.length });
    expect(tallies[n]?.players.map(({ points }) => points)).toEqual(told.totals);
    expect(tallies[n]?.players.map(({ place }) => place)).toEqual(told.places);
  });

  test.each(golden.standings.map(({ title, counting, rows }) => [title, counting, rows] as const))("%s", (_, counting, rows) => {
    const season = { id: SEASON, counting: { ...usualCounting("decale"), ...counting } as Counting };
    const counted = tallies.filter(({ games }) => games.every((game) => season.counting.games.includes(game)));
    const shown = standingsOf(season, club, rowsOf(counted)).map(({ rank, player, value, decided }) => ({
      rank,
      name: player.name,
      value,
      decided: decided && { by: decided.by, mine: decided.mine, theirs: decided.theirs },
    }));
    expect(shown).toEqual(rows);
  });

  test("who took what, and how it went", () => {
    expect(golden.figures.length).toBeGreaterThan(10);
    for (const { game, name, figure, tried } of golden.figures) {
      const sums: Record<string, number> = {};
      for (const row of rowsOf(tallies).figures)
        if (row.game === game && row.player === idOf(name)) addFigures(sums, row.figures, new Map());
      const found = ["n", "made", "points"].map((what) => sums[`${figure}.${what}`] ?? 0);
      expect([name, figure, ...found]).toEqual([name, figure, ...tried]);
    }
  });

  test("every game is there, and tarot makes nothing out of nothing", () => {
    expect(new Set(golden.evenings.map(({ game }) => game)).size).toBe(4);
    for (const { games, players } of tallies) {
      const [game] = games;
      const sum = players.reduce((all, { points }) => all + points, 0);
      if (game === "tarot" || game === "vp5") expect(sum).toBe(0);
    }
    expect(NAMES).toHaveLength(5);
  });
});
