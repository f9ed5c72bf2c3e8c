/** What a table says of itself beside its deals: its line of totals, and whether the sheet has it already. */
import type { Points, Seat } from "#lib/rules/rules";
import type { Sheet } from "../sheet";
import type { JudgedRow } from "./read-table";
import type { TotalsLine } from "./take-csv";

/** A column whose rows do not make what the line of totals says. */
interface Differs {
  readonly seat: Seat;
  readonly written: Points;
  readonly summed: Points;
}

/**
 * `judged`: the rows of the table, `before` what everybody had before them. A line of totals may count those points or not.
 * Where a row is refused, what is left of the table does not make it.
 */
export function checkTotals(
  { figures, after }: TotalsLine,
  judged: readonly JudgedRow[],
  before: JudgedRow["totals"],
): Differs[] {
  const end = judged.slice(0, after).at(-1)?.totals ?? before;
  return figures.flatMap((written, seat) => {
    const [total, start] = [end[seat] ?? 0, before[seat] ?? 0];
    return written === null || written === total || written === total - start ? [] : [{ seat, written, summed: total - start }];
  });
}

/** The number of the first deal of the sheet from which its deals brought what these rows bring, one by one; null where none is. */
export function notedAlready({ deals }: Sheet, judged: readonly JudgedRow[]): number | null {
  const given = judged.flatMap(({ scores }) => (scores ? [scores.join()] : []));
  const counted = deals.filter(({ score, voided }) => score !== null && !voided);
  const here = counted.map(({ columns }) => columns.join());
  if (given.length < 2) return null;
  const at = here.findIndex((_, start) => given.every((scores, i) => here[start + i] === scores));
  return counted[at]?.number ?? null;
}
