import { useId, useState } from "react";
import { Pip } from "#components/parts/cards/pip";
import { ChoiceRow, Ring } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import { DECKS } from "#lib/rules/deck";
import { itemAt } from "#lib/rules/item-at";
import { ALONE } from "#lib/rules/tarot/attack";
import { isAlone } from "#lib/sheet/drafts/tarot";
import type { PartProps } from "./part";
import { rankOf } from "./say";

const KING = 14;
const RANKS = [KING, 13, 12, 11];
const { suits } = DECKS.tarot;

/** The called card by its suit; another rank is folded away; alone, where the card was. */
export function CallRows({ draft, change }: PartProps) {
  const { m } = useWords();
  const t = m.tarot;
  const group = useId();
  const [open, setOpen] = useState(false);
  const [rank, setRank] = useState(rankOf(draft.called) ?? KING);
  const suit = draft.called?.[0] ?? null;
  return (
    <>
      <fieldset className="edge flex min-h-[46px] items-center pt-1">
        <legend className="sr-only">{t.called}</legend>
        <button
          type="button"
          className="label min-h-11 min-w-11 shrink-0 pr-1 text-left"
          aria-label={t.rank(rank)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t.ranks[rank]} <span aria-hidden>{open ? "⌄" : "›"}</span>
        </button>
        <div className="-mr-[7px] flex min-w-0 flex-1 flex-wrap justify-between">
          {suits.map((id, index) => (
            <Ring
              key={id}
              group={group}
              choice={{ value: id, label: <SuitLabel index={index} />, name: itemAt(t.suits, index) }}
              chosen={id === suit}
              onChoose={() => change({ called: `${id}-${rank}` })}
            />
          ))}
        </div>
      </fieldset>
      {open && (
        <ChoiceRow
          label={t.rankOf}
          hideLabel
          layout="spread"
          choices={RANKS.map((value) => ({ value, label: itemAt(t.ranks, value) }))}
          value={rank}
          onChange={(next) => {
            setRank(next);
            if (suit) change({ called: `${suit}-${next}` });
          }}
        />
      )}
      {isAlone(draft) && (
        <ChoiceRow
          label={t.soloLabel}
          layout="flow"
          choices={ALONE.map((value) => ({ value, label: t.alone[value](rank) }))}
          value={draft.alone}
          onChange={(alone) => change({ alone })}
        />
      )}
    </>
  );
}

function SuitLabel({ index }: { index: number }) {
  const { m } = useWords();
  return (
    <span className="trim block text-contract">
      <Pip suit={index} /> {m.tarot.suits[index]}
    </span>
  );
}
