import { expect, test } from "vitest";
import { prizes, standings, teamStandings, totalOf } from "./standings";

const card = (entrant: number, balances: (number | null)[], penalties = 0, series?: string) => ({
  entrant,
  balances,
  penalties,
  ...(series ? { series } : {}),
});

test("a total is the balances less the penalties; equal totals share the better place", () => {
  const cards = [card(1, [120, -40]), card(2, [80, 100], 100), card(3, [-200, null]), card(4, [0, 80])];
  expect(cards.map(totalOf)).toEqual([80, 80, -200, 80]);
  expect(standings(cards).map(({ rank, item }) => [rank, item.entrant])).toEqual([
    [1, 1],
    [1, 2],
    [1, 4],
    [4, 3],
  ]);
});

test("a team's result is the sum of its players'", () => {
  const cards = [card(1, [100]), card(2, [-30], 10), card(3, [50]), card(4, [40])];
  expect(
    teamStandings(cards, [
      [1, 2],
      [3, 4],
      [5, 6],
    ]).map(({ rank, item }) => [rank, item.team, item.total]),
  ).toEqual([
    [1, [3, 4], 90],
    [2, [1, 2], 60],
    [3, [5, 6], 0],
  ]);
});

/** OT11 p. 4: prizes for a fifth of the entrants; then, among the others, for the last two positions and for each series. */
test("prizes: a fifth of eleven is three; then the last two positions; then each series", () => {
  const cards = [
    card(1, [300, 10, 10], 0, "1"),
    card(2, [200, 20, 20], 0, "1"),
    card(3, [100, 30, 30], 0, "2"),
    card(4, [-90, 90, 90], 0, "2"),
    card(5, [50, -5, -5], 0, "2"),
    card(6, [-10, 0, 0], 0, "1"),
    card(7, [-20, 0, 0], 0, "4"),
    card(8, [-20, 0, 0], 0, "4"),
    card(9, [-200, 0, 0]),
    card(10, [-300, 0, 0]),
    card(11, [-10, -145, -145]),
  ];
  expect(prizes(cards)).toEqual([
    { entrant: 1, kind: "rank" },
    { entrant: 2, kind: "rank" },
    { entrant: 3, kind: "rank" },
    { entrant: 4, kind: "last-two" },
    { entrant: 6, kind: "series", series: "1" },
    { entrant: 5, kind: "series", series: "2" },
    { entrant: 7, kind: "series", series: "4" },
    { entrant: 8, kind: "series", series: "4" },
  ]);
  expect(prizes(cards, 5).filter(({ kind }) => kind === "rank").length).toBe(5);
  expect(prizes([])).toEqual([]);
});

test("a final that few play does not count among the last two positions", () => {
  const cards = [card(1, [300, 0, 0]), card(2, [0, 10, -50]), card(3, [0, 5, 90]), card(4, [0, 40, null])];
  const lastTwo = (common?: number) => prizes(cards, 0, common).find(({ kind }) => kind === "last-two")?.entrant;
  expect([lastTwo(), lastTwo(2)]).toEqual([3, 4]);
});

test("whoever shares the last place with a prize gets one too", () => {
  const cards = [50, 40, 40, -30, -100].map((total, i) => card(i + 1, [total]));
  expect(prizes(cards, 2).map(({ entrant, kind }) => `${entrant} ${kind}`)).toEqual(["1 rank", "2 rank", "3 rank", "4 last-two"]);
});
