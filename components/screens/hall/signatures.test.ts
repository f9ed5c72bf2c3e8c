import { expect, test } from "vitest";
import { isOfTable } from "./signatures";

test("an event of a table belongs to that table in that position", () => {
  const here = { position: 2, table: 3 };
  const said = [here, { position: 1, table: 3 }, { position: 2, table: 4 }];
  expect(said.map((body) => isOfTable({ ...body, seat: 0 }, here))).toEqual([true, false, false]);
});
