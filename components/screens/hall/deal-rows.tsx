import { Field } from "#components/parts/field/field";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { useWordsOf } from "#components/parts/words/words-of";
import { type BoardDraft, PETITS, SLAMS } from "#lib/shown/hall/board-draft";

interface Props {
  draft: BoardDraft;
  change: (changes: Partial<BoardDraft>) => void;
}

const BOUTS = [0, 1, 2, 3] as const;

/** The deal as it was counted: bouts, points, and what is paid besides. */
export function DealRows({ draft, change }: Props) {
  const t = useWordsOf("boards");
  return (
    <>
      <ChoiceRow
        label={t.bouts}
        labelAbove
        layout="flow"
        choices={BOUTS.map((value) => ({ value, label: String(value) }))}
        value={draft.bouts}
        onChange={(bouts) => change({ bouts })}
      />
      <Field
        label={t.made}
        inputMode="decimal"
        value={draft.points}
        maxLength={5}
        onChange={(event) => change({ points: event.target.value })}
      />
      <ChoiceRow
        label={t.petit}
        labelAbove
        layout="flow"
        choices={PETITS.map((value) => ({ value, label: t.petits[value] }))}
        value={draft.petit}
        onChange={(petit) => change({ petit })}
      />
      <ChoiceRow
        label={t.poignee}
        labelAbove
        layout="flow"
        choices={t.poignees.map((label, value) => ({ value, label }))}
        value={draft.poignee}
        onChange={(poignee) => change({ poignee })}
      />
      <ChoiceRow
        label={t.slam}
        labelAbove
        layout="flow"
        choices={SLAMS.map((value) => ({ value, label: t.slams[value] }))}
        value={draft.slam}
        onChange={(slam) => change({ slam })}
      />
    </>
  );
}
