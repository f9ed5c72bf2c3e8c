import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import type { Sheet } from "#lib/sheet/sheet";
import { Bets } from "./bets";
import { ConfirmNote } from "./confirm/confirm-note";
import { PendingDisputes } from "./contest/pending-disputes";
import { Ending } from "./ending";
import { HallStrip } from "./hall-strip";
import { Refused } from "./refused";

/** Only of use with a network: it comes when it is asked for. */
const SeasonLine = later(() => import("#components/parts/club/season-line").then((module) => module.SeasonLine));

interface UnderProps {
  at: SheetAtHand;
  sheet: Sheet;
  canNote: boolean;
  /** Shows the deal of this slot among those that wait for a yes. */
  onWaiting: (slot: number) => void;
}

/** What waits for people, and how the game ends: one piece, fetched once the rows are painted. */
export function UnderRows({ at, sheet, canNote, onWaiting }: UnderProps) {
  return (
    <>
      <HallStrip at={at} />
      {sheet.asksConfirmation && <ConfirmNote sheet={sheet} onWaiting={onWaiting} />}
      {sheet.bets.length > 0 && <Bets sheet={sheet} open={canNote ? at.open : null} />}
      {sheet.disputes.length > 0 && <PendingDisputes sheet={sheet} open={canNote ? at.open : null} />}
      {at.rejected.length > 0 && <Refused at={at} sheet={sheet} />}
      <Ending at={at} sheet={sheet} canNote={canNote} />
      <Suspense>
        <SeasonLine at={at} sheet={sheet} />
      </Suspense>
    </>
  );
}
