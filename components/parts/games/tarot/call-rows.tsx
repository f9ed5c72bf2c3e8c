import { CalledCard } from "#components/parts/games/called-card";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWords } from "#components/parts/words/words";
import { DECKS, indexOf, makeCard, parseCard } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import { ALONE } from "#lib/rules/tarot/attack";
import { isAlone } from "#lib/sheet/drafts/tarot";
import type { PartProps } from "./part";

const KING = 13;

/** The called card; alone, where it was. */
export function CallRows({ rules, draft, change }: PartProps) {
  const t = useWords().m.tarot;
  const called = parseCard(DECKS.tarot, draft.called) ?? null;
  const rank = itemAt(t.ranks, (called === null ? KING : indexOf(called)) - 10);
  return (
    <>
      <CalledCard
        game={gameOf(rules)}
        label={t.called}
        names={t.suits}
        ranks={t.ranks}
        changeRank={t.rank}
        rankLabel={t.rankOf}
        value={called}
        onChange={(card) => change({ called: makeCard(DECKS.tarot, card) })}
      />
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
