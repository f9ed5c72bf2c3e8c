import { afterEach, expect, test, vi } from "vitest";
import { aTab } from "#components/parts/door/history.fixture";
import { go } from "./view";

afterEach(() => vi.unstubAllGlobals());

test("a page opened over the sheet closes where it was opened from", () => {
  const tab = aTab("");
  go({ page: "history", slot: 2 });
  expect(tab.hashes()).toEqual(["", "#histoire-3"]);
  go({ page: "sheet" });
  expect(tab.hashes()).toEqual([""]);
  expect(tab.hasLeft()).toBe(false);
});

test("opened cold, by its address, it closes onto the sheet and not out of the app", () => {
  const tab = aTab("#chiffre-3-1");
  go({ page: "sheet" });
  expect(tab.hasLeft()).toBe(false);
  expect(tab.hashes()).toEqual([""]);
});

test("tapped twice, it opens once, and one step back closes it", () => {
  const tab = aTab("");
  go({ page: "deal", slot: 4 });
  go({ page: "deal", slot: 4 });
  expect(tab.hashes()).toEqual(["", "#donne-5"]);
  tab.goBack();
  expect(tab.hashes()).toEqual([""]);
});

test("what rises over a figure closes onto the figure; another figure takes its place", () => {
  const tab = aTab("");
  go({ page: "number", slot: 0, seat: 1 });
  go({ page: "number", slot: 0, seat: 1, compared: true });
  expect(tab.hashes()).toEqual(["", "#chiffre-1-1", "#chiffre-1-1-autre"]);
  go({ page: "number", slot: 0, seat: 1 });
  expect(tab.hashes()).toEqual(["", "#chiffre-1-1"]);
  go({ page: "contest", slot: 0 });
  expect(tab.hashes()).toEqual(["", "#litige-1"]);
});
