import { expect, test } from "vitest";
import { type Card, DECKS, type Deck, makeCard } from "#lib/rules/deck";
import { keysInLine, plainKeys, trumpKeys } from "./picker-keys";

const named = (deck: Deck, keys: readonly (Card | null)[]) => keys.map((card) => (card === null ? null : makeCard(deck, card)));

test("a suit of tarot fills two lines from the king down, the trumps three from the Petit up", () => {
  const suit = plainKeys(DECKS.tarot, 1);
  expect([suit.length, keysInLine(DECKS.tarot)]).toEqual([14, 7]);
  expect(suit.toSorted((a, b) => Number(b) - Number(a))).toEqual(suit);
  expect(trumpKeys(DECKS.tarot)).toHaveLength(21);
});

test("a school has whole lines: its classes, then the Élèves", () => {
  const school = plainKeys(DECKS.decale, 0);
  const lines = [school.slice(0, 7), school.slice(7)].map((line) => named(DECKS.decale, line));
  expect(lines).toEqual([
    ["B-PRO", "B-P3", "B-P2", "B-P1", "B-INT", null, null],
    ["B-E4", "B-E3", "B-E2", "B-E1", null, null, null],
  ]);
});

test("the whist's trumps leave the end of their last line to the Excuse", () => {
  expect(trumpKeys(DECKS.whist)).not.toContain(null);
  expect(trumpKeys(DECKS.whist).length % keysInLine(DECKS.whist)).toBeGreaterThan(0);
});
