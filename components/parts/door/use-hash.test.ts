import { expect, it } from "vitest";
import { readHash } from "./use-hash";

it.each([
  ["", ""],
  ["#joueur:a", "joueur:a"],
  ["#joueur%3Aa", "joueur:a"],
  ["#%E0%A4%A", ""],
])("the address %j opens %j", (hash, opened) => {
  expect(readHash(hash)).toBe(opened);
});
