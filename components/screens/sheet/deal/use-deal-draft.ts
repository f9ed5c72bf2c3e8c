import { useState } from "react";
import { deskOf } from "#components/parts/games/desk";
import { useDraft } from "#components/parts/live/use-draft";
import { isReport } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { movesOf } from "#lib/sheet/drafts/reseat";
import { resumed } from "#lib/sheet/drafts/resumed";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { isReportDraft, reportDraft } from "#lib/shown/paper/report-draft";
import { type DealSeating, seatingFor, seatingOf } from "#lib/shown/sheet/deal-seating";
import type { OpenSheet } from "#lib/sync/opened";

/** A form as it is kept, whatever its game types. */
interface DealDraft {
  readonly sit: DealSeating;
  /** The version that it puts right, by its event; null of a deal that is not noted. It meets what was noted since, and people choose. */
  readonly of: string | null;
}

/** What is typed of a deal, kept on the phone, and who sits at it; `taker`: who was tapped. */
export function useDealDraft(open: OpenSheet, sheet: Sheet, slot: number, taker: Person | undefined) {
  const due = seatingFor(sheet, slot);
  // What was noted when the form was opened: another tab may note it meanwhile, and then people choose.
  const [noted] = useState(() => sheet.deals.find((deal) => deal.slot === slot));
  const [isResumed, setResumed] = useState(false);
  const [draft, setKept, forget] = useDraft<DealDraft>(open, slot, (kept) => {
    const first = { ...firstDraft(sheet, noted, due, { taker, kept }), sit: due, of: noted?.current ?? null };
    const next = resumed(first, kept);
    setResumed(JSON.stringify(next) !== JSON.stringify(first));
    return next;
  });
  const of = draft ? draft.of : noted?.current;
  const known = noted && of ? { ...noted, current: of } : undefined;
  // What is typed speaks of seats: it keeps those that it was typed for.
  const seating = draft ? seatingOf(sheet, draft, due) : due;
  const keep = (next: object, sit: DealSeating) => draft && setKept({ ...next, sit, of: draft.of });
  // Whoever still plays keeps what was typed of them; in a correction, whoever is dealt in takes the place of who is not.
  const seat = (next: DealSeating) => {
    const stays = known && next.seats.length === seating.seats.length;
    if (draft) keep(stays ? draft : reseated(sheet, draft, seating, next), next);
  };
  return { known, draft, isResumed, setDraft: (next: object) => keep(next, seating), forget, seating, seat };
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
