/** Pages of several files: what each is called, and what is told of those without a table. */
import { expect, it } from "vitest";
import { names } from "#messages/fr/rules/names";
import { gridOfText } from "./grid";
import { type FilePage, tablesOn } from "./pages";

const TABLE = "Date;Nora;Hugo;Inès\n2025-03-04;30;-10;-20\n2025-03-11;-5;25;-20\n";
const PARTED = `Date;Jeu;Nora;Hugo;Inès;
2025-03-04;Tarot;30;-10;-20;4
2025-03-11;Tarot;-5;25;-20;5
2025-03-18;Tarot décalé;-5;25;-20;6
`;
const page = (file: string, name: string | null, text: string): FilePage => ({ file, grid: gridOfText(text, name) });
const read = (...all: readonly FilePage[]) => {
  const { tables, others } = tablesOn(all, "2026-11-24", names);
  return { tables: tables.map(({ page, evenings }) => [page, evenings.length]), others };
};

it("one file's pages are called by their own names, those of several files by the file's too", () => {
  expect(read(page("a.csv", null, TABLE)).tables).toEqual([[null, 2]]);
  expect(read(page("a.xlsx", "2025", TABLE)).tables).toEqual([["2025", 2]]);
  expect(read(page("a.xlsx", "2025", TABLE), page("b.csv", null, TABLE)).tables).toEqual([
    ["a.xlsx, 2025", 2],
    ["b.csv", 2],
  ]);
});

it("a page without a table is told with its reason, an empty one is not", () => {
  const given = [page("a.xlsx", "2025", TABLE), page("a.xlsx", "Notes", "Nora\nHugo"), page("a.xlsx", "Feuil3", "")];
  expect(read(...given)).toEqual({ tables: [["2025", 2]], others: [{ page: "Notes", why: "names" }] });
  expect(read({ file: "old.xls", why: "xls" }).others).toEqual([{ page: "old.xls", why: "xls" }]);
});

it("a page of two games is two tables, each called by its game; a column set aside is told once", () => {
  const { tables } = tablesOn([page("a.xlsx", "2025", PARTED)], "2026-11-24", names);
  expect(tables.map(({ page, games }) => [page, games])).toEqual([
    ["2025, Tarot", ["tarot"]],
    ["2025, Tarot décalé", ["decale"]],
  ]);
  expect(tables.map(({ aside }) => aside.map(({ text, why }) => `${why} ${text}`))).toEqual([["column (6)"], []]);
});
