import { deskOf } from "#components/parts/games/desk";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useBy } from "#components/parts/live/who";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { withdrawBet } from "#lib/sheet/change";
import { type Sheet, tableOf } from "#lib/sheet/sheet";
import type { OpenSheet } from "#lib/sync/opened";

interface Props {
  sheet: Sheet;
  /** Null on a phone that only follows: nothing can be taken back. */
  open: OpenSheet | null;
}

/** The bet of the deal being played; where two phones announced otherwise, each with who noted it, until people have kept one. */
export function Bets({ sheet, open }: Props) {
  const words = useWords();
  const t = useWordsOf("settle");
  const by = useBy(sheet);
  const { bets } = sheet;
  const says = bets.map(({ partial, seats }) => deskOf(sheet.rules).announced(partial, tableOf(sheet, seats).names, words));
  if (bets.length === 1) return <p className="edge pt-2 text-contract">{says[0]}</p>;
  return (
    <section aria-label={t.bets} className="edge pt-2">
      <p className="label text-neg">{t.bets}</p>
      {bets.map(({ event }, i) => (
        <div key={event.id} className="flex items-baseline justify-between gap-4">
          <p className="min-w-0">
            <span className="block text-contract">{says[i]}</span>
            <span className="label block">{by(event)}</span>
          </p>
          {open && <QuietButton onClick={() => void open.save(withdrawBet(event.id))}>{t.dropBet}</QuietButton>}
        </div>
      ))}
    </section>
  );
}
