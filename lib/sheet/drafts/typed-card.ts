/** A card typed at a keyboard: its rank, then its suit ("rc", "10p", "21", "ex"), in the letters of the page's language. */
import { type Card, type Deck, EXCUSE, indexOf, isTrump, type Suit, suitOf } from "#lib/rules/deck";

/** What to type for each card, with several spellings where people use several. */
export interface CardLetters {
  readonly suits: readonly string[];
  /** By index in the suit; cards of the same kind share their spellings. */
  readonly ranks: readonly (readonly string[])[];
  readonly trump: string;
}

const EXCUSE_KEYS = ["x", "ex"];

export interface Typed {
  /** What is typed so far, while it may go on. */
  readonly text: string;
  /** The card, once typed completely. */
  readonly card: Card | null;
  /** What was typed, if no card that can be picked is written so. */
  readonly refused: string | null;
}

export const NOTHING_TYPED: Typed = { text: "", card: null, refused: null };

/** Handles one key. A card is known as soon as no longer spelling begins the same way; a number above every rank is a trump. */
export function typeKey(deck: Deck, letters: CardLetters, free: ReadonlySet<Card>, text: string, key: string): Typed {
  // In "21a" the number already says it is a trump: ignore the letter.
  if (text === "" && key.toLowerCase() === letters.trump) return NOTHING_TYPED;
  const next = text + key.toLowerCase();
  const spellings = [...free].flatMap((card) => spellingsOf(deck, letters, card).map((spelling) => ({ card, spelling })));
  const begun = spellings.filter(({ spelling }) => spelling.startsWith(next));
  const exact = begun.find(({ spelling }) => spelling === next);
  if (exact && begun.every(({ spelling, card }) => spelling === next || card === exact.card))
    return { ...NOTHING_TYPED, card: exact.card };
  // A number may also mean a card of the shown suit: Enter decides.
  if (begun.length > 0) return { ...NOTHING_TYPED, text: next };
  return { ...NOTHING_TYPED, refused: next };
}

/** Enter: what is typed is a complete card, or a number in the shown suit. */
export function endTyping(deck: Deck, letters: CardLetters, free: ReadonlySet<Card>, text: string, open: Suit): Typed {
  const cards = [...free];
  const whole = cards.find((card) => spellingsOf(deck, letters, card).includes(text));
  const inView = cards.find((card) => card !== EXCUSE && suitOf(card) === open && ranksOf(letters, card).includes(text));
  const card = whole ?? inView ?? null;
  return card === null ? { ...NOTHING_TYPED, refused: text } : { ...NOTHING_TYPED, card };
}

function ranksOf({ ranks }: CardLetters, card: Card): readonly string[] {
  return isTrump(card) ? [`${indexOf(card)}`] : (ranks[indexOf(card)] ?? []);
}

function spellingsOf(deck: Deck, letters: CardLetters, card: Card): string[] {
  if (card === EXCUSE) return EXCUSE_KEYS;
  const ranks = ranksOf(letters, card);
  if (!isTrump(card)) return ranks.map((rank) => rank + letters.suits[suitOf(card)]);
  const highest = Math.max(...letters.ranks.flat().map(Number).filter(Boolean));
  const alone = deck.suits.length === 0 || indexOf(card) > highest;
  return ranks.flatMap((rank) => [rank + letters.trump, ...(alone ? [rank] : [])]);
}
