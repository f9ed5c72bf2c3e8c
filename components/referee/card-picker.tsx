"use client";
import { useId, useState } from "react";
import type { CardDeck } from "#components/cards/card-face";
import { Corner } from "#components/cards/corner";
import { Pip, School } from "#components/cards/pip";
import { useWords } from "#components/words/words";
import { type Card, cardsOf, DECKS, EXCUSE, type Suit, suitOf, TRUMPS } from "#lib/rules/deck";
import { useReferee } from "./referee-words";

interface Props {
  deck: CardDeck;
  /** The cards that can be picked; the others leave their place empty, so that keys never move. */
  free: ReadonlySet<Card>;
  /** Picked already, and taken back by the same tap. */
  chosen?: readonly Card[];
  /** The suit to open on at this step: the one that is led. */
  suit: Suit | null;
  /** Counts the cards laid: at each the picker goes back to the suit led. */
  step: number | string;
  onCard: (card: Card) => void;
}

/** One suit at a time under the thumb, high cards first, the Excuse always in reach. */
export function CardPicker({ deck, free, chosen = [], suit, step, onCard }: Props) {
  const { m } = useWords();
  const [turned, setTurned] = useState<{ step: Props["step"]; suit: Suit }>({ step, suit: suit ?? 0 });
  const hasSuits = DECKS[deck].suits.length > 0;
  const open = !hasSuits ? TRUMPS : turned.step === step ? turned.suit : (suit ?? turned.suit);
  const keys = keysOf(deck, open);
  const wide = keys.length > 15;
  return (
    <div>
      {hasSuits && <SuitTabs deck={deck} value={open} onChange={(next) => setTurned({ step, suit: next })} />}
      <div className={`grid min-h-[139px] auto-rows-[46px] border-rule border-t ${wide ? "grid-cols-8" : "grid-cols-5"}`}>
        {keys.map((card) => {
          const taken = chosen.includes(card);
          const wider = wide && card === EXCUSE ? "col-span-3" : "";
          if (!free.has(card) && !taken) return <span key={card} className={`border-rule border-b ${wider}`} />;
          return (
            <button
              key={card}
              type="button"
              aria-pressed={chosen.length > 0 || taken ? taken : undefined}
              aria-label={m.cards.name(deck, card)}
              className={`flex items-center justify-center border-rule border-b text-[1.25rem]/6 focus-visible:-outline-offset-2 ${wider}`}
              onClick={() => {
                setTurned({ step, suit: open });
                onCard(card);
              }}
            >
              <span className={`trim flex min-h-[34px] items-center justify-center ${taken ? "pen min-w-[34px] px-2" : ""}`}>
                <Corner deck={deck} card={card} size={14} />
                {card === EXCUSE && <span className="pl-1 text-[0.8125rem]/4">Excuse</span>}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Plain suits from the top card down, trumps from the bottom up; the Excuse last. */
function keysOf(deck: CardDeck, suit: Suit): Card[] {
  const cards = cardsOf(DECKS[deck]).filter((card) => suitOf(card) === suit && card !== EXCUSE);
  if (suit === TRUMPS) return [...cards, EXCUSE];
  const down = cards.reverse();
  // Five classes a line: the four Élèves under the Proviseur and the Profs.
  return deck === "decale" ? [...down.slice(0, 4), ...down.slice(8), ...down.slice(4, 8), EXCUSE] : [...down, EXCUSE];
}

function SuitTabs({ deck, value, onChange }: { deck: CardDeck; value: Suit; onChange: (suit: Suit) => void }) {
  const { m, lang } = useWords();
  const { t } = useReferee(lang);
  const group = useId();
  const names = [...(deck === "decale" ? m.cards.schools : m.cards.suits), t.trumps];
  return (
    <fieldset className="grid grid-cols-5">
      <legend className="sr-only">{t.suit}</legend>
      {names.map((name, suit) => (
        <label key={name} className="flex min-h-[48px] cursor-pointer items-center justify-center">
          <input
            type="radio"
            className="peer sr-only"
            name={group}
            checked={suit === value}
            onChange={() => onChange(suit as Suit)}
          />
          <span
            className={`flex h-[42px] w-[66px] flex-col items-center justify-center gap-0.5 text-[0.8125rem]/4 peer-focus-visible:outline-2 ${suit === value ? "pen" : ""}`}
          >
            {suit === TRUMPS ? (
              <span aria-hidden className="text-[0.9375rem]/4">
                1–{DECKS[deck].trumps}
              </span>
            ) : deck === "decale" ? (
              <School suit={suit} size={15} />
            ) : (
              <Pip suit={suit} size={15} />
            )}
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
