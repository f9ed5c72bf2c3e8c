import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shelf } from "#lib/sync/shelf.fixture";
import { hallSaid, keepHall } from "./hall-of";

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.stubGlobal("localStorage", shelf());
  vi.stubGlobal("location", { search: "" });
});

test("a sheet’s tournament and table come from its address, or else from when it was last opened", () => {
  expect(hallSaid("s1")).toBe("");
  keepHall("s1", "h1 3");
  expect([hallSaid("s1"), hallSaid("s2")]).toEqual(["h1 3", ""]);
  vi.stubGlobal("location", { search: "?s=s1&h=h2&t=5" });
  expect(hallSaid("s1")).toBe("h2 5");
});
