import { Field } from "#components/parts/field/field";
import { ChoiceRow } from "#components/parts/ledger/choice-row";
import { OneOf } from "#components/parts/ledger/one-of";
import { useWordsOf } from "#components/parts/words/words";
import type { Editing } from "#lib/sheet/drafts/draft";
import { type BoardDraft, PETITS, SLAMS } from "#lib/shown/hall/board-draft";

const BOUTS = [0, 1, 2, 3] as const;

/** The deal as it was counted: bouts, points, and what is paid besides. */
export function DealRows({ draft, change }: Editing<BoardDraft>) {
  const t = useWordsOf("boards");
  return (
    <>
      <OneOf label={t.bouts} of={BOUTS} value={draft.bouts} onChange={(bouts) => change({ bouts })} />
      <Field label={t.made} inputMode="decimal" value={draft.points} maxLength={5} onText={(text) => change({ points: text })} />
      <OneOf label={t.petit} of={PETITS} say={t.petits} value={draft.petit} onChange={(petit) => change({ petit })} />
      <ChoiceRow
        label={t.poignee}
        layout="above"
        choices={t.poignees.map((label, value) => ({ value, label }))}
        value={draft.poignee}
        onChange={(poignee) => change({ poignee })}
      />
      <OneOf label={t.slam} of={SLAMS} say={t.slams} value={draft.slam} onChange={(slam) => change({ slam })} />
    </>
  );
}
