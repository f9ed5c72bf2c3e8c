/** Checks a table against its line of totals, and whether the sheet has it already. */
import type { Points, Seat, Totals } from "#lib/rules/rules";
import type { Sheet } from "../sheet";
import type { JudgedRow } from "./read-table";
import type { TotalsLine } from "./take-csv";

/** A column whose rows do not add up to the line of totals. */
interface Differs {
  readonly seat: Seat;
  readonly written: Points;
  readonly summed: Points;
}

/**
 * `judged`: the rows of the table; `before`: the totals before them, which the line of totals may include or not. If a row is
 * refused, totals are not compared.
 */
export function checkTotals({ figures, after }: TotalsLine, judged: readonly JudgedRow[], before: Totals): Differs[] {
  const end = judged.slice(0, after).at(-1)?.totals ?? before;
  return figures.flatMap((written, seat) => {
    const [total, start] = [end[seat] ?? 0, before[seat] ?? 0];
    return written === null || written === total || written === total - start ? [] : [{ seat, written, summed: total - start }];
  });
}

/** The number of the first deal from which the sheet's deals have these rows' points, one by one; null if none. */
export function notedAlready({ deals }: Sheet, judged: readonly JudgedRow[]): number | null {
  const given = judged.flatMap(({ scores }) => (scores ? [scores.join()] : []));
  const counted = deals.filter(({ score, voided }) => score !== null && !voided);
  const here = counted.map(({ columns }) => columns.join());
  if (given.length < 2) return null;
  const at = here.findIndex((_, start) => given.every((scores, i) => here[start + i] === scores));
  return counted[at]?.number ?? null;
}
