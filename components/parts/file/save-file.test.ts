import { expect, test } from "vitest";
import { fileName } from "./save-file";

test.each([
  [["Les mardis d’Inès", "Saison 2026–2027", "soirées"], "les-mardis-d-ines-saison-2026-2027-soirees"],
  [["../..\\\\con:*?", null], "con"],
  [["Ночь", ""], "ночь"],
  [["🃏"], "petit-au-bout"],
  [["x".repeat(200)], "x".repeat(80)],
])("%j is a file called %s", (parts, name) => {
  expect(fileName(...parts)).toBe(name);
});
