import { expect, it } from "vitest";
import type { AttendedEvening, PlayerView } from "#lib/season/views";
import { amountIn, figureRows, type PlayerFigure } from "./player-rows";
import { seasonView } from "./season-view.fixture";

const [player, other] = seasonView.players as [PlayerView["player"], PlayerView["player"]];
const NOTHING = { roles: [], contracts: [], partners: [], met: [], primes: [], chelems: [] };
const view = (tables: Partial<PlayerView["tables"]>): PlayerView => ({
  ...seasonView,
  player,
  decimals: 1,
  standing: seasonView.standings[0] ?? null,
  evenings: [],
  before: null,
  figures: [],
  tables: { ...NOTHING, ...tables },
});
const evening = (figures: Record<string, number>): AttendedEvening => ({
  player: player.id,
  points: 120,
  place: 2,
  sharing: 1,
  deals: 9,
  dealt: 120,
  figures,
  evening: "2026-03-10",
  day: "2026-03-10",
  games: ["tarot"],
  tables: [],
  table: 0,
  title: null,
  counted: true,
});
const tried = (n: number, made: number, points: number) => ({ player: player.id, game: "tarot" as const, n, made, points });

it("takers alone count among the takers, whose row opens to both", () => {
  const roles = [
    { ...tried(8, 4, 90), role: "defence" },
    { ...tried(2, 1, 30), role: "alone" },
    { ...tried(5, 3, 200), role: "taker" },
  ];
  const rows = figureRows(view({ roles })).filter(({ group }) => group === "roles");
  expect(rows.map(({ part, amount }) => [part, amount.n, amount.good, amount.points])).toEqual([
    ["taker", 7, 4, 230],
    ["alone", 2, 1, 30],
    ["defence", 8, 4, 90],
  ]);
  const figures = { "taker.n": 1, "taker.made": 1, "taker.points": 60, "alone.n": 1, "alone.points": -40 };
  expect(amountIn(evening(figures), rows[0] as (typeof rows)[number])).toEqual({ n: 2, good: 1, points: 20 });
  expect(amountIn(evening(figures), rows[2] as (typeof rows)[number])).toBeNull();
});

it("a call by another player is not this player's figure", () => {
  const partners = [
    { player: player.id, partner: other.id, n: 3, made: 2, points: 80 },
    { player: other.id, partner: player.id, n: 4, made: 1, points: -20 },
  ];
  const rows = figureRows(view({ partners })).filter(({ group }) => group === "with");
  expect(rows.map(({ part, amount }) => [part, amount.n])).toEqual([[`with.${other.id}`, 3]]);
});

it("points open where the value is not their plain sum, and only to evenings that count", () => {
  const parts = (counting: Partial<PlayerView["season"]["counting"]>) =>
    figureRows({
      ...view({}),
      season: { ...seasonView.season, counting: { ...seasonView.season.counting, ...counting } },
    });
  expect(parts({})).toEqual([]);
  const [row] = parts({ by: "places" }) as [PlayerFigure];
  expect(row.part).toBe("points");
  expect(parts({ bestOf: 3 })).toHaveLength(1);
  expect(amountIn(evening({}), row)).toEqual({ n: 2, good: null, points: 120 });
  expect(amountIn({ ...evening({}), counted: false }, row)).toBeNull();
});

it("meetings, primes and chelems each open to their own evenings", () => {
  const rows = figureRows(
    view({
      met: [{ player: player.id, other: other.id, n: 5, ahead: 3, points: 40 }],
      primes: [{ player: player.id, game: "tarot", prime: "petit", n: 2, points: 60 }],
      chelems: [{ player: player.id, game: "tarot", made: 1, missed: 0 }],
    }),
  );
  const figures = {
    [`met.${other.id}.n`]: 1,
    [`met.${other.id}.ahead`]: 1,
    [`met.${other.id}.points`]: 15,
    "prime.petit.n": 1,
    "prime.petit.points": 30,
    "chelem.missed": 1,
  };
  expect(rows.map((row) => amountIn(evening(figures), row))).toEqual([
    { n: 1, good: 1, points: 15 },
    { n: 1, good: null, points: 30 },
    { n: 1, good: 0, points: null },
  ]);
  const elsewhere = { ...evening(figures), games: ["vp5" as const] };
  expect(amountIn(elsewhere, rows[1] as (typeof rows)[number])).toBeNull();
});
