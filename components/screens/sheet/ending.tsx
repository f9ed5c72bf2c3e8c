import { QuietButton } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { leadersOf } from "#lib/rules/rules";
import { awaited, type Sheet } from "#lib/sheet/sheet";
import { hasEnded } from "#lib/shown/sheet/ended";
import type { OpenSheet } from "#lib/sync/opened";
import { close, reopen } from "./acts";

/** How the game ends, and what to do once it has. `open`: null on a phone that only follows. */
export function Ending({ sheet, open }: { sheet: Sheet; open: OpenSheet | null }) {
  const { m } = useWords();
  const t = m.screens.sheet;
  if (sheet.closed) {
    return (
      <div className="edge pt-3">
        <Result sheet={sheet} />
        {open && <QuietButton onClick={() => open.save(reopen())}>{t.reopen}</QuietButton>}
      </div>
    );
  }
  return (
    <div className="edge flex flex-wrap items-center justify-between gap-x-4">
      {sheet.over ? (
        <Result sheet={sheet} />
      ) : (
        <p className="font-sans text-hint text-ink2">
          {[sheet.target === null ? "" : t.targetIs(sheet.target), sheet.until === null ? "" : t.until(sheet.until)]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
      {open && !hasEnded(sheet) && sheet.deals.length > 0 && (
        <QuietButton onClick={() => open.save(close(sheet.over ? "points" : sheet.until ? "hour" : "agreed"))}>
          {t.close}
        </QuietButton>
      )}
    </div>
  );
}

/** Who has won, or would where the table may go on; while a contested deal may still move it, that it waits. */
function Result({ sheet }: { sheet: Sheet }) {
  const { over, reached } = useWords().m.screens.sheet;
  const waiting = awaited(sheet);
  const winners = sheet.over ? sheet.winners : leadersOf(sheet.totals);
  const isOver = hasEnded(sheet);
  if (waiting.length > 0) return <Waits deals={waiting} isOver={isOver} />;
  return <p className="text-reason">{(isOver ? over : reached)(winners.map((seat) => itemAt(sheet.names, seat)))}</p>;
}

function Waits({ deals, isOver }: { deals: readonly number[]; isOver: boolean }) {
  return <p className="text-reason text-thumb">{useWordsOf("contest").resultWaits(deals, isOver)}</p>;
}
