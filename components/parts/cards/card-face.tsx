// This folder: playing cards, how each is drawn, chosen and said.
import "./cards.css";
import { useWords } from "#components/parts/words/words";
import { type Card, type Deck, EXCUSE, indexOf, isBout, suitOf } from "#lib/rules/deck";
import type { CardState } from "#messages/fr/cards";
import { SchoolFace, SuitFace, TrumpFace } from "./faces";

interface Props {
  deck: Deck;
  card: Card;
  /** 44, 48, 56 or 64 px. */
  width?: number;
  state?: CardState;
  /** Read aloud; the card's name when left out, nothing when empty. */
  label?: string;
}

/** One card, as readable in grey as in colour. */
export function CardFace({ deck, card, width = 56, state = "played", label }: Props) {
  const { m } = useWords();
  const name = label ?? m.cards.named(deck, card, state);
  return (
    <span className="card" data-state={state}>
      {name && <span className="sr-only">{name}</span>}
      <svg aria-hidden width={width} height={(width * 100) / 56} viewBox="0 0 56 100">
        <rect x=".5" y=".5" width="55" height="99" rx="4" fill="var(--face)" stroke="var(--edge)" />
        {card >= EXCUSE ? (
          <TrumpFace height={card === EXCUSE ? 0 : indexOf(card)} bout={isBout(deck, card)} />
        ) : deck.emblems === "schools" ? (
          <SchoolFace school={suitOf(card)} rank={indexOf(card)} />
        ) : (
          <SuitFace suit={suitOf(card)} rank={indexOf(card)} />
        )}
      </svg>
    </span>
  );
}
