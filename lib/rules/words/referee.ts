/** The referee's sentences: which one is said. `fr/referee.ts` and `en/referee.ts` have the words. */

import type { Proof } from "../audit/prove";
import type { RefereeFault } from "../codes";
import { type Card, type Deck, EXCUSE, indexOf, isTrump, type Suit, TRUMPS, trump } from "../deck";
import type { DiscardVerdict } from "../discard";
import { itemAt } from "../item-at";
import type { Play, TrickQuestion, Verdict } from "../judge";
import type { Law } from "../legal";
import type { ReplayedPlay } from "../record";
import type { Duty } from "../rules";
import { NO_CARD, NO_SUIT, type PlayRole } from "../trick";
import type { Name, Say } from "./words";

/** A player's name by the place in the trick; null if names are unknown. */
export type Who = (place: number) => string | null;

/** What should have been done. */
export type Ought = "follow" | "rise" | "play-trump" | "ruff" | "ruff-over" | "overruff" | "ruff-under";
/** Why a play is in order. */
type Fine =
  | "any"
  | "free"
  | "after-excuse"
  | "called-only"
  | "called-respected"
  | "follow"
  | "rise"
  | "cannot-rise"
  | "ruff"
  | "overruff"
  | "undertrump"
  | "discard-trump-led"
  | "discard"
  | "excuse";

export interface RefereeWords {
  /** "le roi de cœur", "le 14 d’atout", "l’Excuse". */
  readonly card: (deck: Deck, card: Card) => string;
  /** "le roi", "le 14": where the suit is already said. */
  readonly rank: (deck: Deck, card: Card) => string;
  /** "R♥", "14", "Excuse": under a card, in a list. */
  readonly short: (deck: Deck, card: Card) => string;
  readonly verdicts: Readonly<Record<Verdict["verdict"], string>>;
  readonly roles: Readonly<Record<PlayRole, string>>;
  readonly list: (items: readonly string[]) => string;
  readonly either: (items: readonly string[]) => string;
  /** "Paul joue le 5 d’atout sur le 9 de Hugo." */
  readonly plays: (who: string | null, card: string, on: string | null, whose: string | null, trick: number | null) => string;
  /** "Sans cœur, Paul devait monter : en main, le 14 et le 17." `even`: nobody knows whether the suit is missing. */
  readonly ought: (who: string | null, what: Ought, without: string | null, even: boolean, proof: string | null) => string;
  readonly inHand: (cards: string) => string;
  /** "le 14 (pli 8)". */
  readonly playedLater: (card: string, trick: number) => string;
  readonly laterHeld: (cards: string, many: boolean) => string;
  readonly byCount: string;
  readonly calledLead: (card: string, proof: string | null) => string;
  readonly fine: Readonly<Record<Fine, (who: string | null, without: string, on: string) => string>>;
  readonly unknown: (cards: string) => string;
  /** "un cœur", "un atout au-dessus du 9", "une carte d’une autre couleur". */
  readonly one: (deck: Deck, suit: Suit | null, above: number) => string;
  readonly without: (deck: Deck, suit: Suit) => string;
  readonly discard: Readonly<Record<DiscardVerdict["code"], (cards: string, instead: string, due: number) => string>>;
  readonly nothingProven: string;
  readonly unclear: (plays: string) => string;
  readonly faults: Readonly<Record<RefereeFault, Say>>;
}

const nobody: Who = () => null;

/** The sentence of a verdict. */
export function sayPlay(words: RefereeWords, law: Law, play: Play, verdict: Verdict, who: Who = nobody): string {
  if (verdict.verdict === "unknown")
    return words.unknown(words.either(verdict.questions.map((question) => sayQuestion(words, law, question))));
  if (verdict.verdict === "legal") return sayFine(words, law, play, verdict, who);
  const { deck } = law;
  const { barred } = verdict.demand;
  const opening = sayOpening(words, deck, play.card, play.trick, verdict.duty, who, null);
  if (verdict.duty === "called-suit") return `${opening} ${words.calledLead(words.card(deck, barred), null)}`;
  const owed = verdict.legal.filter((card) => card !== EXCUSE).map((card) => words.rank(deck, card));
  const what = oughtOf(
    verdict.duty,
    play.card,
    verdict.legal.some((card) => indexOf(card) > verdict.demand.height),
  );
  const without = withoutOf(words, deck, verdict.demand.suit, verdict.duty);
  return `${opening} ${words.ought(who(play.trick.length), what, without, play.handIsPartial === true, words.inHand(words.list(owed)))}`;
}

export const sayQuestion = (words: RefereeWords, { deck }: Law, { suit, above }: TrickQuestion): string =>
  words.one(deck, suit, above);

export function sayDiscard(words: RefereeWords, { deck }: Law, verdict: DiscardVerdict): string {
  const names = (cards: readonly Card[]) => words.list(cards.map((card) => words.card(deck, card)));
  return words.discard[verdict.code](names(verdict.cards), names(verdict.instead), verdict.due);
}

/** A proven fault: the play, what was owed, and the later cards that show it. `plays` is the whole record. */
export function sayProof(words: RefereeWords, { deck }: Law, proof: Proof, plays: readonly ReplayedPlay[], name: Name): string {
  const played = itemAt(plays, proof.play);
  const before = plays.filter((other, i) => other.trick === played.trick && i < proof.play);
  const who: Who = (place) => name((before[place] ?? played).seat);
  const trick = before.map((other) => other.card);
  const opening = sayOpening(words, deck, played.card, trick, proof.duty, who, played.trick + 1);
  const shown = evidence(words, deck, proof, plays);
  if (proof.duty === "called-suit") return `${opening} ${words.calledLead(words.card(deck, played.demand.barred), shown)}`;
  const what = oughtOf(
    proof.duty,
    played.card,
    proof.held.some((card) => isTrump(card) && indexOf(card) > played.demand.height),
  );
  const without = withoutOf(words, deck, played.demand.suit, proof.duty);
  return `${opening} ${words.ought(name(played.seat), what, without, true, shown)}`;
}

export function sayUnclear(
  words: RefereeWords,
  { deck }: Law,
  unclear: readonly number[],
  plays: readonly ReplayedPlay[],
): string {
  if (unclear.length === 0) return words.nothingProven;
  const cards = unclear.map((i) => words.playedLater(words.card(deck, itemAt(plays, i).card), itemAt(plays, i).trick + 1));
  return words.unclear(words.list(cards));
}

function evidence(words: RefereeWords, deck: Deck, proof: Proof, plays: readonly ReplayedPlay[]): string {
  if (proof.because.length > 0) {
    const later = proof.because.map((i) => itemAt(plays, i));
    return words.laterHeld(
      words.list(later.map(({ card, trick }) => words.playedLater(words.card(deck, card), trick + 1))),
      later.length > 1,
    );
  }
  return proof.held.length > 0 ? words.inHand(words.list(proof.held.map((card) => words.card(deck, card)))) : words.byCount;
}

function sayOpening(
  words: RefereeWords,
  deck: Deck,
  card: Card,
  trick: readonly Card[],
  duty: Duty,
  who: Who,
  number: number | null,
): string {
  // A lead of the called suit follows no card, even after the Excuse.
  const before = duty === "called-suit" ? [] : trick;
  const place = duty === "follow" || duty === "ruff" ? setterOf(before) : highestOf(before);
  const on = before[place];
  const bothTrumps = on !== undefined && isTrump(on) && isTrump(card);
  const onName = on === undefined ? null : bothTrumps ? words.rank(deck, on) : words.card(deck, on);
  return words.plays(who(trick.length), words.card(deck, card), onName, on === undefined ? null : who(place), number);
}

const setterOf = (trick: readonly Card[]): number => trick.findIndex((card) => card !== EXCUSE);
const highestOf = (trick: readonly Card[]): number => trick.indexOf(Math.max(...trick.filter(isTrump)));

function oughtOf(duty: Duty, card: Card, couldRise: boolean): Ought {
  if (duty === "rise") return couldRise ? "rise" : "play-trump";
  if (duty === "overruff") return isTrump(card) ? "overruff" : "ruff-over";
  if (duty === "undertrump") return "ruff-under";
  return duty === "ruff" ? "ruff" : "follow";
}

const withoutOf = (words: RefereeWords, deck: Deck, suit: Verdict["demand"]["suit"], duty: Duty): string | null =>
  suit === NO_SUIT || suit === TRUMPS || duty === "follow" ? null : words.without(deck, suit);

function sayFine(words: RefereeWords, { deck }: Law, play: Play, { duty, rule, demand }: Verdict, who: Who): string {
  const without = demand.suit === NO_SUIT ? "" : words.without(deck, demand.suit);
  const on = demand.height > 0 ? words.rank(deck, trump(demand.height)) : "";
  return words.fine[fineOf(deck, play, duty, rule, demand)](who(play.trick.length), without, on);
}

function fineOf(deck: Deck, { card, trick }: Play, duty: Duty, rule: Verdict["rule"], demand: Verdict["demand"]): Fine {
  if (deck.suits.length === 0) return "any";
  if (rule === "F14") return "called-only";
  if (duty === "called-suit" || (duty === "free" && demand.barred !== NO_CARD)) return "called-respected";
  if (duty === "free") return trick.length > 0 ? "after-excuse" : "free";
  if (duty === "rise") return indexOf(card) > demand.height ? "rise" : "cannot-rise";
  if (duty === "discard") return demand.suit === TRUMPS ? "discard-trump-led" : "discard";
  return duty;
}
