import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import { ConfirmSign } from "#components/parts/ledger/sign";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { WithoutHttps } from "#components/parts/offline/without-https";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { spaced } from "#lib/rules/lists";
import { leadersOf } from "#lib/rules/rules";
import { awaitsConfirmation } from "#lib/sheet/awaiting";
import { withdrawBet } from "#lib/sheet/change";
import { areConfirmed } from "#lib/sheet/confirm";
import { awaited, type Sheet, tableOf } from "#lib/sheet/sheet";
import { deskOf } from "#lib/shown/games/desk";
import { whyClosed } from "#lib/shown/sheet/ending";
import { canNote, hasEnded } from "#lib/shown/sheet/may-note";
import { refusalsOf } from "#lib/shown/sheet/refusals";
import { signsOf } from "#lib/shown/sheet/signs";
import type { OpenSheet } from "#lib/sync/opened";
import { close, reopen } from "./acts";
import { PendingDisputes } from "./contest/pending-disputes";
import { DealLine } from "./deal-line";
import { HallStrip } from "./hall-strip";
import { useBy } from "./live/who";
import { go } from "./view";

/** Only useful with a network: not part of this chunk. */
const SeasonLine = later(() => import("./club/season-line").then((module) => module.SeasonLine));

/** Open questions, and how the game ends: one chunk, loaded once the rows are painted. */
export function UnderRows({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  // A phone that only follows can withdraw nothing.
  const open = canNote(at) ? at.open : null;
  return (
    <>
      <HallStrip at={at} />
      {sheet.asksConfirmation && <ConfirmNote sheet={sheet} />}
      {sheet.bets.length > 0 && <Bets sheet={sheet} open={open} />}
      {sheet.disputes.length > 0 && <PendingDisputes sheet={sheet} open={open} />}
      {at.rejected.length > 0 && <Refused at={at} sheet={sheet} />}
      <Ending sheet={sheet} open={open} />
      <Suspense>
        <SeasonLine at={at} sheet={sheet} />
      </Suspense>
      <Suspense>{isGuest(at) && <WithoutHttps />}</Suspense>
    </>
  );
}

/** Came to the sheet by its code, and may never have seen home, which says where sheets are kept. */
const isGuest = ({ role }: SheetAtHand): boolean => role === "player" || role === "viewer";

/** Refused entries stay in view, with figures and reason, until they are accepted or given up. */
function Refused({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
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

/** At a table that confirms deals: explains the signs, and lists the deals that wait. Contests are told in their rows. */
function ConfirmNote({ sheet }: { sheet: Sheet }) {
  const { m, t } = useWordsAnd("confirm");
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

interface BetsProps {
  sheet: Sheet;
  /** Null on a phone that only follows: nothing can be taken back. */
  open: OpenSheet | null;
}

/** The bet of the deal being played; if two phones announced different ones, each with its phone, until one is kept. */
function Bets({ sheet, open }: BetsProps) {
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

/** How the game ends, and what to do once it has. `open`: null on a phone that only follows. */
function Ending({ sheet, open }: { sheet: Sheet; open: OpenSheet | null }) {
  const t = useWordsOf("state").ending;
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
          {spaced(sheet.target !== null && t.targetIs(sheet.target), sheet.until !== null && t.until(sheet.until))}
        </p>
      )}
      {open && !hasEnded(sheet) && sheet.deals.length > 0 && (
        <QuietButton onClick={() => open.save(close(whyClosed(sheet)))}>{t.close}</QuietButton>
      )}
    </div>
  );
}

/** Who has won, or would if the game ended now; or that a contested deal may still change it. */
function Result({ sheet }: { sheet: Sheet }) {
  const { over, reached } = useWordsOf("state").ending;
  const waiting = awaited(sheet);
  const isOver = hasEnded(sheet);
  if (waiting.length > 0) return <Waits deals={waiting} isOver={isOver} />;
  return (
    <p className="text-reason">{(isOver ? over : reached)(leadersOf(sheet.totals).map((seat) => itemAt(sheet.names, seat)))}</p>
  );
}

function Waits({ deals, isOver }: { deals: readonly number[]; isOver: boolean }) {
  return <p className="text-reason text-thumb">{useWordsOf("contest").resultWaits(deals, isOver)}</p>;
}
