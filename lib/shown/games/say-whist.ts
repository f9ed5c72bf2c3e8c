/** The sentence over a whist's form. */
import { itemAt } from "#lib/rules/item-at";
import type { Turn } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import type { WhistCell } from "#lib/sheet/drafts/whist";
import type { Words } from "#messages/words";

/** The deal so far: how many cards, and who speaks, who leads, who was right. */
export function sayWhist(
  { names, turn }: { readonly names: readonly string[]; readonly turn: Turn },
  { missing, score }: Pick<DraftReading, "missing" | "score">,
  { seat }: Pick<WhistCell, "seat">,
  { m }: Pick<Words, "m">,
): string {
  const { cards, blind, firstLeader } = turn;
  const dealt = blind ? m.whist.blind(cards) : m.sheet.cards(cards);
  if (score) return m.whist.kept(dealt, score.scores.filter((lost) => lost === 0).length);
  return missing === "bids" ? m.whist.speaks(dealt, itemAt(names, seat)) : m.whist.leads(dealt, itemAt(names, firstLeader));
}
