import { Field } from "#components/parts/field/field";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words";
import type { Editing } from "#lib/sheet/drafts/draft";
import { type BoardDraft, PETITS, SLAMS } from "#lib/shown/hall/board-draft";

const BOUTS = [0, 1, 2, 3] as const;

/** The deal as it was counted: bouts, points, and what is paid besides. */
export function DealRows({ draft, change }: Editing<BoardDraft>) {
  const t = useWordsOf("boards");
  return (
    <>
      <ChoiceRow
        label={t.bouts}
        layout="above"
        choices={BOUTS.map((value) => ({ value, label: String(value) }))}
        value={draft.bouts}
        onChange={(bouts) => change({ bouts })}
      />
      <Field label={t.made} inputMode="decimal" value={draft.points} maxLength={5} onText={(text) => change({ points: text })} />
      <ChoiceRow
        label={t.petit}
        layout="above"
        choices={PETITS.map((value) => ({ value, label: t.petits[value] }))}
        value={draft.petit}
        onChange={(petit) => change({ petit })}
      />
      <ChoiceRow
        label={t.poignee}
        layout="above"
        choices={t.poignees.map((label, value) => ({ value, label }))}
        value={draft.poignee}
        onChange={(poignee) => change({ poignee })}
      />
      <ChoiceRow
        label={t.slam}
        layout="above"
        choices={SLAMS.map((value) => ({ value, label: t.slams[value] }))}
        value={draft.slam}
        onChange={(slam) => change({ slam })}
      />
    </>
  );
}
