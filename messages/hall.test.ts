import { expect, test } from "vitest";
import { hall as en } from "./en/hall";
import { hall as fr } from "./fr/hall";

test("a table is told how many deals are left, or what to do with one too many", () => {
  expect([2, 1, 0].map((n) => fr.at.left(n, 4))).toEqual(["2 donnes encore", "1 donne encore", "Toutes les donnes sont jouées."]);
  expect(fr.at.left(-1, 4)).toMatch(/^1 donne de trop\u202f: la position en compte 4\..*s’annule/);
  expect([2, 1, 0].map((n) => en.at.left(n, 4))).toEqual(["2 deals to go", "1 deal to go", "All the deals have been played."]);
  expect(en.at.left(-2, 4)).toMatch(/^2 deals too many: the round has 4\..*Cancel/);
});
