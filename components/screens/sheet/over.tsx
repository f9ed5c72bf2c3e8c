import { Suspense } from "react";
import { Awaiting } from "#components/parts/broken/awaiting";
import { later } from "#components/parts/broken/later";
import { soon } from "#components/parts/broken/soon";
import { canNote } from "#components/parts/live/can-rule";
import { hallSaid } from "#components/parts/live/hall-of";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { warmWords } from "#components/parts/words/words";
import { ContestPage } from "#components/screens/sheet/contest/contest-page";
import { HistoryPage } from "#components/screens/sheet/history/history-page";
import { NumberPage } from "#components/screens/sheet/number/number-page";
import { PeoplePage } from "#components/screens/sheet/people/people-page";
import { SettlePage } from "#components/screens/sheet/settle/settle-page";
import type { Sheet } from "#lib/sheet/sheet";
import { toSheet, type View } from "./view";

/** Only of use with a network, so it comes after the sheet; but it is there to say so when the network is not. */
const SharePage = later(soon(() => import("#components/screens/sheet/share/share-page").then((module) => module.SharePage)));

/** With the sheet, not with the first tap: the table may lose its server before. */
warmWords("raised", "settle", "contest", "people", "compare", "confirm", "options", "print");

/** What rises over the sheet: a figure, a contest, a history, the ways to share. A phone that only follows can neither correct nor contest. */
export function Over({ at, sheet, view }: { at: SheetAtHand; sheet: Sheet; view: View }) {
  const may = canNote(at);
  return (
    <Suspense key={view.page} fallback={<Awaiting onClose={toSheet} />}>
      {view.page === "share" && <SharePage at={at} sheet={sheet} />}
      {view.page === "number" && (
        <NumberPage sheet={sheet} slot={view.slot} person={view.seat} compared={view.compared ?? false} canNote={may} />
      )}
      {view.page === "people" && may && hallSaid(sheet.id) === "" && <PeoplePage at={at} sheet={sheet} />}
      {view.page === "settle" && <SettlePage at={at} sheet={sheet} slot={view.slot} />}
      {view.page === "contest" && may && <ContestPage at={at} sheet={sheet} slot={view.slot} />}
      {view.page === "history" && <HistoryPage at={at} sheet={sheet} slot={view.slot} />}
    </Suspense>
  );
}
