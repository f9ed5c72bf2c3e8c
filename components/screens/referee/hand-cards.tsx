import { CardFace } from "#components/parts/cards/card-face";
import { useWords } from "#components/parts/words/words";
import type { Card, Deck } from "#lib/rules/deck";
import { sorted } from "#lib/sheet/drafts/play";
import type { CardState } from "#messages/fr/cards";

interface Props {
  deck: Deck;
  label: string;
  cards: readonly Card[];
  state?: (card: Card) => CardState;
  /** The card whose reason is shown. */
  open?: Card | null;
  /** The label of the tap: "pourquoi pas…". */
  ask: (name: string) => string;
  onCard: (card: Card) => void;
}

/** A hand: allowed cards stand above their bar, forbidden ones lie flat; a tap tells why. */
export function HandCards({ deck, label, cards, state = () => "played", open, ask, onCard }: Props) {
  const { m } = useWords();
  return (
    <ul aria-label={label} className="edge flex flex-wrap gap-x-[clamp(3px,calc((100vw-340px)/6),8px)] gap-y-5 pt-4 pb-3">
      {sorted(cards).map((card) => (
        <li key={card}>
          <button
            type="button"
            className={`block rounded-[4px] ${open === card ? "outline-1 outline-offset-4 outline-ink2" : ""}`}
            aria-expanded={open === card}
            aria-label={ask(m.cards.named(deck, card, state(card)))}
            onClick={() => onCard(card)}
          >
            <CardFace deck={deck} card={card} width={44} state={state(card)} label="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
