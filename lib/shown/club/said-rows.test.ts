import { expect, it } from "vitest";
import { usualCounting } from "#lib/season/club/counting";
import { club as clubEn } from "#messages/en/club";
import { club as clubFr } from "#messages/fr/club";
import { differing, playerRows, seasonRows } from "./said-rows";

const games = { decale: "Tarot décalé", tarot: "Tarot", vp5: "VP", whist: "Whist" } as never;
const fr = { words: clubFr, lang: "fr", games } as const;
const season = { name: "x", from: "2026-09-01", to: null, counting: usualCounting("tarot") } as const;

it("a change of counting is told by the lines that differ, before and after", () => {
  const changed = {
    ...season,
    to: "2027-06-30",
    counting: { ...season.counting, by: "places", bestOf: 5, placePoints: [10, 7.5] },
  } as const;
  expect(differing(seasonRows(season, fr), seasonRows(changed, fr))).toEqual([
    ["Dates", "à partir du 1er septembre 2026", "du 1er septembre 2026 au 30 juin 2027"],
    ["Classement", expect.stringMatching(/^total\. /), expect.stringMatching(/^places\. /)],
    ["Meilleures soirées", "Toutes les soirées comptent.", "Les 5 meilleures soirées comptent."],
    ["Points des places", null, "10 · 7½"],
  ]);
  expect(differing(seasonRows(season, fr), seasonRows({ ...season, name: "y" }, fr))).toEqual([]);
});

it("it is said how long an evening may be corrected, or that it always may", () => {
  const of = (correctionDays: number | null) => ({ ...season, counting: { ...season.counting, correctionDays } });
  expect(differing(seasonRows(of(null), fr), seasonRows(of(7), fr))).toEqual([
    [clubFr.season.said.correction, "Toujours possibles.", "Pendant 7 jours après la soirée."],
  ]);
});

it("it is said whether guests are ranked", () => {
  const of = (guests: boolean) => ({ ...season, counting: { ...season.counting, guests } });
  const { said, guestsRanked, guestsAside } = clubFr.season;
  expect(differing(seasonRows(of(true), fr), seasonRows(of(false), fr))).toEqual([[said.guests, guestsRanked, guestsAside]]);
});

it("a player's change is told by the name, the letters and the mark that changed", () => {
  const en = { ...fr, words: clubEn, lang: "en" } as const;
  const before = { player: "a", name: "Inès" };
  expect(differing(playerRows(before, en), playerRows({ ...before, name: "Agnès", mark: "star", guest: true }, en))).toEqual([
    ["Name", "Inès", "Agnès"],
    ["Mark on the curves", null, "star"],
    ["Players", null, "guest"],
  ]);
});
