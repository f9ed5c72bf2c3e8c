import { expect, it } from "vitest";
import { rowsHere } from "./rows-here";

it.each([
  [0, 0],
  [12, 12],
  [16, 16],
  [17, 12],
  [60, 12],
])("with %i players the season's page shows %i rows", (people, rows) => {
  expect(rowsHere(people)).toBe(rows);
});
