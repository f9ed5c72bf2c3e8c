/** A question about one play: the trick, whose card is in question, and what is known of that hand. */
import { type Card, cardsOf, EXCUSE, type Suit, suitOf } from "#lib/rules/deck";
import { judge, type Play } from "#lib/rules/judge";
import { firstDeal, type Law } from "#lib/rules/legal";
import type { Rules, Seat } from "#lib/rules/rules";
import { demandOf, NO_SUIT, outcomeOf, type TrickOutcome } from "#lib/rules/trick";

/** Only the first trick (a called suit) and the last (the Excuse) have rules of their own. */
export const MOMENTS = ["first", "other", "last"] as const;

export interface PlayDraft {
  readonly leader: Seat;
  /** Leader first. */
  readonly trick: readonly Card[];
  /** The place in the trick of the play asked about; null while the trick is being laid. */
  readonly place: number | null;
  /** By place, the known cards of that hand, without the one on the table. */
  readonly hands: Readonly<Record<number, readonly Card[]>>;
  readonly whole: boolean;
  readonly moment: (typeof MOMENTS)[number];
  /** From 1, when the trick is one of a recorded deal. */
  readonly number: number | null;
  readonly calledCard: Card | null;
  /** The suit still demanded after a tied trick, where the table plays so (D4). */
  readonly carried: Suit | null;
  /** Whist: the announced value of the Excuse. */
  readonly excuseValue: number | null;
  /** The Excuse leads the last trick of a chelem. */
  readonly slam: boolean;
}

export const emptyPlay = (leader: Seat): PlayDraft => ({
  leader,
  trick: [],
  place: null,
  hands: {},
  whole: false,
  moment: "other",
  number: null,
  calledCard: null,
  carried: null,
  excuseValue: null,
  slam: false,
});

export const seatOf = ({ players }: Rules, { leader }: PlayDraft, place: number): Seat => (leader + place) % players;
export const knownOf = ({ hands, place }: PlayDraft): readonly Card[] => (place === null ? [] : (hands[place] ?? []));

const withHand = (draft: PlayDraft, place: number, hand: readonly Card[]): PlayDraft => ({
  ...draft,
  hands: { ...draft.hands, [place]: hand },
});

/** Adds the next card of the trick; once a play is asked about, adds or removes a card of that hand. */
export function lay({ players }: Rules, draft: PlayDraft, card: Card): PlayDraft {
  const { trick, place } = draft;
  if (place === null) {
    const laid = { ...draft, trick: [...trick, card] };
    return laid.trick.length === players ? { ...laid, place: players - 1 } : laid;
  }
  const hand = knownOf(draft);
  return withHand(draft, place, hand.includes(card) ? hand.filter((other) => other !== card) : [...hand, card]);
}

/** Removes the last card laid. In a full trick no one is next: the question stays on its last card. */
export function unlay({ players }: Rules, draft: PlayDraft): PlayDraft {
  const { trick, place } = draft;
  const hand = knownOf(draft);
  if (place !== null && hand.length > 0) return withHand(draft, place, hand.slice(0, -1));
  if (place !== null && place < trick.length - 1) return { ...draft, place: trick.length === players ? players - 1 : null };
  return { ...draft, place: null, trick: place === trick.length ? trick : trick.slice(0, -1) };
}

/** Asks about a card of the trick, or the next one to be played; asked again, goes on with the trick. */
export function askAbout({ players }: Rules, draft: PlayDraft, place: number): PlayDraft {
  const isFull = draft.trick.length === players;
  return { ...draft, place: draft.place === place && !isFull ? null : place, whole: draft.place === place && draft.whole };
}

/** The card of the hand is the one that was played. */
export function playFromHand(draft: PlayDraft, card: Card): PlayDraft {
  const { place, trick } = draft;
  if (place === null || place !== trick.length) return draft;
  return withHand(
    { ...draft, trick: [...trick, card] },
    place,
    knownOf(draft).filter((other) => other !== card),
  );
}

export type PlayReading = ReturnType<typeof readPlay>;

export function readPlay(law: Law, rules: Rules, draft: PlayDraft) {
  const { trick, place } = draft;
  const hand = knownOf(draft);
  const played = place === null ? undefined : trick[place];
  const held = played === undefined ? hand : [...hand, played];
  const playOf = (card: Card): Play => ({
    hand: held,
    card,
    trick: trick.slice(0, place ?? trick.length),
    handIsPartial: !draft.whole,
    trickNumber: draft.moment === "first" ? 1 : 2,
    calledCard: draft.calledCard,
    carried: draft.carried ?? NO_SUIT,
  });
  const judged = (card: Card) => ({ play: playOf(card), verdict: judge(law, rules, playOf(card)) });
  const own = played === undefined ? null : judged(played);
  const { suit } = demandOf(law.deck, trick, undefined, draft.carried ?? NO_SUIT);
  return {
    /** The play that is judged; null until its card is on the table. */
    play: own?.play ?? null,
    verdict: own?.verdict ?? null,
    /** The other known cards of that hand, each judged as if it were played. */
    others: hand.map(judged),
    /** Who is winning the trick; null if none yet, or while the Excuse's value is unknown. */
    outcome: outcomeIn(law, draft),
    excuse: trick.includes(EXCUSE)
      ? (law.excuse?.(rules.options, { isLast: draft.moment === "last", slam: draft.slam }) ?? null)
      : null,
    /** The suit that the next card most likely has. */
    suit: place === null && suit !== NO_SUIT ? suit : null,
    /** Cards that the picker offers: none twice, no hand longer than possible. */
    free: freeCards(law, rules, draft),
  };
}

function outcomeIn({ deck }: Law, { trick, excuseValue, moment, slam, carried }: PlayDraft): TrickOutcome | null {
  const unsaid = deck.suits.length === 0 && trick.includes(EXCUSE) && excuseValue === null;
  if (unsaid) return null;
  return outcomeOf(deck, trick, {
    excuseValue: excuseValue ?? 0,
    slam: slam && moment === "last",
    carried: carried ?? NO_SUIT,
  });
}

function freeCards(law: Law, rules: Rules, draft: PlayDraft): Set<Card> {
  const { trick, hands, place } = draft;
  const hand = knownOf(draft);
  const most = firstDeal(law, rules).cards - (place !== null && place < trick.length ? 1 : 0);
  if (place !== null && hand.length >= most) return new Set(hand);
  const laid = new Set([...trick, ...Object.values(hands).flat()]);
  for (const card of hand) laid.delete(card);
  return new Set(cardsOf(law.deck).filter((card) => !laid.has(card)));
}

/** In the order people sort a hand: by suit, trumps last, high cards right, the Excuse at the end. */
export const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => Number(a === EXCUSE) - Number(b === EXCUSE) || suitOf(a) - suitOf(b) || a - b);
