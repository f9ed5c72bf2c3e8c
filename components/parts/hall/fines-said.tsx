import { useWordsOf } from "#components/parts/words/words";
import type { Hall, Table } from "#lib/hall/hall";
import { finesOf, nameAt } from "#lib/hall/table-sheet";
import { plain } from "#lib/rules/words/words";
import type { Sheet } from "#lib/sheet/sheet";

interface Props {
  hall: Pick<Hall, "numbers">;
  position: number;
  table: Table;
  sheet: Sheet;
  className?: string;
}

/** What rulings took at this table: no part of the sheet that it signs, the tournament counts it. */
export function FinesSaid({ hall, position, table, sheet, className = "" }: Props) {
  const t = useWordsOf("hall").at;
  const said = finesOf(table, sheet).map(({ seat, slot, points }) =>
    t.fine(nameAt(hall, position, table.seats[seat] ?? null), plain(points), slot + 1),
  );
  return said.length === 0 ? null : <p className={`pt-2 text-reason ${className}`}>{t.fines(said.join(", "))}</p>;
}
