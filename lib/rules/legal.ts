/**
 * The duties of play, twice: `legalSet` from the hand, and `forbidders` from the card. A card is legal exactly when the
 * hand holds none of its forbidders; that form speaks of hands not yet seen, which the judge and the audit need.
 * RULES 1.4, D20–D22, W13. A hand that is not empty always has a legal card.
 */

import { type CardSet, isEmpty, setOf } from "./card-set";
import { type Card, cardsOf, type Deck, EXCUSE, suitOf, TRUMPS } from "./deck";
import type { Game } from "./game";
import { keptIn } from "./lists";
import type { Duty, Rules, Turn } from "./rules";
import { type Demand, NO_CARD, NO_SUIT } from "./trick";

const EXCUSE_ALONE = 1;

/** Fills `into` with the legal cards of the hand, and returns the duty that decides. */
export function legalSet(hand: CardSet, demand: Demand, into: CardSet): Duty {
  const suit = demand.suit;
  if (suit === NO_SUIT) return leadSet(hand, demand.barred, into);
  const excuse = hand[4] & EXCUSE_ALONE;
  into[0] = into[1] = into[2] = into[3] = 0;
  if (suit !== TRUMPS && hand[suit] !== 0) {
    into[suit] = hand[suit];
    into[4] = excuse;
    return "follow";
  }
  const trumps = hand[4] & ~EXCUSE_ALONE;
  if (trumps === 0) {
    copy(hand, into);
    return (hand[0] | hand[1] | hand[2] | hand[3]) === 0 ? "excuse" : "discard";
  }
  const higher = trumps & above(demand.height);
  into[4] = excuse | (higher || trumps);
  if (suit === TRUMPS) return "rise";
  if (higher === 0) return "undertrump";
  return demand.height === 0 ? "ruff" : "overruff";
}

/**
 * Leading is free, except for the called suit in the first trick (RULES 1.4.6); with nothing else to lead it is free too (F14).
 */
function leadSet(hand: CardSet, barred: Demand["barred"], into: CardSet): Duty {
  copy(hand, into);
  if (barred === NO_CARD) return "free";
  const suit = suitOf(barred);
  const kept = hand[suit] & (1 << (barred & 31));
  if (hand[suit] === kept) return "free";
  into[suit] = kept;
  if (!isEmpty(into)) return "called-suit";
  into[suit] = hand[suit];
  return "free";
}

function copy(hand: CardSet, into: CardSet): void {
  into[0] = hand[0];
  into[1] = hand[1];
  into[2] = hand[2];
  into[3] = hand[3];
  into[4] = hand[4];
}

/** The trumps above a height, as bits; above 0, all of them. */
const above = (height: number): number => -2 << height;

const packs = new Map<Deck, CardSet>();

export const packOf = (deck: Deck): CardSet => keptIn(packs, deck, () => setOf(cardsOf(deck)));

/** Fills `into` with the cards of which holding any makes playing `card` a fault. */
export function forbidders(pack: CardSet, card: Card, demand: Demand, into: CardSet): CardSet {
  const { suit, height, barred } = demand;
  into[0] = into[1] = into[2] = into[3] = into[4] = 0;
  if (card === EXCUSE) return into;
  const own = suitOf(card);
  if (suit === NO_SUIT) {
    if (barred === NO_CARD || card === barred || own !== suitOf(barred)) return into;
    copy(pack, into);
    into[own] = 1 << (barred & 31);
    return into;
  }
  if (own === suit && suit !== TRUMPS) return into;
  if (suit !== TRUMPS) into[suit] = pack[suit];
  const trumps = pack[4] & ~EXCUSE_ALONE;
  if (own !== TRUMPS) into[4] = trumps;
  else if ((card & 31) < height) into[4] = trumps & above(height);
  return into;
}

/**
 * The duty that a card broke, by the known cards among its forbidders: the same as `legalSet` returns for a completely known
 * hand.
 */
export function brokenDuty(demand: Demand, held: CardSet): Duty {
  if (demand.suit === NO_SUIT) return "called-suit";
  if (demand.suit === TRUMPS) return "rise";
  if (held[demand.suit] !== 0) return "follow";
  if (demand.height === 0) return "ruff";
  return (held[4] & above(demand.height)) !== 0 ? "overruff" : "undertrump";
}

/** The part of a game that decides duties; tests have their own. */
export type Law = Pick<
  Game,
  "deck" | "duties" | "firstTurn" | "attack" | "counts" | "calls" | "claims" | "excuse" | "series" | "noDiscard"
>;

/** Cards in each hand, and set aside, in a table's first deal; the same for any dealer. */
export const firstDeal = (law: Pick<Law, "firstTurn">, rules: Rules): Pick<Turn, "cards" | "aside"> => law.firstTurn(rules, 0);

/** A card is called at this table: at five, where the game has calls, unless its options say that nobody calls. */
export const callsAtFive = ({ calls }: Pick<Law, "calls">, { players, options }: Rules): boolean =>
  players === 5 && calls !== null && options.call !== false;

/** A called suit may not be led at once: only at five, and by D30 only where the table says so. */
export const barsCalledSuit = ({ players, options }: Rules): boolean => players === 5 && options["called-school-first"] !== true;

/** The called card, if its suit may not be led with another card: only at five, in the first trick (RULES 1.4.6, F13, D30). */
export function barredLead(
  rules: Rules,
  calledCard: Card | null,
  trickNumber: number | undefined,
  ledBefore: boolean,
): Demand["barred"] {
  if (calledCard === null || trickNumber !== 1 || !barsCalledSuit(rules)) return NO_CARD;
  return ledBefore && rules.options["called-suit-excuse"] === false ? NO_CARD : calledCard;
}
