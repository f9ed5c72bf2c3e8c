import { QuietButton } from "#components/parts/ledger/buttons";
import { refusalsOf } from "#components/parts/live/refusals";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { DealLine } from "./deal-line";

/** What the server refused stays in view, with its figures and the reason, until it is taken or given up. */
export function Refused({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const words = useWords();
  const t = useWordsOf("settle");
  return (
    <section aria-label={t.refusals} className="pt-4">
      <h2 className="edge label">{t.refusals}</h2>
      {refusalsOf(sheet, at.rejected, words, t).map(({ event, what, why, row }) => (
        <div key={event} className="border-rule border-b">
          <p className="edge pt-2 text-reason">
            {what}. <span className="text-neg">{why}</span>
          </p>
          {row && <DealLine named sheet={sheet} row={row} />}
          <div className="edge flex gap-4">
            <QuietButton onClick={() => at.open.retry(event)}>{t.sendAgain}</QuietButton>
            <QuietButton onClick={() => at.open.giveUp(event)}>{t.giveUp}</QuietButton>
          </div>
        </div>
      ))}
    </section>
  );
}
