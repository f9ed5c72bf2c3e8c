/** The places of the cards in the referee's picker, line by line. */
import { type Card, cardsOf, type Deck, EXCUSE, type Suit, suitOf } from "#lib/rules/deck";

/** The whist has only trumps: three lines with the Excuse at their end. Elsewhere two lines of a suit over those of the trumps. */
export const keysInLine = ({ suits }: Deck) => (suits.length > 0 ? 7 : 8);

/** From the top card down; of a school the five classes, then the Élèves, each on a line. Null: an empty place. */
export function plainKeys(deck: Deck, suit: Suit): (Card | null)[] {
  const down = cardsOf(deck)
    .filter((card) => suitOf(card) === suit)
    .reverse();
  if (deck.emblems === "suits") return down;
  return [...wholeLines(deck, [...down.slice(0, 4), ...down.slice(8)]), ...wholeLines(deck, down.slice(4, 8))];
}

/** From the Petit up; the whist's Excuse ends their last line. */
export function trumpKeys(deck: Deck): (Card | null)[] {
  const trumps = cardsOf(deck).filter((card) => card > EXCUSE);
  return deck.suits.length > 0 ? wholeLines(deck, trumps) : trumps;
}

const wholeLines = (deck: Deck, cards: readonly Card[]): (Card | null)[] => [
  ...cards,
  ...Array.from({ length: Math.ceil(cards.length / keysInLine(deck)) * keysInLine(deck) - cards.length }, () => null),
];
