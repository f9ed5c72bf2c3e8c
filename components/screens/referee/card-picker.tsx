// This folder: the referee of a trick, a hand or a whole deal, and the code.
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { Emblem } from "#components/parts/cards/pip";
import { usePress } from "#components/parts/press/use-keys";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { type Card, type Deck, EXCUSE, type Suit, TRUMPS } from "#lib/rules/deck";
import { endTyping, NOTHING_TYPED, type Typed, typeKey } from "#lib/sheet/drafts/typed-card";
import { keysInLine, plainKeys, trumpKeys } from "#lib/shown/referee/picker-keys";
import { Corner } from "./corner";
import { useReferee } from "./referee";

interface Props {
  deck: Deck;
  /** The cards that can be picked; the others leave their place empty, so that keys never move. */
  free: ReadonlySet<Card>;
  /** Cards already picked; the same tap takes them back. */
  chosen?: readonly Card[];
  /** The suit to open on at this step: the one that is led. */
  suit: Suit | null;
  /** Changes with every card laid: the picker then goes back to the suit led. */
  step: number | string;
  onCard: (card: Card) => void;
  /** What Backspace does; null while there is nothing to take back. */
  onUndo: (() => void) | null;
}

/** The arrows go from key to key: one step, or one line. */
const STEPS: Readonly<Record<string, (line: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (line) => -line,
  ArrowDown: (line) => line,
};

const COLUMNS = { 7: "grid-cols-7", 8: "grid-cols-8 max-[22rem]:grid-cols-7" } as const;

/** One suit at a time under the thumb, high cards first; the trumps and the Excuse always in reach. */
export function CardPicker({ deck, free, chosen = [], suit, step, onCard, onUndo }: Props) {
  const picker = useRef<HTMLDivElement>(null);
  const [turned, setTurned] = useState<{ step: Props["step"]; suit: Suit }>({ step, suit: suit === TRUMPS ? 0 : (suit ?? 0) });
  const hasSuits = deck.suits.length > 0;
  const line = keysInLine(deck);
  const open = turned.step === step || suit === TRUMPS ? turned.suit : (suit ?? turned.suit);
  const pick = (card: Card) => {
    setTurned({ step, suit: open });
    onCard(card);
  };
  const inView = hasSuits && suit !== TRUMPS ? open : TRUMPS;
  const typed = useTypedCard({ deck, free, open: inView, onCard: pick, onUndo }, picker);
  const hint = useId();
  const key = (card: Card, className = "") => (
    <Key key={card} deck={deck} card={card} taken={chosen.includes(card)} free={free} className={className} onPick={pick} />
  );
  const cell = (card: Card | null, nth: number, look = "") =>
    card === null ? <span key={`empty ${nth}`} className="border-rule border-b" /> : key(card, `border-rule border-b ${look}`);
  return (
    <div ref={picker}>
      <TypedHint id={hint} deck={deck} typed={typed} />
      {hasSuits && (
        <div className="grid grid-cols-5 max-large:grid-cols-3">
          <SuitTabs deck={deck} value={open} onChange={(next) => setTurned({ step, suit: next })} />
          {key(EXCUSE)}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus between its buttons */}
      <div
        aria-describedby={hint}
        onKeyDown={moveFocus}
        className={`grid auto-rows-[44px] border-rule border-t ${COLUMNS[line]}`}
      >
        {hasSuits && plainKeys(deck, open).map((card, nth) => cell(card, nth))}
        {trumpKeys(deck).map((card, nth) => cell(card, nth, hasSuits && nth < line ? "border-t border-t-rule2" : ""))}
        {!hasSuits && key(EXCUSE, "col-span-3 border-rule border-b")}
      </div>
    </div>
  );
}

interface HintProps {
  id: string;
  deck: Deck;
  typed: ReturnType<typeof useTypedCard>;
}

/** What was typed so far, or a hint that cards may be typed, on devices with a keyboard. */
function TypedHint({ id, deck, typed: { text, refused } }: HintProps) {
  const { t } = useReferee();
  const isIdle = text === "" && refused === null;
  return (
    <p
      id={id}
      aria-live="polite"
      className={`edge min-h-5 font-sans text-hint text-ink2 ${isIdle ? "hidden [@media(hover:hover)_and_(pointer:fine)]:block" : ""}`}
    >
      {text !== "" ? t.typing(text) : refused ? t.typedNoCard(refused) : t.keyboard[deck.id]}
    </p>
  );
}

interface KeyProps {
  deck: Deck;
  card: Card;
  taken: boolean;
  free: ReadonlySet<Card>;
  className: string;
  onPick: (card: Card) => void;
}

/** A card that can be picked, or picked already; else its empty place. */
function Key({ deck, card, taken, free, className, onPick }: KeyProps) {
  const { m } = useWords();
  if (!free.has(card) && !taken) return <span className={className} />;
  return (
    <button
      type="button"
      aria-pressed={taken || undefined}
      aria-label={m.cards.name(deck, card)}
      className={`flex min-w-[44px] items-center justify-center text-[min(1.25rem,8vw)]/6 focus-visible:-outline-offset-2 ${className}`}
      onClick={() => onPick(card)}
    >
      <span className={`trim flex min-h-[34px] flex-wrap items-center justify-center ${taken ? "pen min-w-[34px] px-1" : ""}`}>
        <Corner deck={deck} card={card} size={14} />
        {card === EXCUSE && <span className="pl-1 text-[0.8125rem]/4">Excuse</span>}
      </span>
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const line = getComputedStyle(event.currentTarget).gridTemplateColumns.split(" ").length;
  const step = STEPS[event.key]?.(line);
  const cells = [...event.currentTarget.children];
  const at = cells.indexOf(event.target as Element);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  // A place left empty is stepped over.
  let next = at + step;
  while (cells[next] && !(cells[next] instanceof HTMLButtonElement)) next += step;
  (cells[next] as HTMLButtonElement | undefined)?.focus();
}

function SuitTabs({ deck, value, onChange }: { deck: Deck; value: Suit; onChange: (suit: Suit) => void }) {
  const { m } = useWords();
  const { t } = useReferee();
  const group = useId();
  const names = m.cards[deck.emblems];
  return (
    <fieldset className="col-span-4 grid grid-cols-4 max-large:col-span-2 max-large:grid-cols-2">
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
            className={`flex min-h-[42px] min-w-[58px] flex-col items-center justify-center gap-0.5 text-[0.8125rem]/4 peer-focus-visible:outline-2 ${suit === value ? "pen" : ""}`}
          >
            <Emblem deck={deck} suit={suit} size={15} />
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Picking extends Pick<Props, "deck" | "free" | "onCard" | "onUndo"> {
  /** The suit in view. */
  open: Suit;
}

/** Cards typed at a keyboard while the picker is in view: "rc", "21", "ex"; Enter ends, Backspace undoes, Escape forgets. */
function useTypedCard({ deck, free, open, onCard, onUndo }: Picking, picker: RefObject<Element | null>): Typed {
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
