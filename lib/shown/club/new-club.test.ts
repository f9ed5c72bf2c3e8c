import { expect, test } from "vitest";
import { USUAL_GAME } from "#lib/rules/rules";
import { club as en } from "#messages/en/club";
import { club as fr } from "#messages/fr/club";
import { suggestedClub } from "./new-club";

test("a club is named after the weekday on which it is made, its season after its years", () => {
  const said = (day: string) => suggestedClub(day, "fr", fr);
  expect(said("2026-11-24")).toMatchObject({ club: fr.keep.suggested("mardi"), game: USUAL_GAME });
  expect(said("2026-11-24").season).toBe(fr.season.suggested(2026, 2027));
  expect(said("2026-08-31").season).toBe(fr.season.suggested(2025, 2026));
  expect(suggestedClub("2026-11-24", "en", en).club).toBe(en.keep.suggested("Tuesday"));
});
