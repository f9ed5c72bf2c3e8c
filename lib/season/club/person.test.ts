import { expect, test } from "vitest";
import type { Player } from "./club-event";
import { calledAt } from "./person";

const players = [
  { id: "n", name: "Nora Benali" },
  { id: "h", name: "Hugo" },
] as Player[];

test.each([
  ["the club's names for its players", ["n", "h"], ["Nora Benali", "Hugo"]],
  ["the sheet's name for somebody outside the club", ["n", null], ["Nora Benali", "Ugo"]],
  ["the sheet's names for two columns that are one person", ["n", "n"], ["Nora", "Ugo"]],
])("a column bears %s", (_, persons, called) => {
  expect(calledAt(["Nora", "Ugo"], persons, players)).toEqual(called);
});
