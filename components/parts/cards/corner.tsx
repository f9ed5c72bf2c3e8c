import { type Card, type DeckId, EXCUSE, indexOf, suitOf, TRUMPS } from "#lib/rules/deck";
import { Pip, School } from "./pip";
import { schoolCorner } from "./school-face";
import { suitCorner } from "./suit-face";
import { Star } from "./trump-face";

/** A card by what stands in its corner: on a key, in a table of tricks. Its name is read aloud beside it. */
export function Corner({ deck, card, size = 13 }: { deck: DeckId; card: Card; size?: number }) {
  const suit = suitOf(card);
  if (card === EXCUSE) return <Star size={size + 3} />;
  if (suit === TRUMPS) return <span data-corner>{indexOf(card)}</span>;
  const text = deck === "decale" ? schoolCorner(indexOf(card)) : suitCorner(indexOf(card));
  return (
    <span
      data-corner
      className={`inline-flex items-center gap-0.5 ${deck !== "decale" && (suit === 1 || suit === 2) ? "text-neg" : ""}`}
    >
      {text}
      {deck === "decale" ? <School suit={suit} size={size} /> : <Pip suit={suit} size={size} />}
    </span>
  );
}
