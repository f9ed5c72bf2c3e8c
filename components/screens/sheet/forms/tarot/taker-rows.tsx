import { CalledCard } from "#components/parts/games/called-card";
import { ChoiceRow } from "#components/parts/press/choice-row";
import { useWords } from "#components/parts/words/words";
import { DECKS, indexOf, makeCard, parseCard } from "#lib/rules/deck";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Seat } from "#lib/rules/rules";
import { ALONE } from "#lib/rules/tarot/attack";
import { isAlone, type TarotDraft, withPartner, withTaker } from "#lib/sheet/drafts/tarot";
import { table } from "#lib/sheet/drafts/tarot-table";
import { Scores } from "../form-parts";
import type { FormPart } from "../forms";

/** The ledger's own row: who takes, who is called, what each column gets. */
export function TakerRows({ rules, names, draft, reading, change }: FormPart<TarotDraft>) {
  const t = useWords().m.tarot;
  return (
    <>
      <ChoiceRow
        label={t.takes}
        asks="taker"
        className="border-stroke border-t"
        choices={names.map((name, seat) => ({ value: seat, label: name }))}
        value={draft.taker}
        onChange={(taker: Seat) => change(withTaker(draft, taker))}
      />
      {table.calls(rules) && (
        <ChoiceRow
          label={t.partner}
          asks="partner"
          className="border-rule border-t"
          columns={names}
          choices={names.map((name, seat) =>
            seat === draft.taker ? { value: seat, label: <em>{t.solo}</em>, name: t.soloOf(name) } : { value: seat, label: name },
          )}
          value={draft.partner}
          onChange={(partner: Seat) => change(withPartner(draft, partner))}
        />
      )}
      <Scores names={names} score={reading.score} />
    </>
  );
}

const KING = 13;

/** The called card; alone, where it was. */
export function CallRows({ rules, draft, change }: FormPart<TarotDraft>) {
  const { m } = useWords();
  const t = m.tarot;
  const called = parseCard(DECKS.tarot, draft.called) ?? null;
  const rank = itemAt(t.ranks, (called === null ? KING : indexOf(called)) - 10);
  return (
    <>
      <CalledCard
        game={gameOf(rules)}
        label={t.called}
        names={m.cards.suits}
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
