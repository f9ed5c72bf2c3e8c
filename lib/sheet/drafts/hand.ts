/** A hand laid out: what it may announce, or whether its discard is allowed. */
import { type Card, cardsOf } from "#lib/rules/deck";
import { type DiscardVerdict, judgeDiscard } from "#lib/rules/discard";
import { firstDeal, type Law } from "#lib/rules/legal";
import type { Fault, Rules } from "#lib/rules/rules";

export interface HandDraft {
  readonly asks: "announce" | "discard";
  /** The list that the picker fills when the écart is asked about. */
  readonly into: "discard" | "kept";
  /** The hand; when the écart is asked about, what was kept. */
  readonly kept: readonly Card[];
  readonly discard: readonly Card[];
  readonly calledCard: Card | null;
}

export const EMPTY_HAND: HandDraft = { asks: "announce", into: "discard", kept: [], discard: [], calledCard: null };

/** Only the games with a dog have an écart. */
export const mayDiscard = (law: Law): boolean => law.noDiscard === undefined;

const listOf = ({ asks, into }: HandDraft): "kept" | "discard" => (asks === "announce" ? "kept" : into);

/** Adds a card, or removes it if it is there. Once the écart is complete the picker goes on with the rest of the hand. */
export function show(law: Law, rules: Rules, draft: HandDraft, card: Card): HandDraft {
  const list = listOf(draft);
  const known = draft[list];
  const next = { ...draft, [list]: known.includes(card) ? known.filter((other) => other !== card) : [...known, card] };
  return list === "discard" && next.discard.length === firstDeal(law, rules).aside ? { ...next, into: "kept" } : next;
}

export function unshow(draft: HandDraft): HandDraft {
  const list = listOf(draft);
  if (draft[list].length > 0) return { ...draft, [list]: draft[list].slice(0, -1) };
  return list === "kept" && draft.asks === "discard" ? { ...draft, into: "discard", discard: draft.discard.slice(0, -1) } : draft;
}

/** The cards that can still be picked: those in no other list, while there is room. */
export function freeIn(law: Law, rules: Rules, draft: HandDraft): Set<Card> {
  const { cards, aside } = firstDeal(law, rules);
  const list = listOf(draft);
  const room = list === "discard" ? aside : cards;
  if (draft[list].length >= room) return new Set(draft[list]);
  const elsewhere = draft.asks === "announce" ? [] : list === "discard" ? draft.kept : draft.discard;
  return new Set(cardsOf(law.deck).filter((card) => !elsewhere.includes(card)));
}

/** Null until the écart is complete. */
export function readDiscard(
  law: Law,
  rules: Rules,
  { kept, discard, calledCard }: HandDraft,
): { readonly verdict: DiscardVerdict | null; readonly faults: readonly Fault[]; readonly due: number } {
  const due = firstDeal(law, rules).aside;
  if (discard.length < due) return { verdict: null, faults: [], due: due - discard.length };
  const result = judgeDiscard(law, rules, { cards: discard, hand: [...kept, ...discard], calledCard });
  return { ...(result.ok ? { verdict: result.value, faults: [] } : { verdict: null, faults: result.faults }), due: 0 };
}
