import { expect, test } from "vitest";
import { au, de } from "./fr/preposition";

test.each([
  ["Inès", "d’Inès", "à Inès"],
  ["Hugo", "de Hugo", "à Hugo"],
  ["Yves", "d’Yves", "à Yves"],
  ["Yasmine", "de Yasmine", "à Yasmine"],
  ["le joueur 2", "du joueur 2", "au joueur 2"],
  ["l’as", "de l’as", "à l’as"],
])("de, à + %s", (name, ofIt, toIt) => {
  expect([de(name), au(name)]).toEqual([ofIt, toIt]);
});
