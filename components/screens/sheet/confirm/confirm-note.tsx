import { ConfirmSign } from "#components/parts/ledger/sign";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { awaitsConfirmation } from "#lib/sheet/awaiting";
import { areConfirmed } from "#lib/sheet/confirm";
import type { Sheet } from "#lib/sheet/sheet";
import { signsOf } from "#lib/shown/sheet/signs";
import { go } from "../view";

/** Under the ledger of a table that asks: what the signs in it say, and which deals wait; a contest says itself in its row. */
export function ConfirmNote({ sheet }: { sheet: Sheet }) {
  const { m } = useWords();
  const t = useWordsOf("confirm");
  const waiting = sheet.deals.filter((deal) => awaitsConfirmation(sheet, deal));
  const first = waiting[0];
  const signs = signsOf(sheet);
  if (signs.length === 0) return null;
  return (
    <div className="edge flex flex-wrap items-center justify-between gap-x-4 font-sans text-hint text-ink2">
      <span className="inline-flex min-h-9 items-center gap-3" aria-hidden>
        {signs.map((state) => (
          <span key={state} className="inline-flex items-center gap-1">
            <ConfirmSign state={state} /> {m.ledger.confirmation[state]}
          </span>
        ))}
      </span>
      {first ? (
        <button type="button" className="min-h-11 font-medium text-ink" onClick={() => go({ page: "history", slot: first.slot })}>
          {t.waiting(waiting.map(({ number }) => number))} ›
        </button>
      ) : (
        areConfirmed(sheet) && <span className="inline-flex min-h-11 items-center">{t.all}</span>
      )}
    </div>
  );
}
