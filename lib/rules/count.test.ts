import { expect, test } from "vitest";
import { countPile } from "./count";
import { cardsOf } from "./deck";
import { cardsIn, PACKS } from "./toy.fixture";

test.each([
  ["tarot", "palantarot: a king and four low cards", "S-14 S-2 S-3 S-4 S-5", 6.5, 0],
  ["tarot", "french_tarot: one low card", "S-1", 0.5, 0],
  ["tarot", "FFT12 p. 3: bout, king, queen, knight, jack, trump", "T-21 H-14 H-13 H-12 H-11 T-9", 17, 1],
  ["decale", "seed 0: Proviseur 5, Prof 2, Élève 1, Interro 0, bout 5, trump 0", "B-PRO O-P2 V-E4 M-INT T-13 T-12", 13, 1],
  ["whist", "the whist counts tricks, not cards", "T-21 EXC", 0, 0],
] as const)("%s, %s", (deck, _, cards, points, bouts) => {
  expect(countPile(PACKS[deck], cardsIn(PACKS[deck], cards))).toEqual({ halves: points * 2, bouts });
});

test.each([
  ["tarot", 91],
  ["decale", 75],
] as const)("the whole pack of %s is worth %d", (deck, points) => {
  expect(countPile(PACKS[deck], cardsOf(PACKS[deck]))).toEqual({ halves: points * 2, bouts: 3 });
});
