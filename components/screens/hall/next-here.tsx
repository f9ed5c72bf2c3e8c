import { useWordsOf } from "#components/parts/words/words-of";
import type { Hall } from "#lib/hall/hall";
import { nextPosition, plannedSeating } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";

/** What follows: the movement tells who sits here next, also to a phone that cannot hear that the position opens. */
export function Next({ hall, table, isApart }: { hall: Hall; table: number; isApart: boolean }) {
  const t = useWordsOf("hall");
  const position = nextPosition(hall);
  const seats = plannedSeating(hall)?.[table - 1]?.filter((seat) => seat !== null) ?? [];
  const names = seats.map((seat) => nameAt(hall, position, seat)).join(", ");
  return (
    <div className="edge pt-2 text-prose">
      <p>{hall.ended ? t.ended : t.at.next}</p>
      {names !== "" && <p className="pt-2">{t.at.planned(position, names)}</p>}
      {isApart && !hall.ended && <p className="pt-2">{t.at.apart}</p>}
    </div>
  );
}
