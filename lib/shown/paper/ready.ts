/** Which rows of a paper sheet can be saved, and which stay on the phone to be corrected. */
import type { Cells } from "#lib/sheet/paper/column";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import type { ToldPaper } from "#messages/fr/paper";
import { isUnwritten, type PaperDraft } from "./paper-draft";

type Judged = Pick<JudgedRow, "deal" | "faults">;

/** A row with a deal and no fault. */
export const isReady = ({ deal, faults }: Judged): boolean => deal !== null && faults.length === 0;

/** With running totals a row's points follow from the row above: leaving out a row between others would merge two deals. */
export function mayLeaveOut(told: ToldPaper, judged: readonly Judged[]): boolean {
  const first = judged.findIndex(({ faults }) => faults.length > 0);
  return first >= 0 && judged.some(isReady) && (told !== "running" || !judged.slice(first).some(isReady));
}

/** Voided in its source: nothing to correct, and anything typed over it would count as voided too. */
const isVoided = ({ deal, faults }: Judged, { state = "" }: Cells): boolean =>
  deal === null && faults.length === 0 && state !== "";

/** The rows left in the grid once the ready ones are saved. */
export const leftIn = (draft: PaperDraft, rows: PaperDraft["rows"], judged: readonly Judged[]): PaperDraft => ({
  ...draft,
  rows: rows.filter((cells, row) => {
    const one = judged[row];
    return !(one && (isReady(one) || isVoided(one, cells))) && !isUnwritten({ ...draft, rows: [cells] });
  }),
});
