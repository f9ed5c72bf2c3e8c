import { expect, test } from "vitest";
import { add, emptySet, has, isEmpty, meet, meets, members, minus, remove, setOf, size, union } from "./card-set";
import { cardsOf, DECKS, EXCUSE, trump } from "./deck";

const ALL = cardsOf(DECKS.tarot);

test("a set has the cards that were put in, in pack order, and no other", () => {
  const some = ALL.filter((_, i) => i % 5 === 0);
  const set = setOf([...some].reverse());
  expect([members(set), size(set), members(setOf(ALL)), size(setOf(ALL))]).toEqual([some, 16, ALL, 78]);
  expect(ALL.filter((card) => has(set, card))).toEqual(some);
  const other = emptySet();
  for (const card of ALL) add(other, card);
  for (const card of some) remove(other, card);
  expect(members(other)).toEqual(ALL.filter((card) => !some.includes(card)));
});

/** One card of each suit and of the trumps, so that no suit stands in for another. */
test.each([0, 1 << 5, 2 << 5, 3 << 5, EXCUSE])("operations on two sets, suit by suit: %i", (card) => {
  const [one, both] = [setOf([card]), setOf([card, card | 3, trump(7)])];
  expect([isEmpty(emptySet()), isEmpty(one)]).toEqual([true, false]);
  expect([meets(one, both), meets(one, minus(both, one)), meets(emptySet(), one)]).toEqual([true, false, false]);
  expect(members(meet(one, both))).toEqual([card]);
  expect(members(union(one, setOf([trump(7)])))).toEqual([card, trump(7)]);
  expect(members(minus(both, one))).toEqual([card | 3, trump(7)]);
});
