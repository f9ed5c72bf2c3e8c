"use client";
import { Suspense, useEffect, useState } from "react";
import { later } from "#components/parts/broken/later";
import { ClubNames } from "#components/parts/club/club-names";
import { useGame } from "#components/parts/games/use-game";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { QuietLink } from "#components/parts/press/buttons";
import { RuleSheet } from "#components/parts/rule/rule-sheet";
import { bringWords, useWords } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import { sayAbsent } from "#lib/shown/sheet/absent";
import { canNote, hasEnded } from "#lib/shown/sheet/may-note";
import type { Noting } from "#lib/sync/live";
import { useGivingWay } from "./live/first-rows";
import type { PageProps } from "./page-props";
import { DealScreen, inTurn, loadForm, Over, PAGES, useFormIsHere } from "./pages";
import { SheetPage } from "./sheet-page";
import { useActs } from "./use-acts";
import { goTo, toSheet, useView } from "./view";

/** Only useful with a network: not part of the page. */
const LiveSheet = later(() => import("#components/parts/live/live-sheet").then((module) => module.LiveSheet));

/** The evening's sheet, and whatever rises over it. */
export function SheetScreen() {
  const { m, lang } = useWords();
  const at = useSheet();
  const t = m.sheet;
  const cover = (text: string) => (
    <Cover
      text={text}
      isWaiting={text === t.opening}
      lang={lang}
      back={m.always.sheets}
      join={text === t.missing ? t.join : null}
    />
  );
  if (at === undefined) return cover(t.incomplete);
  if (!at?.sheet) return cover(sayAbsent(at, t));
  return (
    <Suspense fallback={cover(t.opening)}>
      <RuleSheet>
        <ClubNames sheet={at.sheet}>
          <Followed at={at} sheet={at.sheet} />
        </ClubNames>
      </RuleSheet>
    </Suspense>
  );
}

interface CoverProps {
  text: string;
  isWaiting: boolean;
  lang: string;
  back: string;
  /** A link to join, for a sheet that is on other phones. */
  join: string | null;
}

/** Shown until there is a sheet: the static part of the page, painted while the rest is loaded. */
function Cover({ text, isWaiting, lang, back, join }: CoverProps) {
  useGivingWay(!isWaiting);
  return (
    <main className="edge min-h-dvh">
      <QuietLink href={`/${lang}`}>{back}</QuietLink>
      <p className="max-w-[720px] text-title text-ink2">{text}</p>
      {join && (
        <QuietLink accent href={`/${lang}/join`}>
          {join}
        </QuietLink>
      )}
    </main>
  );
}

/** The sheet, moving with the other phones. */
function Followed({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const view = useView();
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

/** Loads what taps open, once the rows are painted; the words of the articles last: they are long, and most evenings nobody asks. */
function useLoaded({ rules: { game } }: Sheet): void {
  const { lang } = useWords();
  useEffect(() => inTurn([() => loadForm(game), ...Object.values(PAGES), () => bringWords(lang, "articles")]), [game, lang]);
}

/** The form of a deal, or the sheet with what rises over it. */
function Opened({ at: hand, sheet, others, seen }: Pick<PageProps, "at" | "sheet" | "others" | "seen">) {
  const { lang } = useWords();
  const acts = useActs(hand);
  const { at } = acts;
  useGame(sheet.rules.game);
  const view = useView();
  const [noted, setNoted] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const [cameByRows] = useState(view.page !== "deal");
  useLoaded(sheet);
  useGivingWay(true, goTo);
  const leave = (from: number, slot: number | null) => {
    if (slot !== null) setNoted(slot);
    setLeft(slot ?? from);
    if (isFromTable()) location.replace(`/${lang}/table?s=${at.open.id}`);
    else toSheet();
  };
  const known = view.page === "deal" && sheet.deals.some((deal) => deal.slot === view.slot);
  const notes = view.page === "deal" && canNote(at) && (known || !hasEnded(sheet));
  const isFormHere = useFormIsHere(sheet.rules.game, notes);
  if (notes && (isFormHere || !cameByRows)) {
    return (
      <Suspense fallback={<main className="min-h-dvh" />}>
        <DealScreen key={view.slot} {...view} at={at} sheet={sheet} others={others} onClose={(slot) => leave(view.slot, slot)} />
      </Suspense>
    );
  }
  return (
    <>
      <SheetPage at={at} sheet={sheet} noted={noted} left={left} others={others} seen={seen} acts={acts} setNoted={setNoted} />
      <Suspense>{view.page !== "sheet" && !notes && <Over at={at} sheet={sheet} view={view} />}</Suspense>
    </>
  );
}

/** The form was opened from table mode (a phone in the middle): afterwards the table is shown again. */
const isFromTable = (): boolean => new URLSearchParams(location.search).get("from") === "table";
