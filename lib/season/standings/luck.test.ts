import { expect, test } from "vitest";
import { seeded } from "#lib/rules/seeded";
import { clubLog, FRIENDS, folded } from "../club/club.fixture";
import { usualCounting } from "../club/counting";
import type { Figures } from "../tally/tallied";
import { luckOf } from "./luck";
import type { Standing } from "./standings";

const { players } = folded(clubLog(...FRIENDS));
const [nora, hugo] = players as [(typeof players)[0], (typeof players)[0]];
const counting = usualCounting("tarot");

/** The figures of deals with these points. */
const figures = (...points: readonly number[]): Figures => ({
  deals: points.length,
  dealt: points.reduce((a, b) => a + b, 0),
  square: points.reduce((a, b) => a + b * b, 0),
});
const standing = (player: (typeof players)[0], rank: number | null, of: Figures): Standing => ({
  player,
  rank,
  why: null,
  value: 0,
  counted: 1,
  figures: of,
  adjusted: 0,
  decided: null,
});
const repeat = (times: number, ...points: readonly number[]) => Array.from({ length: times }, () => points).flat();

test("a mean a deal and its standard error, worked out by hand", () => {
  // 10, 20, 30, 40, eight times each: mean 25; squares of the gaps 8 × (225 + 25 + 25 + 225) = 4 000, over 31; over 32 deals.
  const { players: rows } = luckOf([standing(nora, 1, figures(...repeat(8, 10, 20, 30, 40)))], counting);
  expect(rows[0]).toMatchObject({ player: nora.id, deals: 32, mean: 25 });
  expect(rows[0]?.error).toBeCloseTo(Math.sqrt(4_000 / 31 / 32), 12);
});

test("with fewer than thirty deals a mean has no standard error", () => {
  const rows = [standing(nora, 1, figures(...repeat(29, 7))), standing(hugo, 2, figures(...repeat(30, 7)))];
  expect(luckOf(rows, counting).players).toEqual([
    { player: nora.id, deals: 29, mean: 7, error: null },
    { player: hugo.id, deals: 30, mean: 7, error: 0 },
  ]);
});

test("a player without deals is left out, and equal deals have no scatter", () => {
  const view = luckOf([standing(nora, 1, figures(...repeat(31, 0.1))), standing(hugo, null, {})], counting);
  expect(view.players).toHaveLength(1);
  expect(view.players[0]?.error).toBeCloseTo(0, 9);
  expect(view.leaders).toBeNull();
});

/** Four rows of thirty deals each carried over from paper, and `noted` besides. */
const withPaper = (points: number, ...noted: readonly number[]): Figures => {
  const own = figures(...noted) as Required<Record<"deals" | "dealt" | "square", number>>;
  return {
    ...own,
    deals: own.deals + 120,
    dealt: own.dealt + points,
    "carried.deals": 120,
    "carried.points": points,
  };
};

test("rows of paper are no deals: four of them do not make a hundred and twenty (T26)", () => {
  const paper = luckOf([standing(nora, 1, withPaper(240)), standing(hugo, 2, withPaper(-240))], counting);
  expect(paper).toEqual({ players: [], leaders: null });
  const noted = [standing(nora, 1, withPaper(240, ...repeat(30, 2))), standing(hugo, 2, withPaper(-240, ...repeat(29, 1)))];
  const { players: rows, leaders } = luckOf(noted, counting);
  expect(rows).toEqual([
    { player: nora.id, deals: 30, mean: 2, error: 0 },
    { player: hugo.id, deals: 29, mean: 1, error: null },
  ]);
  expect(leaders).toMatchObject({ gap: 1, exceedsChance: false });
});

test.each<[string, Figures, Figures, { gap: number; exceedsChance: boolean }]>([
  // ±10 over 100 deals: an error of 10 / √99 ≈ 1.005 each, 2.01 for the gap, so 4.02 is chance’s reach.
  ["a gap of 5 over 100 deals", figures(...repeat(50, 15, -5)), figures(...repeat(50, 10, -10)), { gap: 5, exceedsChance: true }],
  ["a gap of 4", figures(...repeat(50, 14, -6)), figures(...repeat(50, 10, -10)), { gap: 4, exceedsChance: false }],
  ["a gap of 50 over 29 deals", figures(...repeat(29, 50)), figures(...repeat(29, 0)), { gap: 50, exceedsChance: false }],
  ["a gap of 50 over 30 deals alike", figures(...repeat(30, 50)), figures(...repeat(30, 0)), { gap: 50, exceedsChance: true }],
])("%s", (_, first, second, expected) => {
  const { leaders } = luckOf([standing(nora, 1, first), standing(hugo, 2, second)], counting);
  expect(leaders).toMatchObject({ first: nora.id, second: hugo.id, ...expected });
});

test("a leader who makes less a deal is named second", () => {
  const { leaders } = luckOf(
    [standing(nora, 1, figures(...repeat(40, 1))), standing(hugo, 2, figures(...repeat(40, 3)))],
    counting,
  );
  expect(leaders).toMatchObject({ first: hugo.id, second: nora.id, gap: 2, exceedsChance: true });
});

test("a player who breaks even has a mean of 0, and one deal or two are enough for a mean", () => {
  const even = { deals: 32, square: 32 * 100 };
  const [row, , single] = luckOf(
    [standing(nora, 1, even), standing(hugo, 2, figures()), standing(hugo, 3, figures(4))],
    counting,
  ).players;
  expect(row).toMatchObject({ deals: 32, mean: 0 });
  expect(row?.error).toBeCloseTo(Math.sqrt(3_200 / 31 / 32), 12);
  expect(single).toBeUndefined();
  const two = luckOf([standing(nora, 1, figures(4)), standing(hugo, 2, figures(1, 3))], counting);
  expect(two.players.map(({ deals, mean }) => [deals, mean])).toEqual([
    [1, 4],
    [2, 2],
  ]);
});

test("of two with the same mean the leader is named first; two deals each are enough for an error", () => {
  const alike = luckOf([standing(nora, 1, figures(1, 3)), standing(hugo, 2, figures(3, 1))], counting);
  expect(alike.leaders).toMatchObject({ first: nora.id, second: hugo.id, gap: 0, error: 2, exceedsChance: false });
  const still = luckOf([standing(nora, 1, figures(...repeat(30, 2))), standing(hugo, 2, figures(...repeat(30, 2)))], counting);
  expect(still.leaders).toMatchObject({ gap: 0, error: 0, exceedsChance: false });
});

test("a single deal, or several games added up, tells nothing of a gap", () => {
  const two = [standing(nora, 1, figures(1)), standing(hugo, 2, figures(1, 2))];
  expect(luckOf(two, counting).leaders).toBeNull();
  expect(luckOf(two, { games: ["tarot", "whist"] })).toEqual({ players: [], leaders: null });
  expect(luckOf([], counting)).toEqual({ players: [], leaders: null });
});

/** Deals of one against three for 60 points a defender, made or not by the toss of a coin that leans to Nora by `edge` in 1 000. */
function tossed(deals: number, edge: number, random: (below: number) => number): number[][] {
  return Array.from({ length: deals }, () => {
    const taker = random(4);
    const won = random(1_000) < 500 + (taker === 0 ? edge : 0) ? 60 : -60;
    return [0, 1, 2, 3].map((seat) => (seat === taker ? 3 * won : 0 - won));
  });
}
const claims = (seasons: number, deals: number, edge: number): number => {
  const random = seeded(7);
  return Array.from({ length: seasons }, () => {
    const columns = tossed(deals, edge, random);
    const rows = players
      .slice(0, 4)
      .map((player, seat) => ({ player, of: figures(...columns.map((deal) => deal[seat] as number)) }));
    const ranked = rows
      .sort((a, b) => (b.of.dealt ?? 0) - (a.of.dealt ?? 0))
      .map(({ player, of }, i) => standing(player, i + 1, of));
    return luckOf(ranked, counting).leaders?.exceedsChance ? 1 : 0;
  }).reduce<number>((sum, one) => sum + one, 0);
};

test("hardly one of five hundred seasons between equals is called more than chance, but a real edge is", () => {
  expect(claims(500, 120, 0)).toBeLessThanOrEqual(2);
  expect(claims(50, 2_000, 150)).toBeGreaterThanOrEqual(45);
});
