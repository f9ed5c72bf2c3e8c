import { expect, it } from "vitest";
import type { EveningRanking, EveningTable } from "#lib/season/evening-view";
import { columnsOf, tablesAcross, wallPages } from "./wall-pages";

const view = (tables: number, ended: readonly number[] = []) => {
  const players = Array.from({ length: tables * 5 }, (_, i) => ({ player: `p${i}`, place: i + 1 }));
  return {
    tables: Array.from({ length: tables }, (_, i) => ({ sheet: `t${i}`, ended: ended.includes(i) }) as EveningTable),
    rankings: tables === 0 ? [] : [{ season: "s", evening: "e", players } as unknown as EveningRanking],
  };
};

it.each([
  [0, 0],
  [3, 1],
  [8, 2],
  [24, 6],
  [40, 10],
])("%i tables take %i pages, and everybody and every table is on one of them, once", (tables, pages) => {
  const all = wallPages(view(tables));
  expect(all).toHaveLength(pages);
  const people = all.flatMap((page) =>
    page.kind === "ranking" ? columnsOf(page.players).flat() : page.kind === "both" ? page.ranking.players : [],
  );
  expect(people.map(({ player }) => player)).toEqual(Array.from({ length: tables * 5 }, (_, i) => `p${i}`));
  const shown = all.flatMap((page) => (page.kind === "ranking" ? [] : page.tables));
  expect(shown.map(({ sheet }) => sheet)).toEqual(Array.from({ length: tables }, (_, i) => `t${i}`));
});

it("pages of a ranking are as full as each other", () => {
  const players = Array.from({ length: 56 }, (_, i) => ({ player: `p${i}`, place: i + 1 }));
  const pages = wallPages({ tables: [], rankings: [{ season: "s", evening: "e", players } as unknown as EveningRanking] });
  expect(pages.map((page) => page.kind === "ranking" && columnsOf(page.players).map(({ length }) => length))).toEqual([
    [14, 14],
    [14, 14],
  ]);
});

it("tables that go on come before those that have ended", () => {
  const [first] = wallPages(view(9, [0])).filter(({ kind }) => kind === "tables");
  expect(first?.kind === "tables" && first.tables.map(({ sheet }) => sheet)).toEqual(["t1", "t2", "t3", "t4", "t5"]);
});

it("a page of tables has as many rows of them as its height holds: two", () => {
  expect([1, 4, 5, 8].map((tables) => tablesAcross(view(tables).tables))).toEqual([2, 2, 4, 4]);
});
