import { Star, schoolCorner, suitCorner } from "#components/parts/cards/faces";
import { Emblem } from "#components/parts/cards/pip";
import { type Card, type Deck, EXCUSE, indexOf, suitOf, TRUMPS } from "#lib/rules/deck";

/** A card shown by its corner only: on a key, in a table of tricks. The caller gives its name to screen readers. */
export function Corner({ deck, card, size = 13 }: { deck: Deck; card: Card; size?: number }) {
  const suit = suitOf(card);
  if (card === EXCUSE) return <Star size={size + 3} />;
  if (suit === TRUMPS) return <span data-corner>{indexOf(card)}</span>;
  const bearsSuits = deck.emblems === "suits";
  return (
    <span
      data-corner
      className={`inline-flex items-center gap-0.5 ${bearsSuits && (suit === 1 || suit === 2) ? "text-neg" : ""}`}
    >
      {bearsSuits ? suitCorner(indexOf(card)) : schoolCorner(indexOf(card))}
      <Emblem deck={deck} suit={suit} size={size} />
    </span>
  );
}
