import { QuietButton } from "#components/parts/ledger/buttons";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { leadersOf } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";
import { close, reopen } from "./acts";

/** How the game ends, and what to do once it has. */
export function Ending({ at, sheet, canNote }: { at: SheetAtHand; sheet: Sheet; canNote: boolean }) {
  const { m } = useWords();
  const t = m.screens.sheet;
  const winners = (sheet.over ? sheet.winners : leadersOf(sheet.totals)).map((seat) => itemAt(sheet.names, seat));
  if (sheet.closed) {
    return (
      <div className="edge pt-3">
        <p className="text-reason">{t.over(winners)}</p>
        {canNote && <QuietButton onClick={() => at.open.save(reopen())}>{t.reopen}</QuietButton>}
      </div>
    );
  }
  return (
    <div className="edge flex flex-wrap items-center justify-between gap-x-4">
      {sheet.over ? (
        <p className="text-reason">{t.over(winners)}</p>
      ) : (
        <p className="font-sans text-hint text-ink2">
          {[sheet.target === null ? "" : t.targetIs(sheet.target), sheet.until === null ? "" : t.until(sheet.until)]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
      {canNote && sheet.deals.length > 0 && (
        <QuietButton onClick={() => at.open.save(close(sheet.over ? "points" : sheet.until ? "hour" : "agreed"))}>
          {t.close}
        </QuietButton>
      )}
    </div>
  );
}
