import { useState } from "react";
import { deskOf } from "#components/parts/games/desk";
import { useDraft } from "#components/parts/live/use-draft";
import { isReport } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { movesOf } from "#lib/sheet/drafts/reseat";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { isReportDraft, reportDraft } from "#lib/shown/paper/report-draft";
import { type DealSeating, seatingFor, seatingOf } from "#lib/shown/sheet/deal-seating";
import type { OpenSheet } from "#lib/sync/opened";

/** What is typed of a deal, kept on the phone, and who sits at it; `taker`: who was tapped. */
export function useDealDraft(open: OpenSheet, sheet: Sheet, slot: number, taker: Person | undefined) {
  const due = seatingFor(sheet, slot);
  // What was noted when the form was opened: another tab may note it meanwhile, and then people choose.
  const [known] = useState(() => sheet.deals.find((deal) => deal.slot === slot));
  const [draft, setKept, forget] = useDraft<object>(open, slot, (kept) => firstDraft(sheet, known, due, { taker, kept }));
  // What is typed speaks of seats: it keeps those that it was typed for.
  const seating = draft ? seatingOf(sheet, draft, due) : due;
  // Whoever still plays keeps what was typed of them; in a correction, whoever is dealt in takes the place of who is not.
  const seat = (next: DealSeating) => {
    const stays = known && next.seats.length === seating.seats.length;
    if (draft) setKept({ ...(stays ? draft : reseated(sheet, draft, seating, next)), sit: next });
  };
  return { known, draft, setDraft: (next: object) => setKept({ ...next, sit: seating }), forget, seating, seat };
}

type From = Parameters<ReturnType<typeof deskOf>["start"]>[1];

/** A row carried over from paper has no form to keep. */
function reseated(sheet: Sheet, draft: object, from: DealSeating, to: DealSeating): object {
  const { rules } = tableOf(sheet, to.seats);
  const { reseat } = deskOf(rules);
  return reseat && !isReportDraft(draft) ? reseat(rules, draft, movesOf(from.seats, to.seats)) : begin(sheet, to);
}

function begin(sheet: Sheet, sit: DealSeating, from: From = {}): object {
  const { rules } = tableOf(sheet, sit.seats);
  return { ...deskOf(rules).start(rules, from), sit };
}

/** The deal to put right, the bet that was announced, or who was tapped; somebody who sits out takes nothing. */
function firstDraft(
  sheet: Sheet,
  known: SheetDeal | undefined,
  due: DealSeating,
  { taker, kept }: { readonly taker: Person | undefined; readonly kept: object | undefined },
): object {
  // A row carried over from paper may be put right by the deal itself.
  if (known?.deal && isReport(known.deal)) {
    return kept && !isReportDraft(kept) ? begin(sheet, due, { kept }) : { ...reportDraft(known.deal), sit: due };
  }
  const seat = taker !== undefined && due.seats.includes(taker) ? due.seats.indexOf(taker) : undefined;
  return begin(sheet, due, {
    deal: known?.deal ?? undefined,
    partial: known ? undefined : sheet.announced?.partial,
    taker: seat,
    kept,
  });
}
