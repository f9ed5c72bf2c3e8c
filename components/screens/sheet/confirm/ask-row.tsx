import { ChoiceRow } from "#components/parts/ledger/choice-row";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { askConfirmation } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { useConfirmWords } from "./confirm-words";

/** Whether this table wants its deals confirmed. */
export function AskRow({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useConfirmWords();
  return (
    <>
      <ChoiceRow
        label={t.ask}
        labelAbove
        layout="flow"
        choices={(["no", "yes"] as const).map((value) => ({ value, label: t.asks[value] }))}
        value={sheet.asksConfirmation ? "yes" : "no"}
        onChange={(value) => void at.open.save(askConfirmation(value === "yes"))}
      />
      {sheet.asksConfirmation && <p className="edge label">{t.asked}</p>}
    </>
  );
}
