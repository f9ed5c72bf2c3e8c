import { Suspense, useEffect } from "react";
import { useHere } from "#components/parts/door/address";
import { useDoor } from "#components/parts/door/door";
import { FarSaid, FinesSaid } from "#components/parts/hall/sheet-said";
import { hallSaid, keepHall } from "#components/parts/live/hall-of";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd } from "#components/parts/words/words";
import { unmarked } from "#lib/hall/table-sheet";
import type { Sheet } from "#lib/sheet/sheet";
import { hallAddress } from "#lib/shown/addresses/addresses";
import { doorOf } from "#lib/sync/doors";
import { sendAll, thisPhone } from "#lib/sync/this-phone";

/** Its tournament, and the table whose phone this is: see `hall-of.ts`. */
function useHallOf(sheet: string): readonly [string, number] {
  const said = useHere(() => hallSaid(sheet));
  useEffect(() => {
    if (said) keepHall(sheet, said);
  }, [said, sheet]);
  const [hall = "", table] = (said ?? "").split(" ");
  return [hall, Number(table)];
}

/** Under a tournament's sheet: a link back, and what CA3 requires. */
export function HallStrip({ at }: { at: SheetAtHand }) {
  const { sheet } = at.open.getSnapshot();
  const [hall, table] = useHallOf(at.open.id);
  return <Suspense>{hall && sheet ? <InHall at={at} sheet={sheet} hall={hall} table={table} /> : null}</Suspense>;
}

function InHall({ at, sheet, hall, table }: { at: SheetAtHand; sheet: Sheet; hall: string; table: number }) {
  const { lang, t } = useWordsAnd("hall");
  const known = useDoor(doorOf.hall(hall)).seen?.view.hall;
  const positions = known?.positions ?? [];
  const here = positions.find(({ tables }) => tables.some(({ log }) => log === sheet.id));
  const mine = here?.tables.find(({ log }) => log === sheet.id);
  useSheets(sheet.id, positions.at(-1)?.tables[table - 1]?.log ?? null);
  const asks = unmarked(sheet, mine?.marked ?? []).length > 0;
  return (
    <div className="edge pt-2">
      {here && <FarSaid sheet={sheet} all={here.deals} isSent={at.unsent === 0} />}
      {known && here && mine?.sheet && here.position < known.positions.length && at.role !== "owner" && (
        <p className="pt-2 text-prose">{t.at.past}</p>
      )}
      {known && here && mine && <FinesSaid hall={known} position={here.position} table={mine} sheet={sheet} />}
      {asks && (
        <p role="note" className="pt-2 text-prose text-thumb">
          {t.at.mark}
        </p>
      )}
      <QuietLink href={hallAddress(lang, hall, table > 0 ? `&t=${table}` : "")}>
        {table > 0 ? t.at.toTable(table) : t.backToHall}
      </QuietLink>
    </div>
  );
}

/** `next`: this table's sheet in the open position. */
function useSheets(here: string, next: string | null): void {
  // Fetches the next position's sheet as soon as it opens: the network may be gone when it is needed.
  useEffect(() => {
    if (next !== null && next !== here)
      thisPhone()
        .open(next)
        .sync()
        .catch(() => {}); // asked again when its page opens
  }, [next, here]);
  // The sheet of an earlier position may not be sent yet.
  useEffect(() => {
    void sendAll();
    return thisPhone().env.onWake(() => void sendAll());
  }, []);
}
