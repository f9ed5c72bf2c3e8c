"use client";
import { lazy, Suspense, useState } from "react";
import { hasEnded } from "#components/sheet/ended";
import { nextTurn } from "#components/sheet/rows";
import { type SheetAtHand, useSheet } from "#components/sheet/use-sheet";
import { useGame } from "#components/words/game-words";
import { useWords } from "#components/words/words";
import type { Points } from "#lib/rules/rules";
import type { Sheet } from "#lib/sheet/sheet";
import type { Noting } from "#lib/sync/live";
import { FlatTable } from "./flat-table";
import { useTableWords } from "./table-words";
import { useAwake } from "./use-awake";
import { WallTable } from "./wall-table";

const LiveSheet = lazy(() => import("#components/share/live-sheet").then((module) => ({ default: module.LiveSheet })));

/** What each side reads of its own player. */
export interface Place {
  readonly name: string;
  readonly total: Points;
  /** Of the last deal that was played; null before the first, or when it left this player out. */
  readonly change: Points | null;
  /** "parle et entame". */
  readonly duty: string;
}

export interface TableProps {
  readonly sheet: Sheet;
  readonly places: readonly Place[];
  /** Changes with every deal noted or corrected: what is new holds an underline for a moment. */
  readonly moved: string;
  /** To the form of the next deal, or to the sheet once the game is over. */
  readonly note: string;
  readonly canNote: boolean;
  readonly ended: boolean;
  readonly back: string;
  /** Who notes a deal elsewhere, or whether the screen stays on. */
  readonly state: string;
}

/** The sheet from the middle of the table, or from across the room. */
export function TableScreen() {
  const { m, lang } = useWords();
  const at = useSheet();
  const words = m.screens.sheet;
  if (at?.sheet) {
    return (
      <Suspense fallback={<main className="min-h-dvh" />}>
        <Table at={at} sheet={at.sheet} />
      </Suspense>
    );
  }
  return (
    <main className="edge min-h-dvh pt-[env(safe-area-inset-top)]">
      <a className="inline-flex min-h-11 items-center font-sans text-quiet font-medium" href={`/${lang}`}>
        {words.back}
      </a>
      <h1 className="text-title text-ink2">{at?.ready ? words.missing : words.opening}</h1>
    </main>
  );
}

function Table({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const words = useWords();
  useGame(words.lang, sheet.rules.game);
  const t = useTableWords();
  const awake = useAwake();
  const [others, setOthers] = useState<readonly Noting[]>([]);
  const ended = hasEnded(sheet);
  const back = `/${words.lang}/sheet?s=${at.open.id}`;
  const last = sheet.deals.findLast((deal) => deal.score !== null);
  const { duties } = nextTurn(sheet, words);
  const props: TableProps = {
    sheet,
    places: sheet.names.map((name, seat) => ({
      name,
      total: sheet.totals[seat] as Points,
      change: last?.score?.scores[seat] ?? null,
      duty: ended ? "" : t.duties(duties[seat] ?? []),
    })),
    moved: last?.current ?? "",
    note: `${back}&from=table#donne-${sheet.nextSlot + 1}`,
    canNote: at.role !== "viewer",
    ended,
    back,
    state: others.map(({ name, slot }) => words.m.screens.sheet.noting(name, slot + 1)).join(" ") || (awake ? t.awake : t.mayDim),
  };
  return (
    <>
      <Suspense>
        <LiveSheet open={at.open} slot={null} onNoting={setOthers} />
      </Suspense>
      <FlatTable {...props} />
      <WallTable {...props} />
    </>
  );
}
