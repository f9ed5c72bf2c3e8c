/** The app's own table of a club, read back: seasons and games by row. */
import { describe, expect, it } from "vitest";
import { names } from "#messages/fr/rules/names";
import type { Season } from "../club/club-event";
import { usualCounting } from "../club/counting";
import { bodyOf } from "./body";
import { gridOfText } from "./grid";
import { partedIn } from "./parted";
import { type Choices, gamesSaid, type KnownClub, planHistory } from "./plan";
import type { PastTable } from "./table";
import { understand } from "./understand";

const TODAY = "2026-11-23";
const season = (name: string, from: string, to: string | null): Season => ({
  ...{ id: name, name, from, to, counting: usualCounting("tarot"), ended: null },
});
const known = (...seasons: readonly Season[]): KnownClub => ({ club: { players: [], seasons }, days: new Map(), today: TODAY });
const CHOICES: Choices = { isSame: {}, zeroIsAway: false, game: "decale" };
const idOf = (words: unknown) => `id ${JSON.stringify(words)}`;

function read(text: string): { tables: PastTable[]; aside: string[] } {
  const parts = partedIn(gridOfText(text, null), names);
  const tables = parts.map(({ grid, aside: _, ...said }) => {
    const one = understand(grid, { today: TODAY });
    if (!one.ok) throw new Error(one.why);
    return { ...one.table, ...said };
  });
  return { tables, aside: parts.flatMap(({ aside }) => aside.map(({ why, text }) => `${why} ${text}`)) };
}

const HEAD = "Saison;Date;Soirée;Jeu;Joueur;Points;Place;Donnes;Feuille\n";
const rows = (season: string, day: string, game: string, nora: number) =>
  `${season};${day};;${game};Nora;${nora};1;9;f1\n${season};${day};;${game};Hugo;${-nora};2;9;f1\n`;
const OWN =
  HEAD +
  rows("Les mardis 2025", "2025-03-11", "Tarot décalé", 10) +
  rows("Les mardis 2025", "2025-04-08", "Tarot décalé", 15) +
  rows("Les mardis 2026", "2026-11-03", "Tarot décalé", 20) +
  rows("Les mardis 2026", "2026-11-17", "Tarot décalé", 25) +
  rows("Été au tarot", "2026-07-07", "Tarot", 30) +
  rows("Les mardis 2026", "2026-07-07", "Tarot", 35);

const seasonsIn = (tables: readonly PastTable[], club: KnownClub, choices = CHOICES) =>
  planHistory(tables, club, choices).seasons.map(({ known, name, from, to, evenings }) => [
    ...[name, known !== null, from, to],
    evenings.map(({ day }) => day).join(" "),
  ]);

describe("this app’s own table", () => {
  const { tables } = read(OWN);

  it("is read season by season and game by game, each of them as its rows say", () => {
    expect(tables.map(({ season, games, layout, evenings }) => [season, games, layout, evenings.length])).toEqual([
      ["Les mardis 2025", ["decale"], "lines", 2],
      ["Les mardis 2026", ["decale"], "lines", 2],
      ["Été au tarot", ["tarot"], "lines", 1],
      ["Les mardis 2026", ["tarot"], "lines", 1],
    ]);
    expect([...gamesSaid(tables)]).toEqual([
      ["decale", 4],
      ["tarot", 2],
    ]);
  });

  it("opens the seasons that it names; the evenings of another game wait, and that is said", () => {
    expect(seasonsIn(tables, known())).toEqual([
      ["Les mardis 2025", false, "2025-03-11", "2025-04-08", "2025-03-11 2025-04-08"],
      ["Les mardis 2026", false, "2026-07-07", null, "2026-11-03 2026-11-17"],
    ]);
    expect([...planHistory(tables, known(), CHOICES).others]).toEqual([["tarot", 2]]);
    const plan = planHistory(tables, known(), CHOICES);
    const body = bodyOf(plan, known(), CHOICES, "cercle.csv", idOf);
    expect(body?.seasons.map(({ name, ended }) => [name, ended ?? false])).toEqual([
      ["Les mardis 2025", true],
      ["Les mardis 2026", false],
    ]);
  });

  it("goes into the seasons that it names, even into two on one day", () => {
    const club = known(season("Les Mardis 2026", "2026-01-01", null), season("Tout", "2025-01-01", null));
    expect(seasonsIn(tables, club, { ...CHOICES, game: "tarot" })).toEqual([
      ["Été au tarot", false, "2026-07-07", "2026-07-07", "2026-07-07"],
      ["Les Mardis 2026", true, "2026-01-01", null, "2026-07-07"],
    ]);
  });

  it("goes into the season that holds the day where the one of its name does not", () => {
    const club = known(season("Les mardis 2025", "2024-01-01", "2024-12-31"), season("Tout", "2025-01-01", null));
    expect(seasonsIn(tables.slice(0, 1), club)).toEqual([["Tout", true, "2025-01-01", null, "2025-03-11 2025-04-08"]]);
  });
});

describe("tables that others made", () => {
  it("a season written once holds for the rows below it; totals of the whole table check no part of it", () => {
    const { tables, aside } = read(
      "Saison;Date;Nora;Hugo\nA;01/03/2026;10;-10\n;08/03/2026;5;-5\nB;01/10/2026;1;-1\nTotal;;16;-16\n",
    );
    expect(tables.map(({ season, evenings, differs }) => [season, evenings.length, differs])).toEqual([
      ["A", 2, []],
      ["B", 1, []],
    ]);
    expect(aside).toEqual(["totals Total 16 -16"]);
  });

  it("a table of one game is not parted, and its totals are checked", () => {
    const { tables, aside } = read("Date;Jeu;Nora;Hugo\n01/03/2026;tarot;10;-10\n08/03/2026;Tarot;5;-5\nTotal;;16;-15\n");
    expect(tables.map(({ games, evenings }) => [games, evenings.length])).toEqual([[["tarot"], 2]]);
    expect(tables[0]?.differs).toEqual([{ name: "Nora", written: 16, summed: 15 }]);
    expect(aside).toEqual([]);
  });

  it("an unknown game is not followed, and that is said", () => {
    const { tables, aside } = read("Date;Jeu;Nora;Hugo\n01/03/2026;belote;10;-10\n08/03/2026;tarot;5;-5\n");
    expect(tables.map(({ games, evenings }) => [games, evenings.length])).toEqual([[undefined, 2]]);
    expect(aside).toEqual(["unfollowed Jeu"]);
  });

  it("a row of heads has three words at least, and stands within the first eight lines", () => {
    const gamesOf = (heads: string, above = 0) =>
      partedIn(gridOfText(`${"x\n".repeat(above)}${heads}\n01/03/2026;tarot;10\n`, null), names)[0]?.games;
    expect([gamesOf("Date;Jeu;Nora"), gamesOf("Date;Jeu;"), gamesOf("Date;Jeu;Nora", 7)]).toEqual([
      ["tarot"],
      undefined,
      ["tarot"],
    ]);
    expect(gamesOf("Date;Jeu;Nora", 8)).toBeUndefined();
  });

  it("the first of two columns of games counts; a row without a figure needs no game", () => {
    const parts = (text: string) => partedIn(gridOfText(`Date;Jeu;Nora;Jeu\n${text}`, null), names);
    expect(parts("01/03/2026;tarot;10;whist\n").map(({ games }) => games)).toEqual([["tarot"]]);
    expect(parts("les mardis;;;\n01/03/2026;tarot;10;\n").flatMap(({ aside }) => aside)).toEqual([]);
  });

  it("up to forty seasons are parted; a column of more is no column of seasons", () => {
    const seasons = (n: number) =>
      partedIn(
        gridOfText(`Date;Saison;Nora\n${Array.from({ length: n }, (_, i) => `01/03/2026;S${i};1\n`).join("")}`, null),
        names,
      );
    expect([seasons(40).length, seasons(41).length]).toEqual([40, 1]);
  });

  it("an evening of two games is of both", () => {
    const { tables } = read(HEAD + rows("S", "2026-03-03", "Tarot, Tarot décalé", 5) + rows("S", "2026-03-10", "Tarot", 5));
    expect(tables.map(({ games }) => games)).toEqual([["tarot", "decale"], ["tarot"]]);
    expect(seasonsIn(tables, known())[0]?.at(-1)).toBe("2026-03-03");
  });
});
