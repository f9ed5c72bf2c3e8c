import { Figure } from "#components/parts/ledger/figure";
import { useBy } from "#components/parts/live/who";
import { useWordsOf } from "#components/parts/words/words";
import { endOf } from "#lib/sheet/drafts/ruling";
import { type Contest, type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { useBys } from "./bys";

/** Every contest of a deal, with how it ended: who, when, in whose words. */
export function ContestRows({ sheet, deal }: { sheet: Sheet; deal: SheetDeal }) {
  return deal.contests.map((contest) => <ContestRow key={contest.event} sheet={sheet} deal={deal} contest={contest} />);
}

function ContestRow({ sheet, deal, contest }: { sheet: Sheet; deal: SheetDeal; contest: Contest }) {
  const { note, event, ruling } = contest;
  const t = useWordsOf("contest");
  const h = useWordsOf("raised").history;
  const by = useBy(sheet);
  const bys = useBys(sheet.id);
  const pending = (id: string) => (sheet.unsent.includes(id) ? `, ${h.pending}` : "");
  return (
    <div className="edge pt-1">
      <p className="label">
        <span className={ruling ? "" : "text-thumb"}>{t.contested}</span>, {by(contest)}
        {pending(event)}
      </p>
      <p className="max-w-[36rem] text-prose wrap-anywhere">{t.why(note)}</p>
      {ruling && (
        <>
          <p className="label pt-1">
            {t.decided(t.ended[endOf(deal, ruling)])}
            {ruling.by && ` (${bys[ruling.by] ?? ruling.by})`}, {by(ruling)}
            {pending(ruling.event)}
          </p>
          {ruling.note && <p className="max-w-[36rem] text-prose wrap-anywhere">{t.why(ruling.note)}</p>}
          {ruling.points && (
            <p className="grid auto-cols-fr grid-flow-col text-right text-figure">
              {tableOf(sheet, deal.seats).names.map((name, seat) => (
                <span key={name}>
                  <span className="sr-only">{name} </span>
                  <Figure value={ruling.points?.[seat] ?? 0} />
                </span>
              ))}
            </p>
          )}
        </>
      )}
    </div>
  );
}
