import { OneOf } from "#components/parts/ledger/choice-row";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWordsOf } from "#components/parts/words/words";
import { askConfirmation } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";

/** Whether this table wants its deals confirmed. */
export function AskRow({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const t = useWordsOf("confirm");
  return (
    <>
      <OneOf
        label={t.ask}
        of={[false, true]}
        say={(value) => t.asks[value ? "yes" : "no"]}
        value={sheet.asksConfirmation}
        onChange={(asked) => void at.open.save(askConfirmation(asked))}
      />
      {sheet.asksConfirmation && <p className="edge label">{t.asked}</p>}
    </>
  );
}
