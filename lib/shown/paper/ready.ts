/** Which rows of a paper sheet can be saved, and which stay on the phone to be put right. */
import type { Cells } from "#lib/sheet/paper/column";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import type { ToldPaper } from "#messages/fr/paper";
import { isEmpty, type PaperDraft } from "./paper-draft";

type Judged = Pick<JudgedRow, "deal" | "faults">;

/** A row that is a deal, and nothing wrong in it. */
export const isReady = ({ deal, faults }: Judged): boolean => deal !== null && faults.length === 0;

/** Totals say what a deal brought by the row above: a row left out between others would make two deals read as one. */
export function mayLeaveOut(told: ToldPaper, judged: readonly Judged[]): boolean {
  const first = judged.findIndex(({ faults }) => faults.length > 0);
  return first >= 0 && judged.some(isReady) && (told !== "running" || !judged.slice(first).some(isReady));
}

/** Cancelled where it comes from: there is nothing of it to put right, and what is typed over it would be taken for cancelled too. */
const isVoided = ({ deal, faults }: Judged, { state = "" }: Cells): boolean =>
  deal === null && faults.length === 0 && state !== "";

/** The grid once what is ready is saved. */
export const leftIn = (draft: PaperDraft, rows: PaperDraft["rows"], judged: readonly Judged[]): PaperDraft => ({
  ...draft,
  rows: rows.filter((cells, row) => {
    const one = judged[row];
    return !(one && (isReady(one) || isVoided(one, cells))) && !isEmpty({ ...draft, rows: [cells] });
  }),
});
