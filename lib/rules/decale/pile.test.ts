import { expect, test } from "vitest";
import { emptyPile, PILE, PILE_KINDS, pileCards, pilePoints } from "./pile";

/** Seed 0, « Les valeurs des cartes »: 4 Proviseurs × 5, 12 Profs × 2, 16 Élèves × 1, 3 Bouts × 5; 75 in all. */
test.each([
  ["an empty pile", emptyPile(), 0, 0],
  ["one of each", { proviseurs: 1, profs: 1, eleves: 1, bouts: 1 }, 4, 13],
  ["the whole pack", { proviseurs: 4, profs: 12, eleves: 16, bouts: 3 }, 35, 75],
])("%s", (_, pile, cards, points) => {
  expect([pileCards(pile), pilePoints(pile)]).toEqual([cards, points]);
});

test("no kind is counted beyond what the pack has of it", () => {
  expect(Object.values(PILE).map(({ most }) => most)).toEqual([4, 12, 16, 3]);
});

test("the kinds are listed as on the box", () => expect(PILE_KINDS).toEqual(["proviseurs", "profs", "eleves", "bouts"]));

test("a pile counted by hand: the whole pack is worth 75", () => {
  expect(pilePoints({ proviseurs: 4, profs: 12, eleves: 16, bouts: 3 })).toBe(75);
  expect(pilePoints({ proviseurs: 1, profs: 2, eleves: 3, bouts: 1 })).toBe(17);
});
