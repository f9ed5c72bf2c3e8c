/** A set of cards: one 32-bit word per plain suit, then one for the trumps (bit 0 is the Excuse). */
import { type Card, EXCUSE } from "./deck";

export type CardSet = [number, number, number, number, number];

export const emptySet = (): CardSet => [0, 0, 0, 0, 0];

export function setOf(cards: Iterable<Card>): CardSet {
  const set = emptySet();
  for (const card of cards) add(set, card);
  return set;
}

export function add(set: CardSet, card: Card): void {
  set[card >> 5] = (set[card >> 5] as number) | (1 << (card & 31));
}

export function remove(set: CardSet, card: Card): void {
  set[card >> 5] = (set[card >> 5] as number) & ~(1 << (card & 31));
}

export const has = (set: CardSet, card: Card): boolean => ((set[card >> 5] as number) & (1 << (card & 31))) !== 0;

export const union = (a: CardSet, b: CardSet): CardSet => [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4]];
export const meet = (a: CardSet, b: CardSet): CardSet => [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4]];
export const minus = (a: CardSet, b: CardSet): CardSet => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3], a[4] & ~b[4]];
export const isEmpty = (a: CardSet): boolean => (a[0] | a[1] | a[2] | a[3] | a[4]) === 0;
export const meets = (a: CardSet, b: CardSet): boolean =>
  ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]) | (a[4] & b[4])) !== 0;

const bits = (word: number): number => {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return (((w + (w >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

export const size = (a: CardSet): number => bits(a[0]) + bits(a[1]) + bits(a[2]) + bits(a[3]) + bits(a[4]);

/** The cards of a set, in pack order. */
export function members(set: CardSet): Card[] {
  const cards: Card[] = [];
  for (let suit = 0; suit < 5; suit++) {
    for (let word = set[suit] as number; word !== 0; word &= word - 1) cards.push((suit << 5) | (31 - Math.clz32(word & -word)));
  }
  return cards;
}

/** The Excuse in the word of the trumps. */
export const EXCUSE_BIT = 1 << (EXCUSE & 31);

/** The trumps of a set, without the Excuse. */
export const trumpsOf = (set: CardSet): number => set[4] & ~EXCUSE_BIT;
