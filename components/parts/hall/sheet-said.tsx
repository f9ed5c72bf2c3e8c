// This folder: what a tournament shows about a table's sheet, on its own page and on the sheet's.
import { useWordsOf } from "#components/parts/words/words";
import type { Hall, Table } from "#lib/hall/hall";
import { finesOf, nameAt, playedDeals } from "#lib/hall/table-sheet";
import { plain } from "#lib/rules/words/words";
import type { Sheet } from "#lib/sheet/sheet";

interface Props {
  hall: Pick<Hall, "numbers">;
  position: number;
  table: Table;
  sheet: Sheet;
  className?: string;
}

/** How far a table is with its sheet, of so many deals, or that it is handed in. */
export function FarSaid({
  sheet,
  all,
  isSent,
  className = "",
}: Pick<Props, "sheet" | "className"> & { all: number; isSent: boolean }) {
  const t = useWordsOf("hall").at;
  const played = playedDeals(sheet);
  return (
    <p className={`text-reason ${className} ${played > all ? "text-neg" : ""}`}>
      {!sheet.closed ? t.left(all - played, all) : isSent ? t.handedIn(played, all) : t.closedHere}
    </p>
  );
}

/** Penalties from rulings at this table: the tournament counts them, and the sheet that the table signs leaves them out. */
export function FinesSaid({ hall, position, table, sheet, className = "" }: Props) {
  const t = useWordsOf("hall").at;
  const said = finesOf(table, sheet).map(({ seat, slot, points }) =>
    t.fine(nameAt(hall, position, table.seats[seat] ?? null), plain(points), slot + 1),
  );
  return said.length === 0 ? null : <p className={`pt-2 text-reason ${className}`}>{t.fines(said.join(", "))}</p>;
}
