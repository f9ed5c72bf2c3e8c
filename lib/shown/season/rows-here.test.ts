import { expect, it } from "vitest";
import { rowsHere } from "./rows-here";

it.each([
  [0, 0],
  [12, 12],
  [16, 16],
  [17, 12],
  [60, 12],
])("of %i players %i rows stand on the season's page", (people, rows) => {
  expect(rowsHere(people)).toBe(rows);
});
