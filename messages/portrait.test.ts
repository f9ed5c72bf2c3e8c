import { expect, test } from "vitest";
import { portrait as portraitEn } from "./en/season/portrait";
import { portrait as portraitFr } from "./fr/season/portrait";

test.each([
  [
    0,
    1,
    "Une seule soirée à la même table\u202f: Nora ne finit pas devant.",
    "One evening at the same table: Nora does not finish ahead.",
  ],
  [1, 1, "Une seule soirée à la même table\u202f: Nora finit devant.", "One evening at the same table: Nora finishes ahead."],
  [
    0,
    3,
    "En 3 soirées à la même table, Nora ne finit jamais devant.",
    "Of 3 evenings at the same table, Nora never finishes ahead.",
  ],
  [
    1,
    3,
    "En 3 soirées à la même table, Nora finit devant une fois.",
    "Of 3 evenings at the same table, Nora finishes ahead in 1.",
  ],
  [3, 3, "En 3 soirées à la même table, Nora finit devant 3 fois.", "Of 3 evenings at the same table, Nora finishes ahead in 3."],
])("a player who finished ahead %i times of %i is told so", (ahead, n, fr, en) => {
  expect([portraitFr.duel.ahead("Nora", ahead, n), portraitEn.duel.ahead("Nora", ahead, n)]).toEqual([fr, en]);
});
