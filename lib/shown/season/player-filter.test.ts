import { expect, it } from "vitest";
import type { AttendedEvening } from "#lib/season/views";
import { ANY, isAny, matching, rowsOver } from "./player-filter";
import type { PlayerFigure } from "./player-rows";

const evening = (day: string, more: object): AttendedEvening =>
  ({ evening: day, day, games: ["tarot"], counted: true, place: 2, points: 10, sizes: [5], figures: {}, ...more }) as never;

const EVENINGS = [
  evening("2026-03-24", {
    figures: { "with.hugo.n": 2, "with.hugo.made": 1, "with.hugo.points": 40, "taker.n": 3, "taker.made": 2, "taker.points": 60 },
  }),
  evening("2026-03-17", { sizes: [4], place: 1, figures: { "taker.n": 1, "taker.made": 1, "taker.points": 25 } }),
  evening("2026-03-10", { games: ["whist"], points: -5 }),
];
const days = (filter: object) => matching(EVENINGS, { ...ANY, ...filter }).map(({ day }) => day.slice(8));

it("evenings can be chosen by time, game, size of table and partner", () => {
  expect(isAny(ANY)).toBe(true);
  expect([days({}), days({ from: "2026-03-17" }), days({ to: "2026-03-10" })]).toEqual([
    ["24", "17", "10"],
    ["24", "17"],
    ["10"],
  ]);
  expect([days({ game: "whist" }), days({ size: 4 }), days({ partner: "hugo" })]).toEqual([["10"], ["17"], ["24"]]);
});

it("each figure is the sum of the chosen evenings, and one found in none is left out", () => {
  const row = (part: string, group: PlayerFigure["group"]): PlayerFigure => ({
    part,
    group,
    game: null,
    about: "",
    amount: { n: 99, good: 99, points: 999 },
  });
  const rows = [row("points", "points"), row("taker", "roles"), row("with.hugo", "with"), row("met.hugo", "met")];
  expect(rowsOver(rows, matching(EVENINGS, { ...ANY, from: "2026-03-17" })).map(({ part, amount }) => [part, amount])).toEqual([
    ["points", { n: 2, good: 1, points: 20 }],
    ["taker", { n: 4, good: 3, points: 85 }],
    ["with.hugo", { n: 2, good: 1, points: 40 }],
  ]);
  expect(rowsOver(rows, [])).toEqual([]);
});
