import { expect, test } from "vitest";
import { BOUT_POINTS, emptyPile, PILE, PILE_KINDS, pileCards, pilePoints } from "./pile";

/** FFT12 p. 3-4: king or bout 4½, queen 3½, knight 2½, jack 1½, any other ½; counted in twos, 91 in all. */
test.each([
  ["nothing", emptyPile(), 0, 0, 0],
  ["a king and a card", { ...emptyPile(), kings: 1, others: 1 }, 0, 5, 2],
  ["a queen and a card", { ...emptyPile(), queens: 1, others: 1 }, 0, 4, 2],
  ["a knight and a card", { ...emptyPile(), knights: 1, others: 1 }, 0, 3, 2],
  ["a jack and a card", { ...emptyPile(), jacks: 1, others: 1 }, 0, 2, 2],
  ["two cards", { ...emptyPile(), others: 2 }, 0, 1, 2],
  ["a bout and a card", { ...emptyPile(), others: 1 }, 1, 5, 2],
  ["the whole pack", { kings: 4, queens: 4, knights: 4, jacks: 4, others: 59 }, 3, 91, 78],
])("%s", (_, pile, bouts, points, cards) => {
  expect([pilePoints(pile, bouts), pileCards(pile, bouts)]).toEqual([points, cards]);
});

test("no kind is counted beyond what the pack has of it, bouts apart", () => {
  expect(Object.values(PILE).map(({ most }) => most)).toEqual([4, 4, 4, 4, 59]);
});

test("the kinds go from the dearest to the cheapest", () => {
  expect(PILE_KINDS).toEqual(["kings", "queens", "knights", "jacks", "others"]);
  expect(BOUT_POINTS).toBe(4.5);
});
