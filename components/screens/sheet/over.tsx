"use client";
import { Suspense } from "react";
import { Awaiting } from "#components/parts/broken/awaiting";
import { later } from "#components/parts/broken/later";
import { soon } from "#components/parts/broken/soon";
import { hallSaid } from "#components/parts/live/hall-of";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { warmWords } from "#components/parts/words/words";
import { ContestPage } from "#components/screens/sheet/contest/contest-page";
import { HistoryPage } from "#components/screens/sheet/history/history-page";
import { NumberPage } from "#components/screens/sheet/number/number-page";
import { PeoplePage } from "#components/screens/sheet/people/people-page";
import { SettlePage } from "#components/screens/sheet/settle/settle-page";
import type { Sheet } from "#lib/sheet/sheet";
import type { View } from "./view";

/** Only of use with a network, so it comes after the sheet; but it is there to say so when the network is not. */
const SharePage = later(soon(() => import("#components/screens/sheet/share/share-page").then((module) => module.SharePage)));

/** With the sheet, not with the first tap: the table may lose its server before. */
warmWords("raised", "settle", "contest", "people", "compare", "confirm", "options", "print");

interface Props {
  at: SheetAtHand;
  sheet: Sheet;
  view: View;
  go: (view: View) => void;
  /** A phone that only follows can neither correct nor contest. */
  canNote: boolean;
}

/** What rises over the sheet: a figure, a contest, a history, the ways to share. */
export function Over({ at, sheet, view, go, canNote }: Props) {
  const back = () => go({ page: "sheet" });
  return (
    <Suspense key={view.page} fallback={<Awaiting onClose={back} />}>
      {view.page === "share" && <SharePage at={at} sheet={sheet} onClose={back} />}
      {view.page === "number" && (
        <NumberPage
          sheet={sheet}
          slot={view.slot}
          person={view.seat}
          compared={view.compared ?? false}
          onCompare={(compared) => go({ page: "number", slot: view.slot, seat: view.seat, ...(compared && { compared }) })}
          onClose={back}
          onCorrect={canNote ? () => go({ page: "deal", slot: view.slot }) : undefined}
          onHistory={() => go({ page: "history", slot: view.slot })}
          onContest={canNote ? () => go({ page: "contest", slot: view.slot }) : undefined}
        />
      )}
      {view.page === "people" && canNote && hallSaid(sheet.id) === "" && <PeoplePage at={at} sheet={sheet} onClose={back} />}
      {view.page === "settle" && <SettlePage at={at} sheet={sheet} slot={view.slot} canNote={canNote} onClose={back} />}
      {view.page === "contest" && canNote && (
        <ContestPage
          at={at}
          sheet={sheet}
          slot={view.slot}
          onClose={back}
          onCorrect={() => go({ page: "deal", slot: view.slot })}
        />
      )}
      {view.page === "history" && (
        <HistoryPage
          at={at}
          sheet={sheet}
          slot={view.slot}
          onClose={back}
          onCorrect={(slot) => go({ page: "deal", slot })}
          onContest={(slot) => go({ page: "contest", slot })}
        />
      )}
    </Suspense>
  );
}
