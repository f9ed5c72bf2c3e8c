import { afterEach, expect, test, vi } from "vitest";
import { aTab } from "#components/parts/door/history.fixture";
import { go, goTo } from "./view";

afterEach(() => vi.unstubAllGlobals());

test("a page opened over the sheet closes to where it was opened", () => {
  const tab = aTab("");
  go({ page: "history", slot: 2 });
  expect(tab.hashes()).toEqual(["", "#histoire-3"]);
  go({ page: "sheet" });
  expect(tab.hashes()).toEqual([""]);
  expect(tab.hasLeft()).toBe(false);
});

test("a page opened by its address closes to the sheet, not out of the app", () => {
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

test("a page over a figure closes to the figure, and another figure replaces it", () => {
  const tab = aTab("");
  go({ page: "figure", slot: 0, seat: 1 });
  go({ page: "figure", slot: 0, seat: 1, compared: true });
  expect(tab.hashes()).toEqual(["", "#chiffre-1-1", "#chiffre-1-1-autre"]);
  go({ page: "figure", slot: 0, seat: 1 });
  expect(tab.hashes()).toEqual(["", "#chiffre-1-1"]);
  go({ page: "contest", slot: 0 });
  expect(tab.hashes()).toEqual(["", "#litige-1"]);
});

test("a hash opens its page, and one that names none leaves the sheet", () => {
  const tab = aTab("");
  goTo("#donne-5-2");
  expect(tab.hashes()).toEqual(["", "#donne-5-2"]);
  goTo("#ailleurs");
  expect(tab.hashes()).toEqual([""]);
});

test("a page whose history entry is another opening's closes in place, without going back", () => {
  const tab = aTab("");
  go({ page: "figure", slot: 0, seat: 1 });
  history.replaceState({ opened: 2 }, "", "/fr/sheet?s=1#chiffre-1-1");
  go({ page: "sheet" });
  expect(tab.hashes()).toEqual(["", ""]);
});

test("opening a page fires a popstate event", () => {
  aTab("");
  const heard: string[] = [];
  vi.stubGlobal("PopStateEvent", class extends Event {});
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => heard.push(type));
  go({ page: "share" });
  expect(heard).toEqual(["popstate"]);
});
