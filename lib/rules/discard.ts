/** The taker's écart (FFT12 p. 6): never a king or a bout, a trump only if there is nothing else, and then shown. */

import type { RuleId } from "./articles";
import { type Card, type Deck, indexOf, isBout, isPlain, isTrump } from "./deck";
import { firstDeal, type Law } from "./legal";
import type { Fault, Result, Rules } from "./rules";
import { DOG } from "./tarot/attack";

export interface DiscardVerdict {
  readonly verdict: "legal" | "illegal" | "unknown";
  readonly rule: RuleId;
  readonly code:
    | "fine"
    | "wrong-count"
    | "king"
    | "bout"
    | "called-card"
    | "trump-not-needed"
    | "trump-shown"
    | "trump-hand-unknown";
  /** How many cards the écart has. */
  readonly due: number;
  /** The cards in fault, or the trumps that must be shown. */
  readonly cards: readonly Card[];
  /** The cards that should have been discarded instead of the trumps. */
  readonly instead: readonly Card[];
}

interface Discard {
  readonly cards: readonly Card[];
  /** The hand with the dog, before the écart: complete, in part, or unknown. */
  readonly hand?: readonly Card[] | null;
  readonly contract?: string | null;
  readonly calledCard?: Card | null | undefined;
}

/** Unknown where it depends on a hand that is not known whole. Refused: a card twice, one not held, a game without écart. */
export function judgeDiscard(law: Law, rules: Rules, discard: Discard): Result<DiscardVerdict> {
  const { cards: each, aside } = firstDeal(law, rules);
  const faults = discardFaults(law, discard, each + aside);
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: verdictOf(law.deck, rules, discard, aside, discard.hand?.length === each + aside) };
}

function verdictOf(
  deck: Deck,
  rules: Rules,
  { cards, hand, calledCard }: Discard,
  aside: number,
  handIsWhole: boolean,
): DiscardVerdict {
  const verdict = (
    verdict: DiscardVerdict["verdict"],
    code: DiscardVerdict["code"],
    those: readonly Card[] = [],
    instead: readonly Card[] = [],
  ) => ({
    verdict,
    rule: code === "called-card" ? ("F17" as const) : ("fft-ecart" as const),
    code,
    due: aside,
    cards: those,
    instead,
  });
  if (cards.length !== aside) return verdict("illegal", "wrong-count");
  const kings = cards.filter((card) => isKing(deck, card));
  if (kings.length > 0) return verdict("illegal", "king", kings);
  const bouts = cards.filter((card) => isBout(deck, card));
  if (bouts.length > 0) return verdict("illegal", "bout", bouts);
  const kept = rules.options["called-in-dog"] === "kept" ? calledCard : null;
  if (cards.some((card) => card === kept)) return verdict("illegal", "called-card", [kept as Card]);
  const trumps = cards.filter(isTrump);
  if (trumps.length === 0) return verdict("legal", "fine");
  const instead = (hand ?? []).filter((card) => !cards.includes(card) && isPlain(card) && !isKing(deck, card) && card !== kept);
  if (instead.length > 0) return verdict("illegal", "trump-not-needed", trumps, instead);
  return handIsWhole ? verdict("legal", "trump-shown", trumps) : verdict("unknown", "trump-hand-unknown", trumps);
}

const isKing = (deck: Deck, card: Card): boolean => isPlain(card) && indexOf(card) === deck.ranks.length - 1;

function discardFaults(law: Law, { cards, hand, contract }: Discard, most: number): Fault[] {
  if (law.noDiscard) return [{ at: "rules.game", code: "no-discard", rule: law.noDiscard }];
  const rule = law.deck.rule;
  const faults: Fault[] = [];
  const dog = DOG[contract ?? ""];
  if (dog && dog !== "discard") faults.push({ at: "contract", code: "no-discard", rule: "fft-ecart" });
  for (const [at, list] of [
    ["cards", cards],
    ["hand", hand ?? []],
  ] as const) {
    for (const [i, card] of list.entries())
      if (list.indexOf(card) < i) faults.push({ at: `${at}.${i}`, code: "card-twice", rule });
  }
  if (hand && hand.length > most) faults.push({ at: "hand", code: "hand-too-long", rule, params: { most, given: hand.length } });
  for (const [i, card] of cards.entries())
    if (hand && !hand.includes(card)) faults.push({ at: `cards.${i}`, code: "card-not-held", rule });
  return faults;
}
