/** The form of a row from paper while it is being corrected. */
import type { Report } from "#lib/rules/rules";
import type { Cells } from "#lib/sheet/paper/column";

export interface ReportDraft {
  readonly cells: Cells;
}

export const isReportDraft = (draft: object): draft is ReportDraft => "cells" in draft;

export const reportDraft = ({ report, deals }: Report): ReportDraft => ({
  cells: {
    ...Object.fromEntries(report.map((value, seat) => [`score.${seat}`, String(value).replace("-", "−").replace(".", ",")])),
    ...(deals > 1 && { deals: String(deals) }),
  },
});
