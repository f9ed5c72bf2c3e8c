import { expect, test } from "vitest";
import { seasonCurve } from "./season-curve";
import { seasonView } from "./season-view.fixture";

const where = { lang: "fr", club: "c1", season: "s1" } as const;
/** The season as if it had been played on these days. */
function stepsOn(...days: readonly string[]) {
  const evenings = days.map((day, i) => ({ evening: `e${i}`, day }));
  const players = seasonView.curve.players.map((one) => ({ ...one, points: one.points.slice(0, days.length) }));
  return seasonCurve({ ...seasonView, curve: { evenings, players } }, where).steps;
}

test("an evening is called by its day, and leads to its page; the second of a day says so", () => {
  const [first, second, third] = stepsOn("2025-10-07", "2026-01-06", "2026-01-06");
  expect(first).toEqual({ key: "e0", name: "7 octobre", short: "7 oct.", href: "/fr/evening?c=c1&s=s1&e=e0" });
  expect([second?.name, third?.name, third?.short]).toEqual(["6 janvier", "6 janvier (2)", "6 janv. (2)"]);
});

test("evenings are named without a year in a season over one New Year, and with it over two", () => {
  const names = (...days: readonly string[]) => stepsOn(...days).map(({ name }) => name);
  expect(names("2025-10-07", "2026-01-06")).toEqual(["7 octobre", "6 janvier"]);
  expect(names("2024-10-07", "2025-10-07", "2026-01-06")).toEqual(["7 octobre 2024", "7 octobre 2025", "6 janvier 2026"]);
});

test("lines follow the order of the standings, and the first is the leader's", () => {
  const { lines, leader } = seasonCurve(seasonView, where);
  expect(lines.map(({ player }) => player)).toEqual(seasonView.standings.map(({ player }) => player.id));
  expect(leader).toBe(seasonView.standings[0]?.player.id);
  expect(seasonCurve({ ...seasonView, standings: [] }, where).leader).toBeNull();
});
