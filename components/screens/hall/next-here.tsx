import { PrimaryButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { nextPosition, plannedSeating } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";

interface Props {
  hall: Hall;
  table: number;
  isApart: boolean;
  goOn: () => Promise<void>;
}

/**
 * What follows. The movement tells who sits here next, and a phone that cannot hear that the position opens goes on by it; where the
 * places wait for a draw or the standings, it says so.
 */
export function Next({ hall, table, isApart, goOn }: Props) {
  const t = useWordsOf("hall");
  const position = nextPosition(hall);
  const seats = plannedSeating(hall)?.[table - 1]?.filter((seat) => seat !== null) ?? [];
  const names = seats.map((seat) => nameAt(hall, position, seat)).join(", ");
  const isLast = !hall.ended && position > hall.opening.positions;
  return (
    <div className="edge pt-2 text-prose">
      <p>{hall.ended ? t.ended : isLast ? t.at.wasLast : t.at.next}</p>
      {names !== "" && <p className="pt-2">{t.at.planned(position, names)}</p>}
      {isApart && !hall.ended && !isLast && (
        <>
          <p className="pt-2">{names === "" ? t.at.apart : t.at.apartPlanned}</p>
          {names !== "" && (
            <PrimaryButton className="mt-3 w-full" onClick={() => void goOn()}>
              {t.at.goOn(position)}
            </PrimaryButton>
          )}
        </>
      )}
    </div>
  );
}
