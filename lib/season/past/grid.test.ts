/** The texts of a workbook's cells, and what the words and figures in them mean. */
import { expect, it } from "vitest";
import { isAbsent, isNobody, isPlayHead, isSumFoot, pointsIn } from "./cells";
import { gridOfValues } from "./grid";

it("a workbook's cells become text: days without their time, sums rounded, yes and no left empty", () => {
  const day = new Date("2026-03-12T20:30:00Z");
  expect(
    gridOfValues([[day, "  Anna  B ", 0.1 + 0.2, true, null], [], [undefined, ""], [new Date("x"), Number.NaN, -4]], "Mars"),
  ).toEqual({
    name: "Mars",
    rows: [
      { line: 1, cells: ["2026-03-12", "Anna B", "0.3", "", ""] },
      { line: 4, cells: ["", "", "-4"] },
    ],
  });
});

it.each([
  ["120", 120],
  ["120 pts", 120],
  ["1 point", 1],
  ["(29)", -29],
  ["(0)", 0],
  ["− 40½", -40.5],
  ["1,240.5", 1240.5],
  ["1.240.300,5", 1240300.5],
  ["1.200", null],
  ["(12", null],
  ["", null],
  ["Anna", null],
])("%j is read as %s points", (text, points) => {
  expect(pointsIn(text)).toBe(points);
});

it("heads that tell how a deal was played are known, its taker's among them", () => {
  expect(["Preneur", "Contrat", "Points attaque", "Nora", "Donne"].map(isPlayHead)).toEqual([true, true, true, false, false]);
});

it.each(["", "-", "Abs.", "ABSENT(E)", "n/a", "Forfait"])("%j says that somebody was absent", (text) => {
  expect(isAbsent(text)).toBe(true);
});

it.each<[string, boolean]>([
  ["Total", true],
  ["Total de la soirée", true],
  ["somme des points", true],
  ["Total présences", false],
  ["Soirée", false],
])("“%s” at the foot of a column means its sum: %s", (text, is) => {
  expect(isSumFoot(text)).toBe(is);
});

it("heads that tell what the table decided are nobody's name", () => {
  const heads = ["Décision", "Décision Nora", "Ruling", "Ruling Nora", "Total Nora", "Nora"];
  expect(heads.map(isNobody)).toEqual([true, true, true, true, true, false]);
});
