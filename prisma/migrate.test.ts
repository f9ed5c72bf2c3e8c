import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applyMigrations, missingMigration } from "./engine";

it("the migrations say what the schema says", async () => {
  expect(await missingMigration()).toBe("");
});

it("a database that is up to date is left alone", async () => {
  const url = `file:${join(mkdtempSync(join(tmpdir(), "petit-au-bout-")), "a", "new.db")}`;
  expect(await applyMigrations(url)).not.toEqual([]);
  expect(await applyMigrations(url)).toEqual([]);
});
