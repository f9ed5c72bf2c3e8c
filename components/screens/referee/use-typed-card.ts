/** Cards typed at a keyboard while the picker is in view: "rc", "21", "ex"; Enter ends, Backspace undoes, Escape forgets. */
import { type RefObject, useState } from "react";
import { usePress } from "#components/parts/ledger/use-keys";
import { useWordsOf } from "#components/parts/words/words";
import type { Card, Deck, Suit } from "#lib/rules/deck";
import { endTyping, NOTHING_TYPED, type Typed, typeKey } from "#lib/sheet/drafts/typed-card";

interface Picking {
  deck: Deck;
  free: ReadonlySet<Card>;
  /** The suit in view. */
  open: Suit;
  onCard: (card: Card) => void;
  onUndo: (() => void) | null;
}

export function useTypedCard({ deck, free, open, onCard, onUndo }: Picking, picker: RefObject<Element | null>): Typed {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const letters = useWordsOf("referee").letters[deck.id];
  const take = (next: Typed) => {
    setTyped(next);
    if (next.card !== null) onCard(next.card);
  };
  usePress(picker, ({ key }) => {
    const { text } = typed;
    if (/^[a-z0-9]$/i.test(key)) take(typeKey(deck, letters, free, text, key));
    else if (key === "Enter" && text !== "") take(endTyping(deck, letters, free, text, open));
    else if (key === "Escape" && text !== "") setTyped(NOTHING_TYPED);
    else if (key === "Backspace" && text !== "") setTyped({ ...NOTHING_TYPED, text: text.slice(0, -1) });
    else if (key === "Backspace" && onUndo) onUndo();
    else return false;
  });
  return typed;
}
