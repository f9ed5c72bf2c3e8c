/**
 * The packs, as data. A card is a number: suit × 32 + index in the suit. Plain suits are 0…3, trumps are 4,
 * and the Excuse is index 0 of the trumps, so that a hand is one 32-bit word per suit.
 */

import type { RuleId } from "./articles";
import { itemAt } from "./item-at";
import { keptIn } from "./lists";

export type Card = number;
export type Suit = 0 | 1 | 2 | 3 | 4;
/** Half-points: 9 stands for 4½. */
export type Halves = number;

export const TRUMPS = 4;
export const EXCUSE: Card = TRUMPS << 5;

export const suitOf = (card: Card): Suit => (card >> 5) as Suit;
export const indexOf = (card: Card): number => card & 31;
export const trump = (height: number): Card => EXCUSE | height;
export const isPlain = (card: Card): boolean => suitOf(card) !== TRUMPS;
export const isTrump = (card: Card): boolean => card > EXCUSE;

/** One rank of a plain suit; cards of equal power tie. `head` marks the cards a misère or a "grève" counts. */
interface Rank {
  readonly code: string;
  readonly power: number;
  readonly halves: Halves;
  readonly head: boolean;
}

export type DeckId = "tarot" | "decale" | "whist";

export interface Deck {
  readonly id: DeckId;
  /** The emblems of plain cards: spades to clubs, or the crests of schools. */
  readonly emblems: "suits" | "schools";
  /** The rule that defines the cards: cited when a record deals one twice. */
  readonly rule: RuleId;
  /** One letter per plain suit, in suit order. */
  readonly suits: readonly string[];
  readonly ranks: readonly Rank[];
  /** The highest trump; trumps run from 1 to this. */
  readonly trumps: number;
  readonly bouts: readonly Card[];
  /** The worth of a bout, and of any other trump. */
  readonly boutHalves: Halves;
  readonly trumpHalves: Halves;
}

export const rank = (code: string | number, power: number, halves: Halves, head = false): Rank => ({
  code: `${code}`,
  power,
  halves,
  head,
});

/** FFT12 p. 3–4: king 4½, queen 3½, knight 2½, jack 1½, any other ½; 91 points in all. */
const TAROT: Deck = {
  id: "tarot",
  emblems: "suits",
  rule: "fft-cartes",
  suits: ["S", "H", "D", "C"],
  ranks: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => rank(n, n, 1)),
    ...[11, 12, 13, 14].map((n, i) => rank(n, n, itemAt([3, 5, 7, 9], i), true)),
  ],
  trumps: 21,
  bouts: [EXCUSE, trump(1), trump(21)],
  boutHalves: 9,
  trumpHalves: 1,
};

/** Seed 0, « Les points »: Proviseur 5, Prof 2, Élève 1, Interro 0, bouts 5, other trumps 0; 75 points in all. */
const DECALE: Deck = {
  id: "decale",
  emblems: "schools",
  rule: "boite-cartes",
  suits: ["B", "O", "V", "M"],
  ranks: [
    rank("INT", 1, 0),
    ...["E1", "E2", "E3", "E4"].map((code) => rank(code, 2, 2)),
    ...["P1", "P2", "P3"].map((code) => rank(code, 3, 4, true)),
    rank("PRO", 4, 10, true),
  ],
  trumps: 13,
  bouts: [EXCUSE, trump(1), trump(13)],
  boutHalves: 10,
  trumpHalves: 0,
};

/** Seed 3: the 22 trumps alone; the plain cards are the stakes. */
const WHIST: Deck = {
  id: "whist",
  emblems: "suits",
  rule: "mex-mise",
  suits: [],
  ranks: [],
  trumps: 21,
  bouts: [],
  boutHalves: 0,
  trumpHalves: 0,
};

export const DECKS = { tarot: TAROT, decale: DECALE, whist: WHIST } as const satisfies Record<DeckId, Deck>;

/** Every card of a pack, plain suits first, then the Excuse and the trumps. */
export function cardsOf(deck: Deck): Card[] {
  const plain = deck.suits.flatMap((_, suit) => deck.ranks.map((_, index) => (suit << 5) | index));
  return [...plain, ...Array.from({ length: deck.trumps + 1 }, (_, height) => trump(height))];
}

/** The printed name of the protocol: `S-14`, `B-PRO`, `T-21`, `EXC`. */
export function makeCard(deck: Deck, card: Card): string {
  if (card === EXCUSE) return "EXC";
  if (isTrump(card)) return `T-${indexOf(card)}`;
  return `${deck.suits[suitOf(card)]}-${rankOf(deck, card).code}`;
}

const parsers = new Map<Deck, Map<string, Card>>();

/** Undefined if it is no card of this pack. */
export function parseCard(deck: Deck, token: unknown): Card | undefined {
  const parser = keptIn(parsers, deck, () => new Map(cardsOf(deck).map((card) => [makeCard(deck, card), card])));
  return typeof token === "string" ? parser.get(token) : undefined;
}

export const isBout = (deck: Deck, card: Card): boolean => deck.bouts.includes(card);

export function halvesOf(deck: Deck, card: Card): Halves {
  if (isBout(deck, card)) return deck.boutHalves;
  return isPlain(card) ? rankOf(deck, card).halves : deck.trumpHalves;
}

/** King, queen, knight, jack; Proviseur and Profs. */
export const isHead = (deck: Deck, card: Card): boolean => isPlain(card) && rankOf(deck, card).head;

/** Only for a plain card. */
const rankOf = (deck: Deck, card: Card): Rank => itemAt(deck.ranks, indexOf(card));
