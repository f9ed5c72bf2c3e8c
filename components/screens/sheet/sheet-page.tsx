import { type RefObject, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { later } from "#components/parts/broken/later";
import { Ledger } from "#components/parts/ledger/ledger";
import { hallSaid } from "#components/parts/live/hall-of";
import { TopBar } from "#components/parts/page/top-bar";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";
import { tableRules } from "#lib/rules/games";
import type { Seat } from "#lib/rules/rules";
import { awaited, type Sheet } from "#lib/sheet/sheet";
import { hashOfView } from "#lib/shown/addresses/sheet-view";
import { deskOf } from "#lib/shown/games/desk";
import { canNote, hasEnded, pageOfRow } from "#lib/shown/sheet/may-note";
import { ledgerRows, turnLine } from "#lib/shown/sheet/rows";
import { seenOf } from "#lib/shown/sheet/shown-columns";
import { titleOf } from "#lib/shown/sheet/title";
import { CurveFigures, EveningCurve } from "./curve-place";
import { useFirstRows } from "./live/first-rows";
import type { PageProps } from "./page-props";
import { Changed, StateLine, UnderRows } from "./pages";
import { go } from "./view";

/** The evening's page: its title, its curve, its rows, and the buttons. */
export function SheetPage({ sheet: whole, ...rest }: PageProps) {
  const sheet = useMemo(() => seenOf(whole), [whole]);
  const props = { ...rest, sheet };
  const { at, left } = rest;
  const [inked, setInked] = useState<Seat | null>(null);
  const page = useRef<HTMLElement>(null);
  useFirstRows(at, page);
  useBack(page, left);
  const played = sheet.deals.some((deal) => !deal.voided);
  const record = useCallback((taker?: Seat) => go({ page: "deal", slot: sheet.nextSlot, taker }), [sheet]);
  const ink = useCallback((seat: Seat) => setInked((inked) => (seat === inked ? null : seat)), []);
  return (
    <main ref={page} className="flex min-h-dvh flex-col broad:max-wide:mx-auto broad:max-wide:max-w-[720px]">
      <SheetHead {...props} />
      <div className="wide:flex wide:items-start">
        <div className="min-w-0 wide:sticky wide:top-(--bar) wide:order-1 wide:w-[480px] wide:shrink-0 wide:pt-6">
          {played && <EveningCurve sheet={sheet} inked={inked} />}
        </div>
        <div className="min-w-0 flex-1 broad:max-w-[720px]">
          <Rows {...props} record={record} onHead={ink} />
          {played && <CurveFigures sheet={sheet} />}
          <Suspense fallback={<div className="min-h-11" />}>
            <UnderRows at={at} sheet={sheet} />
          </Suspense>
        </div>
      </div>
      <SheetFoot {...props} onRecord={() => record()} />
    </main>
  );
}

/** Where the page is scrolled to, and what has the focus. */
function useBack(page: RefObject<HTMLElement | null>, left: number | null): void {
  // Back from a form, the focus goes to the noted deal's line, or to the button if none was noted.
  useEffect(() => {
    if (left === null) return;
    const line = page.current?.querySelector<HTMLElement>(`[data-deal="${left + 1}"] button`);
    (line ?? page.current?.querySelector<HTMLElement>("[data-record]"))?.focus();
  }, [page, left]);
  // A long evening opens at its end; back from a form, the focus decides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is opened, and only then
  useLayoutEffect(() => {
    if (left === null) scrollTo(0, document.documentElement.scrollHeight);
  }, []);
}

function SheetHead({ at, sheet }: PageProps) {
  const { m, lang } = useWords();
  const t = m.sheet;
  return (
    <>
      <TopBar
        left={<QuietLink href={`/${lang}`}>{m.always.sheets}</QuietLink>}
        right={
          <span className="flex gap-4 max-[22rem]:gap-2.5 max-large:flex-wrap">
            <QuietButton onClick={() => go({ page: "history", slot: null })}>{m.always.history}</QuietButton>
            <QuietLink href={`/${lang}/table?s=${sheet.id}`}>{m.always.table}</QuietLink>
            <QuietButton onClick={() => go({ page: "share" })}>{m.always.share}</QuietButton>
          </span>
        }
      />
      <div className="edge flex items-baseline justify-between gap-4">
        <h1 className="pb-1 text-title broad:text-spread">{titleOf(sheet, m)}</h1>
        {/* At a tournament's table the hall decides who plays. */}
        {canNote(at) && hallSaid(sheet.id) === "" && (
          <QuietButton onClick={() => go({ page: "people" })}>{m.always.people}</QuietButton>
        )}
      </div>
      {/* Each figure is a stop of the Tab key: a hundred of them on a long evening. */}
      {sheet.deals.length > 0 && (
        <div className="sr-only focus-within:not-sr-only">
          <QuietButton className="px-4" onClick={toFoot}>
            {t.skip}
          </QuietButton>
        </div>
      )}
    </>
  );
}

const toFoot = () => document.querySelector<HTMLElement>("[data-foot] :is(a, button)")?.focus();

interface RowsProps extends PageProps {
  record: (taker: Seat) => void;
  onHead: (seat: Seat) => void;
}

/** The ledger: lines and figures link to their details, or to an open question. Rendered only when its content changes. */
function Rows({ at, sheet, noted, record, onHead }: RowsProps) {
  const words = useWords();
  const may = canNote(at);
  return useMemo(() => {
    const { names, rules, totals } = sheet;
    const desk = deskOf(rules);
    const waits = awaited(sheet).length > 0;
    const players = names.map((name, seat) => {
      const total = totals[seat] ?? null;
      const provisional = (waits ? sheet.provisional[seat] : undefined) ?? undefined;
      return { name, total, provisional, pile: desk.pile?.(rules, total ?? 0) };
    });
    return (
      <Ledger
        game={rules.game}
        players={players}
        corner={<Corner sheet={sheet} />}
        deals={ledgerRows(sheet, words, noted)}
        next={hasEnded(sheet) ? undefined : turnLine(sheet, words)}
        onDeal={(deal) => go({ page: pageOfRow(sheet, deal, may), slot: deal.number - 1 })}
        onFigure={({ number, mark }, seat) =>
          go(mark === "rival" ? { page: "settle", slot: number - 1 } : { page: "figure", slot: number - 1, seat })
        }
        onSeat={may && !desk.noTaker ? record : undefined}
        onHead={onHead}
      />
    );
  }, [sheet, noted, words, may, record, onHead]);
}

/** The game at as many as play now, the edition where there are several, and every rule that this table plays otherwise. */
function Corner({ sheet }: { sheet: Sheet }) {
  const { m, rules: words } = useWords();
  const { rules, seating } = sheet;
  const waiting = awaited(sheet);
  const changed = tableRules(rules);
  const { editions } = words.games[rules.game];
  return (
    <>
      <span className="block">{m.sheet.gameAt(words.names[rules.game], seating.rules.players)}</span>
      {Object.keys(editions).length > 1 && <span className="block">{editions[rules.edition]}</span>}
      {changed.length > 0 && (
        <details className="pt-0.5">
          <summary className="flex min-h-11 cursor-pointer items-center">
            {m.sheet.tableRules}
            {changed.length > 1 && ` (${changed.length})`}
          </summary>
          <Suspense>
            <Changed game={rules.game} changed={changed} />
          </Suspense>
        </details>
      )}
      {waiting.length > 0 && <span className="block pt-1 text-running">{m.ledger.without(waiting)}</span>}
    </>
  );
}

const NewVersion = later(() => import("#components/parts/offline/new-version").then((module) => module.NewVersion));

/** At the foot: the state of the last act and its undoing, the rules, the referee, the next deal. */
function SheetFoot(props: PageProps & { onRecord: () => void }) {
  const { at, sheet, onRecord } = props;
  const { m, lang } = useWords();
  const t = m.sheet;
  return (
    <div className="sticky bottom-0 z-10 mt-auto bg-paper print:hidden broad:max-w-[720px]">
      <Suspense>
        <NewVersion />
      </Suspense>
      <div className="edge flex min-h-9 flex-wrap items-center gap-x-3">
        <Suspense>
          <StateLine {...props} />
        </Suspense>
      </div>
      <div data-foot className="edge foot flex flex-wrap items-center gap-x-4 max-[22rem]:gap-x-3">
        <QuietLink href={`/${lang}/rules?g=${sheet.rules.game}&s=${sheet.id}`}>{m.always.rules}</QuietLink>
        <QuietLink href={`/${lang}/referee?s=${sheet.id}`}>{m.always.referee}</QuietLink>
        {!hasEnded(sheet) && canNote(at) && (
          <PrimaryButton
            data-record={hashOfView({ page: "deal", slot: sheet.nextSlot })}
            className="flex-1 px-2! max-[22rem]:text-[1rem]!"
            onClick={onRecord}
          >
            {sheet.announced ? t.finish : t.record(sheet.nextSlot + 1)}
          </PrimaryButton>
        )}
      </div>
    </div>
  );
}
