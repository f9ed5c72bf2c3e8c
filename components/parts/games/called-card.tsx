// This folder: what pages of any game share: its code, once it is here, and a card that is called.
import { useId, useState } from "react";
import { Pip, School } from "#components/parts/cards/pip";
import { OneOf, Ring } from "#components/parts/press/choice-row";
import { type Card, indexOf, suitOf } from "#lib/rules/deck";
import type { Game } from "#lib/rules/game";
import { itemAt } from "#lib/rules/item-at";

/** By their places in a suit, the usual one first. */
const HEADS = [13, 12, 11, 10];

interface Props {
  game: Pick<Game, "calls" | "deck">;
  label: string;
  /** By suit, or school. */
  names: readonly string[];
  /** From the jack up. */
  ranks: readonly string[];
  /** The words that ask for another rank: on the button that opens it, and over the ranks. */
  changeRank: (rank: string) => string;
  rankLabel: string;
  value: Card | null;
  onChange: (card: Card) => void;
}

/** The called card by its suit: a king, or the rank that was called when all four kings are in hand; a Proviseur at décalé. */
export function CalledCard({ game, label, names, ranks, changeRank, rankLabel, value, onChange }: Props) {
  const group = useId();
  const [open, setOpen] = useState(false);
  const [rank, setRank] = useState(value === null ? game.deck.ranks.length - 1 : indexOf(value));
  const suit = value === null ? null : suitOf(value);
  const isTop = game.calls === "top";
  const named = (head: number) => itemAt(ranks, head - 10);
  const pick = (next: number) => {
    setRank(next);
    if (suit !== null) onChange((suit << 5) | next);
  };
  return (
    <>
      <fieldset className="edge flex min-h-[46px] items-center">
        <legend className="sr-only">{label}</legend>
        {isTop ? (
          <span aria-hidden className="label trim w-[60px] shrink-0 max-large:w-full">
            {label}
          </span>
        ) : (
          <RankButton rank={named(rank)} said={changeRank(named(rank))} open={open} onToggle={() => setOpen(!open)} />
        )}
        <div className="-mr-[7px] flex min-w-0 flex-1 flex-wrap justify-between max-large:basis-full">
          {names.map((name, index) => (
            <Ring
              key={name}
              group={group}
              choice={{ value: index, label: <Suit isSchool={isTop} suit={index} name={name} />, name }}
              chosen={suit === index}
              onChoose={() => onChange((index << 5) | rank)}
            />
          ))}
        </div>
      </fieldset>
      {open && <OneOf label={rankLabel} hideLabel layout="spread" of={HEADS} say={named} value={rank} onChange={pick} />}
    </>
  );
}

const Suit = ({ isSchool, suit, name }: { isSchool: boolean; suit: number; name: string }) => (
  <span className="trim block text-contract">
    {isSchool ? <School suit={suit} /> : <Pip suit={suit} />} {name}
  </span>
);

function RankButton({ rank, said, open, onToggle }: { rank: string; said: string; open: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className="label min-h-11 min-w-11 shrink-0 pr-1 text-left"
      aria-label={said}
      aria-expanded={open}
      onClick={onToggle}
    >
      <span className="trim block">
        {rank} <span aria-hidden>{open ? "⌄" : "›"}</span>
      </span>
    </button>
  );
}
