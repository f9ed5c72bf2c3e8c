import { Suspense } from "react";
import { later } from "#components/parts/broken/later";
import { canNote } from "#components/parts/live/can-rule";
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

/** What waits for people, and how the game ends: one piece, fetched once the rows are painted. */
export function UnderRows({ at, sheet }: { at: SheetAtHand; sheet: Sheet }) {
  // On a phone that only follows nothing can be taken back.
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
    </>
  );
}
