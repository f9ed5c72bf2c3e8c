import { expect, test } from "vitest";
import { shared as en } from "#messages/en/shared";
import { shared as fr } from "#messages/fr/shared";
import { titleOf } from "./title";

const openedAt = "2026-11-21T20:00:00.000Z";

test.each([
  [{ title: null, day: null, openedAt }, fr, "Samedi 21 novembre"],
  [{ title: null, openedAt }, en, "Saturday 21 November"],
  [{ title: null, day: "2026-04-01", openedAt }, fr, "Mercredi 1er avril"],
  [{ title: null, day: "2026-04-01", openedAt }, en, "Wednesday 1 April"],
  [{ title: "Chez Nora", day: "2026-04-01", openedAt }, fr, "Chez Nora"],
] as const)("%j is called in its language: %#", (sheet, words, title) => {
  expect(titleOf(sheet, words)).toBe(title);
});
