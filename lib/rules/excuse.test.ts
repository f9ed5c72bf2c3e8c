import { expect, test } from "vitest";
import { gameOf } from "./games";
import { rulesOf } from "./read.fixture";
import type { Options } from "./rules";

/** RULES 1.3, F5, F6, V17, V18, D17, D18; seed 0, « L’Excuse ». */
test.each<[string, string, number, Options, boolean, boolean, string | null]>([
  ["in mid-deal its camp keeps it and gives a card (FFT12 p. 8)", "tarot", 4, {}, false, false, "exchanged fft-excuse"],
  ["in the last trick it changes camp (FFT12 p. 4)", "tarot", 4, {}, true, false, "camp F5"],
  ["a table may give it with the trick", "tarot", 4, { "excuse-last": "trick-winner" }, true, false, "winner F5"],
  ["in the last trick of its own chelem it wins (FFT12 p. 6)", "tarot", 4, {}, true, true, "wins F6"],
  ["seed 2: « on la perd » as last card", "vp5", 5, {}, true, false, "winner V17"],
  ["seed 2, as the federation", "vp5", 5, { "excuse-last": "other-camp" }, true, false, "camp V17"],
  ["seed 2, in its own chelem", "vp5", 5, {}, true, true, "wins V18"],
  ["seed 2, in mid-deal", "vp5", 5, {}, false, false, "exchanged vp-excuse"],
  ["seed 0: « toujours conservée »", "decale", 4, {}, false, false, "kept boite-excuse"],
  ["seed 0, in the last trick too", "decale", 4, {}, true, false, "kept D17"],
  ["seed 0, lost in the last where the table says so", "decale", 4, { "excuse-last": "lost" }, true, false, "winner D17"],
  ["seed 0, paid with a card where the table says so", "decale", 4, { "excuse-exchange": true }, false, false, "exchanged D18"],
  ["whist: a card like another", "whist", 4, {}, true, false, null],
])("%s", (_, game, players, options, isLast, slam, owner) => {
  const rules = rulesOf(game, players, options);
  const found = gameOf(rules).excuse?.(rules.options, { isLast, slam }) ?? null;
  expect(found && `${found.code} ${found.rule}`).toBe(owner);
});
