/**
 * A trick, complete or not: what it demands of the next card, and who is winning it. Cards are in the order they fell. The pack
 * decides: with ranks of equal power tricks can tie (décalé); without suits the highest card wins (whist).
 */
import { type Card, type Deck, EXCUSE, indexOf, isTrump, type Suit, suitOf, TRUMPS } from "./deck";
import { itemAt } from "./item-at";

export const NO_SUIT = -1;
export const NO_CARD = -1;

/** What the cards on the table ask of the next player. */
export interface Demand {
  /** `NO_SUIT` until a card sets it; the Excuse does not. */
  readonly suit: Suit | typeof NO_SUIT;
  /** The highest trump of the trick; 0 when there is none. */
  readonly height: number;
  /** The called card, while its suit may be led with no other card; else `NO_CARD`. */
  readonly barred: Card | typeof NO_CARD;
}

/** `carried`: the suit still demanded after a tied trick, where the table plays so (D4). */
export function demandOf(
  deck: Deck,
  trick: readonly Card[],
  barred: Demand["barred"] = NO_CARD,
  carried: Demand["suit"] = NO_SUIT,
): Demand {
  if (deck.suits.length === 0) return { suit: NO_SUIT, height: 0, barred: NO_CARD };
  let suit = carried;
  let height = 0;
  for (let i = 0; i < trick.length; i++) {
    const card = itemAt(trick, i);
    if (suit === NO_SUIT && card !== EXCUSE) suit = suitOf(card);
    if (isTrump(card) && indexOf(card) > height) height = indexOf(card);
  }
  return { suit, height, barred };
}

interface TrickTerms {
  /** The announced value of the Excuse: 0 or 22 (whist). */
  readonly excuseValue?: number | undefined;
  /** The last trick of a chelem, which the Excuse wins when it is led (F6). */
  readonly slam?: boolean;
  readonly carried?: Demand["suit"];
}

/** Indexes in the trick. `tied` is empty if the suit carried over from the tie before is played by no one (D4). */
export type TrickOutcome = { readonly winner: number } | { readonly tied: readonly number[] };

/** Null while no card wins the trick: it is empty, or only the Excuse. */
export function outcomeOf(deck: Deck, trick: readonly Card[], terms: TrickTerms = {}): TrickOutcome | null {
  if (trick.length === 0) return null;
  if (terms.slam && trick[0] === EXCUSE) return { winner: 0 };
  const suitless = deck.suits.length === 0;
  const { suit } = demandOf(deck, trick, NO_CARD, terms.carried);
  if (suit === NO_SUIT && !suitless) return null;
  const forces = trick.map((card) => (suitless ? heightOf(card, terms.excuseValue) : forceOf(deck, card, suit)));
  const best = Math.max(...forces);
  const holders = forces.flatMap((force, i) => (force === best && force > 0 ? [i] : []));
  return holders.length === 1 ? { winner: itemAt(holders, 0) } : { tied: holders };
}

/** A trump beats the suit demanded; the Excuse and the discards win nothing. */
function forceOf(deck: Deck, card: Card, suit: Demand["suit"]): number {
  if (card === EXCUSE) return 0;
  if (isTrump(card)) return deck.ranks.length + indexOf(card);
  return suitOf(card) === suit ? (deck.ranks[indexOf(card)]?.power as number) : 0;
}

export type PlayRole = "leads" | "excuse" | "follows" | "rises" | "ruffs" | "overruffs" | "undertrumps" | "discards" | "plays";

/** What a card does to its trick: the caption under it. */
export function roleOf(deck: Deck, trick: readonly Card[], index: number): PlayRole {
  const card = itemAt(trick, index);
  if (index === 0) return "leads";
  if (card === EXCUSE) return "excuse";
  if (deck.suits.length === 0) return "plays";
  const { suit, height } = demandOf(deck, trick.slice(0, index));
  if (suit === NO_SUIT) return "leads";
  const higher = isTrump(card) && indexOf(card) > height;
  if (suitOf(card) === suit) return suit !== TRUMPS ? "follows" : higher ? "rises" : "undertrumps";
  if (!isTrump(card)) return "discards";
  return height === 0 ? "ruffs" : higher ? "overruffs" : "undertrumps";
}

/** Whist: one more than the value, so that an Excuse of 0 alone still holds its trick. */
const heightOf = (card: Card, excuseValue = 0): number => 1 + (card === EXCUSE ? excuseValue : indexOf(card));
