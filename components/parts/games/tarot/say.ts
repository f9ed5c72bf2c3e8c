/** The deal so far, in one sentence. */

import { DECKS, parseCard } from "#lib/rules/deck";
import { itemAt } from "#lib/rules/item-at";
import { isAlone, type TarotDraft } from "#lib/sheet/drafts/tarot";
import type { Words } from "#messages/words";

type Said = Pick<TarotDraft, "taker" | "partner" | "called" | "alone" | "contract" | "bouts">;

export function sayBet(draft: Said, names: readonly string[], { m }: Words): string {
  const say = m.tarot.sentence;
  const { taker, contract, bouts } = draft;
  if (taker === null) return say.start;
  const name = itemAt(names, taker);
  if (contract === null) return say.taker(name);
  const rest = names.length === 5 ? sayCompany(draft, names, m) : bouts === null ? "" : say.bouts(bouts);
  return `${say.bid(name, contract)}${rest}.`;
}

function sayCompany(draft: Said, names: readonly string[], m: Words["m"]): string {
  const say = m.tarot.sentence;
  const card = parseCard(DECKS.tarot, draft.called);
  const called = card === undefined ? null : m.cards.name(DECKS.tarot, card);
  if (isAlone(draft)) return called && draft.alone ? say.solo + say.found[draft.alone](called) : say.solo;
  if (draft.partner !== null) return say.with(called, itemAt(names, draft.partner));
  return called ? say.waiting(called) : "";
}
