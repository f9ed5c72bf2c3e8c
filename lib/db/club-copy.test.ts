import { expect, it } from "vitest";
import { copiedId } from "./club-copy";

it("a phone's copy of a log gets a valid id (RFC 9562, version 8): always the same, and different for another phone or log", () => {
  const ids = [copiedId("nora", "a"), copiedId("hugo", "a"), copiedId("nora", "b")];
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(3);
  expect(copiedId("nora", "a")).toBe(ids[0]);
});
