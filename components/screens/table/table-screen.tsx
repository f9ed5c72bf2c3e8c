"use client";
import { Suspense, useEffect, useState } from "react";
import { apart } from "#components/parts/broken/later";
import { ClubNames } from "#components/parts/club/club-names";
import { Cover } from "#components/parts/door/door";
import { useGame } from "#components/parts/games/use-game";
import { type SheetAtHand, useSheet } from "#components/parts/live/use-sheet";
import { useWords, useWordsOf, warmWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import type { Sheet } from "#lib/sheet/sheet";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { hashOfView } from "#lib/shown/addresses/sheet-view";
import { sayAbsent } from "#lib/shown/sheet/absent";
import { canNote, hasEnded } from "#lib/shown/sheet/may-note";
import { turnLine } from "#lib/shown/sheet/rows";
import { seenOf } from "#lib/shown/sheet/shown-columns";
import type { Noting } from "#lib/sync/live";
import { FlatTable } from "./flat-table";
import type { PersonShown, TableProps } from "./table-props";
import { WallTable } from "./wall-table";

warmWords("table");

const LiveSheet = apart(() => import("#components/parts/live/live-sheet").then((module) => module.LiveSheet));

/** The sheet from the middle of the table, or from across the room. */
export function TableScreen() {
  const { m, lang } = useWords();
  const at = useSheet();
  const words = m.sheet;
  if (at?.sheet) {
    return (
      <Suspense fallback={<main className="min-h-dvh" />}>
        <ClubNames sheet={at.sheet}>
          <Table at={at} sheet={seenOf(at.sheet)} />
        </ClubNames>
      </Suspense>
    );
  }
  const text = at === undefined ? words.incomplete : sayAbsent(at, words);
  return <Cover text={text} back={{ href: `/${lang}`, label: m.always.sheets }} />;
}

function Table({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  const words = useWords();
  useGame(sheet.rules.game);
  const t = useWordsOf("table");
  const awake = useAwake();
  const [others, setOthers] = useState<readonly Noting[]>([]);
  const ended = hasEnded(sheet);
  const back = sheetAddress(words.lang, at.open.id);
  const people = usePeople(sheet);
  // The foot says once for all that they sit out.
  const restingAt = (person: number) => {
    const duty = person === sheet.seating.dealer ? words.m.ledger.dealer : "";
    return { ...itemAt(people, person), duty };
  };
  const props: TableProps = {
    sheet,
    people,
    resting: ended ? [] : sheet.seating.sitsOut.map(restingAt),
    detail: (!ended && turnLine(sheet, words).detail) || "",
    moved: lastPlayed(sheet)?.current ?? "",
    to: !canNote(at) ? null : ended ? back : `${back}&from=table${hashOfView({ page: "deal", slot: sheet.nextSlot })}`,
    ended,
    back,
    state: others.map(({ name, slot }) => words.m.sheet.noting(name, slot + 1)).join(" ") || (awake ? t.awake : t.mayDim),
  };
  return (
    <>
      <LiveSheet open={at.open} slot={null} onNoting={setOthers} />
      <FlatTable {...props} people={sheet.seating.seats.flatMap((person) => people[person] ?? [])} />
      <WallTable {...props} />
    </>
  );
}

const lastPlayed = ({ deals }: Sheet) => deals.findLast(({ score }) => score !== null);

/** What each side shows, by person. */
function usePeople(sheet: Sheet): readonly PersonShown[] {
  const t = useWordsOf("table");
  const { duties } = turnLine(sheet, useWords());
  const last = lastPlayed(sheet);
  return sheet.names.map((name, person) => ({
    name,
    total: sheet.totals[person] ?? null,
    change: last?.columns[person] ?? null,
    duty: hasEnded(sheet) ? "" : t.duties(duties[person] ?? []),
  }));
}

/**
 * Keeps the screen on while this is shown; asked again when the page comes back, since hiding it ends the lock. False if refused.
 */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    async function ask() {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock?.request("screen");
      } catch {
        lock = undefined;
      }
      if (gone) return void lock?.release();
      lock?.addEventListener("release", () => setAwake(false));
      setAwake(lock !== undefined);
    }
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
  return awake;
}
