/** The packs: how many cards, what they are worth, and which of a suit is above which. */
import { expect, test } from "vitest";
import { cardsOf, DECKS, halvesOf, isHead, makeCard, parseCard } from "./deck";

const { tarot, decale, whist } = DECKS;
/** The first suit, from its lowest card up: code, half points, and whether it is a head. */
const suit = ({ ranks }: typeof tarot | typeof decale) =>
  [...ranks].sort((a, b) => a.power - b.power).map(({ code, halves, head }) => `${code} ${halves}${head ? " head" : ""}`);

test("tarot: 78 cards of 91 points; from the ace up to ten, then valet, cavalier, dame, roi", () => {
  expect(suit(tarot)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${n} 1`),
    "11 3 head",
    "12 5 head",
    "13 7 head",
    "14 9 head",
  ]);
  expect(new Set(tarot.ranks.map(({ power }) => power)).size).toBe(14);
  expect([cardsOf(tarot).length, cardsOf(tarot).reduce((sum, card) => sum + halvesOf(tarot, card), 0)]).toEqual([78, 182]);
});

test("décalé: 50 cards of 75 points; Élèves and Profs are equal among themselves", () => {
  expect(suit(decale)).toEqual(["INT 0", "E1 2", "E2 2", "E3 2", "E4 2", "P1 4 head", "P2 4 head", "P3 4 head", "PRO 10 head"]);
  expect(decale.ranks.map(({ power }) => power)).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 4]);
  expect([cardsOf(decale).length, cardsOf(decale).reduce((sum, card) => sum + halvesOf(decale, card), 0)]).toEqual([50, 150]);
});

test("whist: the 21 trumps and the Excuse, worth nothing", () => {
  expect([cardsOf(whist).length, cardsOf(whist).reduce((sum, card) => sum + halvesOf(whist, card), 0)]).toEqual([22, 0]);
});

test.each(Object.values(DECKS))("each card of the $id pack has one name, and no other text names a card", (deck) => {
  const names = cardsOf(deck).map((card) => makeCard(deck, card));
  expect(new Set(names).size).toBe(names.length);
  expect(names.map((name) => parseCard(deck, name))).toEqual(cardsOf(deck));
  expect([parseCard(deck, "T-22"), parseCard(deck, "T-0"), parseCard(deck, 3)]).toEqual([undefined, undefined, undefined]);
});

test("a bout is not a head", () => {
  expect(tarot.bouts.map((card) => [makeCard(tarot, card), isHead(tarot, card), halvesOf(tarot, card)])).toEqual([
    ["EXC", false, 9],
    ["T-1", false, 9],
    ["T-21", false, 9],
  ]);
});
