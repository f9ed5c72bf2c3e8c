/** What an empty cell of a paper row shows before it is written. */
import type { Points } from "#lib/rules/rules";
import type { Cells, Column } from "#lib/sheet/paper/column";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import type { Sheet } from "#lib/sheet/sheet";

/** The figures by person of a deal that was noted by its figures alone. */
export function leftOver({ deal, seats }: Pick<JudgedRow, "deal" | "seats">, { names }: Pick<Sheet, "names">): (Points | null)[] {
  const report = deal !== null && "report" in deal ? (deal.report as readonly (Points | null)[]) : [];
  return names.map((_, person) => report[seats.indexOf(person)] ?? null);
}

/** The figure of an empty cell, as computed from the others; a dash for who did not play, where people come and go. */
export function restOf(
  { id, part, seat }: Pick<Column, "id" | "part" | "seat">,
  cells: Cells,
  report: readonly (Points | null)[],
  { moved }: Pick<Sheet, "moved">,
  seats: JudgedRow["seats"],
): string | undefined {
  if (part !== "score" || seat === undefined || cells[id]) return undefined;
  if (moved && !seats.includes(seat)) return "–";
  return report[seat]?.toString().replace("-", "−").replace(".", ",");
}
