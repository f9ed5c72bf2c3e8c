/** What a hand may announce before its first card: poignée, misères, primes, petit sec. */
import { type CardSet, size } from "./card-set";
import type { Card, Deck } from "./deck";
import type { Law } from "./legal";
import type { Rules } from "./rules";

export interface Announcement {
  /** 0: none; 1 simple, 2 double, 3 triple. */
  readonly poignee: number;
  readonly miseres: readonly ("trumps" | "heads")[];
  /** Décalé, those seen in the hand: the bout du bout is won later. */
  readonly primes: readonly ("trop-cool" | "loose" | "greve")[];
  /** The Petit is the only trump and the Excuse is not there: the deal is off (FFT12 p. 5, V22). */
  readonly petitSec: boolean;
}

type Levels = Readonly<Record<string, number>>;

const NOTHING: Announcement = { poignee: 0, miseres: [], primes: [], petitSec: false };
const EXCUSE_BIT = 1;
const PETIT_BIT = 2;

export function announce(law: Law, rules: Rules, hand: CardSet): Announcement {
  if (law.name === "whist") return NOTHING;
  if (law.name === "decale") return { ...NOTHING, primes: primesOf(law.deck, rules, hand) };
  return { poignee: poigneeOf(rules, hand), miseres: miseresOf(law, rules, hand), primes: [], petitSec: hand[4] === PETIT_BIT };
}

/** The Excuse stands in for a trump (FFT12 p. 7, V11). */
function poigneeOf(rules: Rules, hand: CardSet): number {
  const levels = rules.options[`poignee-trumps-${rules.players}`] as Levels;
  const counted = rules.options["poignee-excuse"] === false ? hand[4] & ~EXCUSE_BIT : hand[4];
  const trumps = size([0, 0, 0, 0, counted]);
  return Object.values(levels).filter((least) => trumps >= least).length;
}

/** V12: no trump and no Excuse; no head and no bout. Elsewhere F18: off unless the table plays them, and only the Excuse spoils. */
function miseresOf(law: Law, rules: Rules, hand: CardSet): Announcement["miseres"] {
  if (rules.options.miseres === false) return [];
  const excuse = rules.options["misere-excuse"] === true ? 0 : hand[4] & EXCUSE_BIT;
  const spoiled = law.name === "vp5" ? boutBits(law.deck.bouts) & hand[4] : excuse;
  const trumps = (hand[4] & ~EXCUSE_BIT) === 0 && excuse === 0;
  const heads = !holdsHead(law.deck, hand) && spoiled === 0;
  return [...(trumps ? (["trumps"] as const) : []), ...(heads ? (["heads"] as const) : [])];
}

const boutBits = (bouts: readonly Card[]): number => bouts.reduce((bits, card) => bits | (1 << (card & 31)), 0);

/** Seed 0, « Des primes »: from four players on; the Excuse is a trump (D7). */
function primesOf(deck: Deck, rules: Rules, hand: CardSet): Announcement["primes"] {
  if (rules.options.primes === false || (rules.players < 4 && rules.options["primes-under-four"] !== true)) return [];
  const counted = rules.options["excuse-is-trump"] === false ? hand[4] & ~EXCUSE_BIT : hand[4];
  const trumps = size([0, 0, 0, 0, counted]);
  const enough = (rules.options["trop-cool"] as Levels)[rules.players] as number;
  return [
    ...(trumps >= enough ? (["trop-cool"] as const) : []),
    ...(trumps === 0 ? (["loose"] as const) : []),
    ...(holdsHead(deck, hand) ? [] : (["greve"] as const)),
  ];
}

function holdsHead(deck: Deck, hand: CardSet): boolean {
  const heads = deck.ranks.reduce((bits, rank, index) => (rank.head ? bits | (1 << index) : bits), 0);
  return ((hand[0] | hand[1] | hand[2] | hand[3]) & heads) !== 0;
}
