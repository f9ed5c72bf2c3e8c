import { expect, test } from "vitest";
import type { LuckView } from "#lib/season/standings/told-rows";
import { season } from "#messages/fr/season";
import { luckSentence } from "./luck-sentence";
import { seasonView } from "./season-view.fixture";

const luckOf = (deals: number, gap: number, exceedsChance = false): LuckView => ({
  players: ["p0", "p1"].map((player, i) => ({ player, deals, mean: gap * (1 - i), error: 0 })),
  leaders: { first: "p0", second: "p1", gap, error: 0, exceedsChance },
});

test.each<[string, LuckView, RegExp]>([
  ["two deals that are alike tell nothing", luckOf(2, 0), /^Trop peu de donnes pour le dire.*30 à chacun\.$/],
  ["nobody to compare, and few deals", { ...luckOf(2, 0), leaders: null }, /^Trop peu de donnes/],
  ["enough deals, and the same mean", luckOf(30, 0.04), /^Inès et Léa font en moyenne autant par donne\.$/],
  ["enough deals, and a gap that is chance", luckOf(30, 4), /4,0 de plus par donne que Léa, et le hasard/],
  ["enough deals, and a gap that is more", luckOf(30, 4, true), /plus que le hasard/],
])("%s", (_, luck, said) => {
  expect(luckSentence({ ...seasonView, luck }, "fr", season)).toMatch(said);
});
