import { ChoiceRow } from "#components/parts/ledger/choice-row";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWordsOf } from "#components/parts/words/words";
import { askConfirmation } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";

/** Whether this table wants its deals confirmed. */
export function AskRow({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("confirm");
  return (
    <>
      <ChoiceRow
        label={t.ask}
        layout="above"
        choices={[false, true].map((value) => ({ value, label: t.asks[value ? "yes" : "no"] }))}
        value={sheet.asksConfirmation}
        onChange={(asked) => void at.open.save(askConfirmation(asked))}
      />
      {sheet.asksConfirmation && <p className="edge label">{t.asked}</p>}
    </>
  );
}
