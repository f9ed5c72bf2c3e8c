import { expect, test } from "vitest";
import type { Player } from "./club-event";
import { calledAt } from "./person";

const players = [
  { id: "n", name: "Nora Benali" },
  { id: "h", name: "Hugo" },
] as Player[];

test.each([
  ["as the club does", ["n", "h"], ["Nora Benali", "Hugo"]],
  ["as the sheet does who is no player of the club", ["n", null], ["Nora Benali", "Ugo"]],
  ["as the sheet does two columns that are one person", ["n", "n"], ["Nora", "Ugo"]],
])("a column is called %s", (_, persons, called) => {
  expect(calledAt(["Nora", "Ugo"], persons, players)).toEqual(called);
});
