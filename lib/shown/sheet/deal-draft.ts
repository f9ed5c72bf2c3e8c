/** What the form of a deal holds when it opens, and when other people take its seats. */
import { isReport, type Report } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import { movesOf } from "#lib/sheet/drafts/reseat";
import type { Cells } from "#lib/sheet/paper/column";
import { type Sheet, type SheetDeal, tableOf } from "#lib/sheet/sheet";
import { deskOf } from "#lib/shown/games/desk";
import type { DealSeating } from "./deal-seating";

/** The form of a row from paper while it is being corrected. */
export interface ReportDraft {
  readonly cells: Cells;
}

export const isReportDraft = (draft: object): draft is ReportDraft => "cells" in draft;

const reportDraft = ({ report, deals }: Report): ReportDraft => ({
  cells: {
    ...Object.fromEntries(report.map((value, seat) => [`score.${seat}`, String(value).replace("-", "−").replace(".", ",")])),
    ...(deals > 1 && { deals: String(deals) }),
  },
});

type From = Parameters<ReturnType<typeof deskOf>["start"]>[1];

function begin(sheet: Sheet, sit: DealSeating, from: From = {}): object {
  const { rules } = tableOf(sheet, sit.seats);
  return { ...deskOf(rules).start(rules, from), sit };
}

/** Starts from the deal to correct, the announced bet, or the player tapped as taker, unless they sit out. */
export function firstDraft(
  sheet: Sheet,
  known: SheetDeal | undefined,
  due: DealSeating,
  { taker, kept }: { readonly taker: Person | undefined; readonly kept: object | undefined },
): object {
  // A deal noted by its figures alone may be replaced by a full deal.
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

/** The entries move along with their players; a deal noted by its figures alone has none to move. */
export function reseatedDraft(sheet: Sheet, draft: object, from: DealSeating, to: DealSeating): object {
  const { rules } = tableOf(sheet, to.seats);
  const { reseat } = deskOf(rules);
  return reseat && !isReportDraft(draft) ? reseat(rules, draft, movesOf(from.seats, to.seats)) : begin(sheet, to);
}
