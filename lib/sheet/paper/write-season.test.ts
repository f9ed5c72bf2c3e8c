import { expect, it } from "vitest";
import type { Lang } from "#lib/rules/words/languages";
import { open, record } from "../change";
import { parseCsv } from "../csv";
import { foldSheet } from "../fold";
import { cards, logOf, opening } from "../log.fixture";
import { dealsCsv } from "./write-season";

const sheet = (names: readonly string[], ...deals: readonly object[]) => {
  const folded = foldSheet(
    logOf(open(opening(names.length, { names: [...names] })), ...deals.map((deal, i) => record(i, deal as never))),
  );
  if (!folded) throw new Error("no sheet");
  return folded;
};

it("deals of all tables share one row of heads, with one column for each person", () => {
  const sheets = [
    { ...sheet(["Nora", "Hugo", "Inès"], cards(25, 25, 2), cards(20, 10, 22)), day: "2026-03-10", title: null },
    { ...sheet(["Paul", "Nora", "Zoé"], cards(30, 20, 2)), day: "2026-03-17", title: "Table 2" },
  ];
  const text = dealsCsv(sheets, { day: "Date", title: "Soirée", game: "Jeu" }, { decale: "Tarot décalé" }, "fr");
  const [heads, ...rows] = parseCsv(text).map(({ cells }) => cells);
  expect(new Set(heads).size).toBe(heads?.length);
  expect(rows.map(([day, title, game]) => [day, title, game])).toEqual([
    ["2026-03-10", "", "Tarot décalé"],
    ["2026-03-10", "", "Tarot décalé"],
    ["2026-03-17", "Table 2", "Tarot décalé"],
  ]);
  const at = (name: string) => heads?.indexOf(name) ?? -1;
  for (const name of ["Nora", "Hugo", "Inès", "Paul", "Zoé"]) expect(at(name)).toBeGreaterThan(0);
  expect(rows[2]?.[at("Hugo")]).toBe("");
  const scores = sheets.flatMap(({ deals }) => deals.map(({ score }) => score?.scores[0]));
  expect(rows.map((row, i) => row[at(i < 2 ? "Nora" : "Paul")])).toEqual(scores.map(String));
  expect(heads?.some((head) => head.startsWith("Total "))).toBe(false);
});

it("cells are parted as a spreadsheet of the language expects them", () => {
  const sheets = [{ ...sheet(["Nora", "Hugo", "Inès"], cards(25, 25, 2)), day: "2026-03-10", title: null }];
  const head = (lang: Lang) => dealsCsv(sheets, { day: "D", title: "E", game: "J" }, {}, lang).slice(1, 6);
  expect([head("fr"), head("en")]).toEqual(["D;E;J", "D,E,J"]);
});

it("what a row says of its deal stands before the points, and for how many deals it counts", () => {
  const carried = { report: [30, -10, -20], deals: 3 };
  const sheets = [{ ...sheet(["Nora", "Hugo", "Inès"], cards(25, 25, 2), carried), day: "2026-03-10", title: null }];
  const [heads] = parseCsv(dealsCsv(sheets, { day: "D", title: "E", game: "J" }, {}, "fr")).map(({ cells }) => cells);
  expect(heads?.slice(-3)).toEqual(["Nora", "Hugo", "Inès"]);
  expect(heads).toContain("Donnes");
});
