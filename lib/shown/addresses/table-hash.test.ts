import { expect, test } from "vitest";
import { tableAt, tableHash } from "./table-hash";

test("a table is read from its hash", () => {
  expect(tableHash({ position: 2, table: 7 })).toBe("table:2.7");
  expect(tableAt("table:2.17")).toEqual({ position: 2, table: 17 });
  for (const other of ["", "table:2", "table:2.x", "table:2.7.1", "atable:2.7"]) expect(tableAt(other)).toBeNull();
});
