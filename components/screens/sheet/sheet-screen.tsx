"use client";
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { insist } from "#components/parts/broken/insist";
import { ClubNames } from "#components/parts/club/club-names";
import { deskOf } from "#components/parts/games/desk";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import type { CurveProps } from "#components/parts/ledger/curve";
import { Ledger } from "#components/parts/ledger/ledger";
import { TopBar } from "#components/parts/ledger/top-bar";
import { canNote } from "#components/parts/live/can-rule";
import { useFirstRows } from "#components/parts/live/first-rows";
import { nextTurn, rowsOf } from "#components/parts/live/rows";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { articlesIn } from "#components/parts/rule/articles";
import { RuleSheet } from "#components/parts/rule/rule-sheet";
import { useGame } from "#components/parts/words/game-words";
import { useWords } from "#components/parts/words/words";
import { gameOf } from "#lib/rules/games";
import { leadersOf, type Seat } from "#lib/rules/rules";
import { awaited, type Sheet } from "#lib/sheet/sheet";
import { hasEnded } from "#lib/shown/sheet/ended";
import { titleOf } from "#lib/shown/sheet/title";
import type { Noting } from "#lib/sync/live";
import type { DealMark } from "#messages/fr/ledger";
import { Corner, loadChanged } from "./corner";
import { loadActs, useActs } from "./use-acts";
import { useView } from "./view";

/** The ledger is on screen by then, even on a slow phone. */
const AFTER_PAINT_MS = 80;

/**
 * What a tap opens comes after the sheet itself, and before anybody can tap: the table may lose its network. Where that was quicker, what
 * has not come is asked for until it comes, and the rows stand meanwhile.
 */
const PAGES = {
  acts: loadActs,
  changed: loadChanged,
  curves: () => import("./curves"),
  deal: () => import("#components/screens/sheet/deal/deal-screen"),
  over: () => import("./over"),
  rule: () => import("#components/parts/rule/rule-page"),
  state: () => import("./state-line"),
  under: () => import("./under-rows"),
};
const Over = lazy(() => insist(PAGES.over).then((module) => ({ default: module.Over })));
const CurveTable = lazy(() => insist(PAGES.curves).then((module) => ({ default: module.CurveTable })));
const DealScreen = lazy(() => insist(PAGES.deal).then((module) => ({ default: module.DealScreen })));

/** What waits for people, and how the game ends. */
const UnderRows = lazy(() => insist(PAGES.under).then((module) => ({ default: module.UnderRows })));

/** Only of use with a network: it comes when it is asked for. */
const LiveSheet = lazy(() =>
  insist(() => import("#components/parts/live/live-sheet")).then((module) => ({ default: module.LiveSheet })),
);

const NewVersion = lazy(() =>
  insist(() => import("#components/parts/offline/new-version")).then((module) => ({ default: module.NewVersion })),
);

/** What was sent, and who else is here: after the rows, in a place that is kept for it. */
const StateLine = lazy(() => insist(PAGES.state).then((module) => ({ default: module.StateLine })));

/** Asked for at once, and nothing moves when it comes. */
let curve: ComponentType<CurveProps> = lazy(async () => ({ default: (await insist(PAGES.curves)).Curve }));
if (typeof window !== "undefined")
  PAGES.curves().then(
    ({ Curve }) => {
      curve = Curve;
    },
    () => {},
  );

/** The evening's sheet, and whatever rises over it. */
export function SheetScreen() {
  const { m, lang } = useWords();
  const at = useSheet();
  const coming = at?.lastError === "stuck" ? m.screens.sheet.stuck : m.screens.sheet.opening;
  if (!at?.ready) return <Cover text={coming} lang={lang} back={m.screens.sheet.back} />;
  const why = at.isNewer ? m.screens.sheet.newer : m.screens.sheet.missing;
  if (!at.sheet) return <Cover text={why} lang={lang} back={m.screens.sheet.back} />;
  return (
    <Suspense fallback={<Cover text={m.screens.sheet.opening} lang={lang} back={m.screens.sheet.back} />}>
      <RuleSheet>
        <ClubNames sheet={at.sheet}>
          <Followed at={at} sheet={at.sheet} />
        </ClubNames>
      </RuleSheet>
    </Suspense>
  );
}

/** What the page says before it holds a sheet: the static part, painted while the rest comes. */
function Cover({ text, lang, back }: { text: string; lang: string; back: string }) {
  return (
    <main className="edge min-h-dvh">
      <QuietLink href={`/${lang}`}>{back}</QuietLink>
      <p className="max-w-[720px] text-title text-ink2">{text}</p>
    </main>
  );
}

/** The sheet, moving with the other phones. */
function Followed({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const [view] = useView();
  const [others, setOthers] = useState<readonly Noting[]>([]);
  const [seen, setSeen] = useState(0);
  return (
    <>
      <Suspense>
        <LiveSheet
          open={at.open}
          slot={view.page === "deal" && canNote(at) ? view.slot : null}
          onNoting={setOthers}
          onSeen={setSeen}
        />
      </Suspense>
      <Opened at={at} sheet={sheet} others={others} seen={seen} />
    </>
  );
}

function Opened({ at: hand, sheet, others, seen }: Pick<PageProps, "at" | "sheet" | "others" | "seen">) {
  const words = useWords();
  const acts = useActs(hand);
  const { at } = acts;
  useGame(words.lang, sheet.rules.game);
  const [view, go] = useView();
  const [noted, setNoted] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const desk = deskOf(sheet.rules);
  useEffect(() => {
    const load = () => void Promise.all([desk.load(), ...Object.values(PAGES).map((page) => page()), articlesIn(words.lang)]);
    const timer = setTimeout(load, AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [desk, words.lang]);
  const back = () => go({ page: "sheet" });
  const known = view.page === "deal" && sheet.deals.some((deal) => deal.slot === view.slot);
  if (view.page === "deal" && canNote(at) && (known || !hasEnded(sheet))) {
    return (
      <Suspense fallback={<main className="min-h-dvh" />}>
        <DealScreen
          key={view.slot}
          at={at}
          sheet={sheet}
          slot={view.slot}
          taker={view.taker}
          onClose={(slot) => {
            if (slot !== null) setNoted(slot);
            setLeft(slot ?? view.slot);
            if (isFromTable()) location.replace(`/${words.lang}/table?s=${at.open.id}`);
            else back();
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <Page
        at={at}
        sheet={sheet}
        noted={noted}
        left={left}
        others={others}
        seen={seen}
        acts={acts}
        setNoted={setNoted}
        go={go}
        words={words}
      />
      <Suspense>{view.page !== "sheet" && <Over at={at} sheet={sheet} view={view} go={go} canNote={canNote(at)} />}</Suspense>
    </>
  );
}

/** The phone lies in the middle: once the deal is noted, it shows the table again. */
const isFromTable = (): boolean => new URLSearchParams(location.search).get("from") === "table";

interface PageProps {
  at: SheetAtHand;
  sheet: Sheet;
  noted: number | null;
  /** The deal whose form was just left. */
  left: number | null;
  others: readonly Noting[];
  seen: number;
  acts: Pick<ReturnType<typeof useActs>, "last" | "undone" | "undo">;
  setNoted: (slot: number | null) => void;
  go: ReturnType<typeof useView>[1];
  words: ReturnType<typeof useWords>;
}

function Page({ at, sheet, noted, left, others, seen, acts, setNoted, go, words }: PageProps) {
  const { m, lang } = words;
  const t = m.screens.sheet;
  const [inked, setInked] = useState<Seat | null>(null);
  const page = useRef<HTMLElement>(null);
  useFirstRows(sheet.id, page, at.lastError !== "refused");
  // Back from a form, the keyboard goes on from its line, or from the button where nothing was noted.
  useEffect(() => {
    if (left === null) return;
    const line = page.current?.querySelector<HTMLElement>(`[data-deal="${left + 1}"] button`);
    (line ?? page.current?.querySelector<HTMLElement>("[data-record]"))?.focus();
  }, [left]);
  // A long evening opens at the line to write; coming back from a form, the focus says where.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is opened, and only then
  useLayoutEffect(() => {
    if (left === null) scrollTo(0, document.documentElement.scrollHeight);
  }, []);
  const { names, rules, totals } = sheet;
  const played = sheet.deals.filter((deal) => !deal.voided);
  const pageOf = (mark?: DealMark) => (mark === "divided" || mark === "rival" ? "settle" : canNote(at) ? "deal" : "history");
  const last = noted === null ? undefined : sheet.deals.find((deal) => deal.slot === noted);
  const curve = {
    names,
    totals: sheet.deals.map((deal) => deal.totals),
    start: gameOf(rules).startTotals(rules)[0],
    inked: inked ?? leadersOf(totals)[0] ?? 0, // of six at five seats nobody leads before the first deal
  };
  const desk = deskOf(rules);
  const ended = hasEnded(sheet);
  const waits = awaited(sheet).length > 0;
  const players = names.map((name, seat) => {
    const total = totals[seat] ?? null;
    const provisional = (waits ? sheet.provisional[seat] : undefined) ?? undefined;
    return { name, total, provisional, pile: desk.Pile && <desk.Pile rules={rules} cards={total ?? 0} /> };
  });
  const record = (taker?: Seat) => go({ page: "deal", slot: sheet.nextSlot, taker });
  return (
    <main ref={page} className="flex min-h-dvh flex-col">
      <TopBar
        left={<QuietLink href={`/${lang}`}>{t.back}</QuietLink>}
        right={
          <span className="flex gap-4 max-[22rem]:gap-2.5 max-large:flex-wrap">
            <QuietButton onClick={() => go({ page: "history", slot: null })}>{t.history}</QuietButton>
            <QuietLink href={`/${lang}/table?s=${sheet.id}`}>{t.table}</QuietLink>
            <QuietButton onClick={() => go({ page: "share" })}>{t.share}</QuietButton>
          </span>
        }
      />
      <div className="edge flex items-baseline justify-between gap-4">
        <h1 className="pb-1 text-title broad:text-spread">{titleOf(sheet, lang)}</h1>
        {canNote(at) && <QuietButton onClick={() => go({ page: "people" })}>{t.people}</QuietButton>}
      </div>
      <div className="wide:flex wide:items-start">
        <div className="min-w-0 wide:order-1 wide:w-[480px] wide:shrink-0 wide:pt-6">
          {played.length > 0 && (
            <>
              <CurvePlace className="edge max-w-[720px] pt-2 pb-3 wide:hidden" height={66} {...curve} />
              <CurvePlace className="hidden pr-14 wide:block" height={240} {...curve} />
            </>
          )}
        </div>
        <div className="min-w-0 flex-1 broad:max-w-[720px]">
          <Ledger
            game={rules.game}
            players={players}
            corner={<Corner sheet={sheet} />}
            deals={rowsOf(sheet, words, noted)}
            next={ended ? undefined : nextTurn(sheet, words)}
            onDeal={({ number, mark }) => go({ page: pageOf(mark), slot: number - 1 })}
            onFigure={({ number, mark }, seat) =>
              go(mark === "rival" ? { page: "settle", slot: number - 1 } : { page: "number", slot: number - 1, seat })
            }
            onSeat={canNote(at) && !desk.noTaker ? record : undefined}
            onHead={(seat) => setInked(seat === inked ? null : seat)}
          />
          {played.length > 0 && (
            <div className="relative">
              <div className="sr-only">
                <Suspense>
                  <CurveTable names={names} totals={curve.totals} />
                </Suspense>
              </div>
            </div>
          )}
          <Suspense fallback={<div className="min-h-11" />}>
            <UnderRows at={at} sheet={sheet} canNote={canNote(at)} onWaiting={(slot) => go({ page: "history", slot })} />
          </Suspense>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 mt-auto bg-paper print:hidden broad:max-w-[720px] wide:static">
        <Suspense>
          <NewVersion />
        </Suspense>
        <div className="edge flex min-h-9 items-center justify-between gap-3">
          <Suspense>
            <StateLine
              at={at}
              sheet={sheet}
              noted={acts.last?.kind === "deal.recorded" || acts.last?.kind === "deal.replaced" ? (last?.number ?? null) : null}
              undone={acts.undone}
              others={others}
              seen={seen}
            />
          </Suspense>
          {acts.last && (
            <QuietButton
              className="text-hint"
              onClick={async () => {
                await acts.undo();
                setNoted(null);
              }}
            >
              {t.undo}
            </QuietButton>
          )}
        </div>
        <div className="edge foot flex flex-wrap items-center gap-x-4">
          <QuietLink href={`/${lang}/rules?g=${rules.game}`}>{t.rules}</QuietLink>
          <QuietLink href={`/${lang}/referee?s=${sheet.id}`}>{t.referee}</QuietLink>
          {!ended && canNote(at) && (
            <PrimaryButton data-record className="flex-1" onClick={() => record()}>
              {sheet.announced ? t.finish : t.record(sheet.nextSlot + 1)}
            </PrimaryButton>
          )}
        </div>
      </div>
    </main>
  );
}

/** The room that the curve takes is there before it is. */
function CurvePlace(props: CurveProps & { className: string; height: number }) {
  // Drawn at once where it has come already: the page takes the place of its likeness without a blink.
  const [Curve] = useState(() => curve);
  const room = (
    <figure className={props.className}>
      <div style={{ height: props.height }} />
    </figure>
  );
  return (
    <Suspense fallback={room}>
      <Curve {...props} />
    </Suspense>
  );
}
