import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import { soon } from "#components/parts/broken/soon";
import { hallSaid } from "#components/parts/live/hall-of";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { warmWords } from "#components/parts/words/words";
import { ContestPage } from "#components/screens/sheet/contest/contest-page";
import { FigurePage } from "#components/screens/sheet/figure/figure-page";
import { HistoryPage } from "#components/screens/sheet/history/history-page";
import { PeoplePage } from "#components/screens/sheet/people/people-page";
import { SettlePage } from "#components/screens/sheet/settle/settle-page";
import type { Sheet } from "#lib/sheet/sheet";
import type { View } from "#lib/shown/addresses/sheet-view";
import { canNote } from "#lib/shown/sheet/may-note";
import { Awaiting } from "./awaiting";
import { toSheet } from "./view";

/** Loaded after the sheet, because it needs a network; but early enough to tell that there is none. */
const SharePage = later(soon(() => import("#components/screens/sheet/share/share-page").then((module) => module.SharePage)));

/** Loaded with the sheet, not at the first tap: the server may be gone by then. */
warmWords("raised", "counted", "strip", "settle", "contest", "people", "compare", "confirm", "options", "print");

/**
 * The page open over the sheet: a figure, a contest, a history, sharing. A phone that only follows can neither correct nor
 * contest.
 */
export function Over({ at, sheet, view }: { at: SheetAtHand; sheet: Sheet; view: View }) {
  const may = canNote(at);
  return (
    <Suspense key={view.page} fallback={<Awaiting onClose={toSheet} />}>
      {view.page === "share" && <SharePage at={at} sheet={sheet} />}
      {view.page === "figure" && (
        <FigurePage sheet={sheet} slot={view.slot} person={view.seat} compared={view.compared ?? false} canNote={may} />
      )}
      {view.page === "people" && may && hallSaid(sheet.id) === "" && <PeoplePage at={at} sheet={sheet} />}
      {view.page === "settle" && <SettlePage at={at} sheet={sheet} slot={view.slot} />}
      {view.page === "contest" && may && <ContestPage at={at} sheet={sheet} slot={view.slot} />}
      {view.page === "history" && <HistoryPage at={at} sheet={sheet} slot={view.slot} />}
    </Suspense>
  );
}
