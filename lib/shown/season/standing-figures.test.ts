/** The figures beside each name in the standings, for the twelve evenings of "Les mardis". */
import { expect, test } from "vitest";
import type { Standing } from "#lib/season/standings/standings";
import { season } from "#messages/fr/season";
import { addedTo, lastDay, sayAttended, sayUnranked } from "./say-standing";
import { CLUB, SEASON, seasonView } from "./season-view.fixture";
import {
  figureOf,
  gameOfSeason,
  inRole,
  isSharedRank,
  lastCounted,
  linksOf,
  perDeal,
  repeatsRank,
  rolesIn,
  showsPerDeal,
} from "./standing-figures";

const where = { lang: "fr", club: CLUB, season: SEASON } as const;
const of = (id: string): Standing => seasonView.standings.find(({ player }) => player.id === id) as Standing;
const lea = of("p1");
const counting = (changes: Partial<typeof seasonView.season.counting>) => ({
  ...seasonView.season,
  counting: { ...seasonView.season.counting, ...changes },
});

test("the last counting evening is told, with a player's points of it", () => {
  const last = lastCounted(seasonView);
  expect(last?.day).toBe("2026-03-10");
  const [, ...before] = seasonView.evenings;
  expect(lastCounted({ ...seasonView, evenings: [{ ...seasonView.evenings[0], counted: false } as never, ...before] })?.day).toBe(
    "2026-03-03",
  );
  expect(linksOf(where, last, "p1")).toMatchObject({ lately: -747, evening: expect.stringContaining("e=2026-03-10") });
  expect(linksOf(where, last, "p1").points).toMatch(/p=p1#points$/);
  // Hugo was not there, so his row has no links.
  expect(linksOf(where, last, "p5")).toMatchObject({ lately: undefined, evening: undefined });
  expect(lastDay(seasonView, undefined, "fr")).toBe("");
  expect(lastDay(seasonView, last, "fr")).toContain("10");
});

test("points a deal, over all the deals played; none without a deal", () => {
  expect(figureOf(lea, "deals")).toBe(21 + 11 + 66);
  expect(perDeal(lea)).toBeCloseTo(figureOf(lea, "dealt") / 98, 10);
  expect(perDeal({ ...lea, figures: { points: 12 } })).toBeNull();
  expect(figureOf({ ...lea, figures: {} }, "won")).toBe(0);
});

test("points a deal have no column where they rank people, or where a season is known by its totals alone", () => {
  expect(showsPerDeal(seasonView)).toBe(true);
  expect(showsPerDeal({ ...seasonView, season: counting({ by: "deal-average" }) })).toBe(false);
  const standings = seasonView.standings.map((standing) => ({ ...standing, figures: { points: 12, evenings: 3 } }));
  expect(showsPerDeal({ ...seasonView, standings })).toBe(false);
});

test("of people who share a rank each is in italics on paper, and on the screen those after the first; no rank is not shared", () => {
  const [first, second, third] = seasonView.standings as [Standing, Standing, Standing];
  const italics = (...ranks: (number | null)[]) => {
    const standings = [first, second, third].map((one, i) => ({ ...one, rank: ranks[i] ?? null }));
    return [standings.map(({ rank }) => isSharedRank(standings, rank)), standings.map((_, i) => repeatsRank(standings, i))];
  };
  expect(italics(1, 1, 3)).toEqual([
    [true, true, false],
    [false, true, false],
  ]);
  expect(italics(1, 2, 2)).toEqual([
    [false, true, true],
    [false, false, true],
  ]);
  expect(italics(1, null, null)).toEqual([
    [false, false, false],
    [false, false, false],
  ]);
});

test("a season's roles are listed; taking alone counts as taking", () => {
  expect(rolesIn(seasonView)).toEqual(["taker", "partner", "defence"]);
  const only = (...roles: readonly string[]) =>
    rolesIn({ ...seasonView, tables: { ...seasonView.tables, roles: roles.map((role) => ({ ...row, role })) } });
  const row = { player: "p0", game: "tarot" as const, role: "", n: 4, made: 1, points: 10 };
  expect(only("alone", "defence")).toEqual(["taker", "defence"]);
  expect(only("own")).toEqual(["own"]);
  const rows = [
    { ...row, role: "taker" },
    { ...row, role: "alone", n: 6, made: 3, points: -110 },
  ];
  expect(inRole(rows, "p0", "taker")).toEqual({ n: 10, made: 4, average: -10 });
  expect(inRole(rows, "p0", "partner")).toEqual({ n: 0, made: 0, average: null });
  expect(gameOfSeason(seasonView)).toBe("tarot");
  expect(gameOfSeason({ season: counting({ games: ["decale"] }) })).toBe("decale");
  expect(gameOfSeason({ season: counting({ games: ["decale", "whist"] }) })).toBe("decale");
  expect(gameOfSeason({ season: counting({ games: ["decale", "tarot"] }) })).toBe("tarot");
  expect(gameOfSeason({ season: counting({ games: [] }) })).toBe("tarot");
});

test("a row tells why somebody has no rank, or else how many evenings they played", () => {
  expect(sayUnranked(seasonView, lea, season)).toBeUndefined();
  expect(sayAttended(seasonView, lea, season)).toMatch(/^11 soirées, \d gagnées$/);
  const few = { ...lea, why: "too-few-evenings" } as const;
  expect(sayUnranked({ season: counting({ minEvenings: 13 }) }, few, season)).toBe("11 soirées sur 13 demandées");
  expect(sayAttended({ ...seasonView, season: counting({ minEvenings: 13 }) }, few, season)).toContain("sur 13");
  expect(sayAttended(seasonView, { ...lea, why: "guest" }, season)).toMatch(/^invité, 11 soirées/);
});

test("points by hand and late ones are told apart for sums and averages, and not for counts of evenings", () => {
  const adjusted = { ...lea, adjusted: 70 };
  const late = [{ player: "p1", points: 20 }] as never;
  expect(addedTo({ season: counting({ by: "total" }), late }, adjusted, season, "fr")).toEqual([
    "ajustement +50",
    "corrections tardives +20",
  ]);
  expect(addedTo({ season: counting({ by: "total" }), late }, { ...lea, adjusted: 20 }, season, "fr")).toHaveLength(1);
  expect(addedTo({ season: counting({ by: "deal-average" }), late: [] }, adjusted, season, "fr")).toEqual(["+70 points ajoutés"]);
  expect(addedTo({ season: counting({ by: "places" }), late }, adjusted, season, "fr")).toEqual(["ajustement +70"]);
  expect(addedTo({ season: counting({ by: "wins" }), late }, adjusted, season, "fr")).toEqual([]);
  expect(addedTo({ season: counting({ by: "total" }), late }, lea, season, "fr")).toEqual([]);
});
