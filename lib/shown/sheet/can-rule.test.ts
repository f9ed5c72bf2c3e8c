import { expect, test } from "vitest";
import { canNote, canRule } from "./can-rule";

test.each([
  ["a phone that only follows", "viewer", false, false],
  ["a player", "player", true, false],
  ["who runs the sheet", "owner", true, true],
  ["who opened it where no server has answered yet", null, true, true],
] as const)("%s", (_, role, notes, rules) => {
  expect([canNote({ role }), canRule({ role })]).toEqual([notes, rules]);
});
