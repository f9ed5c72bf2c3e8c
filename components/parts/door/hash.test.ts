import { afterEach, expect, it, vi } from "vitest";
import { goHash, readHash } from "./hash";
import { aTab } from "./history.fixture";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["", ""],
  ["#joueur:a", "joueur:a"],
  ["#joueur%3Aa", "joueur:a"],
  ["#%E0%A4%A", ""],
])("the address %j opens %j", (hash, opened) => {
  expect(readHash(hash)).toBe(opened);
});

it("a page opened by several taps closes once, to where it was opened", () => {
  const tab = aTab("");
  goHash("joueur:a");
  goHash("joueur:a");
  expect(tab.hashes()).toEqual(["", "#joueur:a"]);
  goHash("");
  expect(tab.hashes()).toEqual([""]);
  expect(tab.hasLeft()).toBe(false);
});

it("a page opened by its address closes to the page under it, not out of the app", () => {
  const tab = aTab("#joueur:a");
  goHash("");
  expect(tab.hashes()).toEqual([""]);
  expect(tab.hasLeft()).toBe(false);
});
