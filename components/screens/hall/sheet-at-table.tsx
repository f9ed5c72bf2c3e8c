import { useEffect, useSyncExternalStore } from "react";
import { FarSaid, FinesSaid } from "#components/parts/hall/sheet-said";
import { Foot } from "#components/parts/page/page";
import { PrimaryButton, QuietButton } from "#components/parts/press/buttons";
import { PrimaryLink } from "#components/parts/press/links";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { type Hall, isSheetTyped, type Table } from "#lib/hall/hall";
import { countedBalances, farOf, unmarked } from "#lib/hall/table-sheet";
import { otherPlayers } from "#lib/hall/who-played";
import { close } from "#lib/sheet/change";
import type { Sheet } from "#lib/sheet/sheet";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { NO_SHEET } from "#lib/sync/local-sheet";
import { thisPhone } from "#lib/sync/this-phone";
import { type GoingOn, TableTalk } from "./table-talk";
import { useSaying } from "./use-saying";

export interface SeatedProps {
  hall: Hall;
  position: number;
  table: Table;
}

/** The table's own sheet: how far it is, confirmed and handed in; then what follows. */
export function SheetAtTable({ log, ...at }: SeatedProps & GoingOn & { log: string }) {
  const { hall, position, table } = at;
  const { lang, t } = useWordsAnd("hall");
  const open = thisPhone().open(log);
  const { sheet, unsent } = useSyncExternalStore(open.subscribe, open.getSnapshot, () => NO_SHEET);
  useEffect(() => void open.sync(), [open]);
  const saying = useSaying(hall);
  if (!sheet) return <NoSheet isApart={at.isApart} />;
  const all = hall.positions[position - 1]?.deals ?? hall.opening.deals;
  const { left, isClosed, isEarly, confirms } = farOf(sheet, all);
  const marks = unmarked(sheet, table.marked);
  return (
    <>
      <Standing {...at} sheet={sheet} all={all} isSent={unsent === 0} isMarked={marks.length === 0} />
      <TableTalk
        {...at}
        saying={saying}
        isDone={isClosed}
        confirms={confirms ? { title: t.at.sign, balances: countedBalances(table, sheet) } : null}
        unsent={unsent > 0}
        marks={marks.length > 0}
      >
        {isEarly && (
          <QuietButton onClick={() => void open.save(close("hour"))} aria-describedby="early">
            {t.at.handIn}
          </QuietButton>
        )}
      </TableTalk>
      {isEarly && <EarlySaid left={left} />}
      <SheetFoot
        left={isClosed ? null : left}
        onHandIn={() => void open.save(close("agreed"))}
        href={sheetAddress(lang, log, `&h=${hall.id}&t=${table.table}`)}
      />
    </>
  );
}

/** What happens if it is handed in before its last deal. */
const EarlySaid = ({ left }: { left: number }) => (
  <p id="early" className="edge font-sans text-hint text-ink2">
    {useWordsOf("hall").at.early(left)}
  </p>
);

/** Shown while this phone has nothing of the sheet. */
function NoSheet({ isApart }: Pick<GoingOn, "isApart">) {
  const t = useWordsOf("hall").at;
  return (
    <div className="edge pt-4 text-reason">
      <p>{t.missing}</p>
      {isApart && <p className="pt-2">{t.apart}</p>}
    </div>
  );
}

/** On to the sheet while deals are left, then to hand it in; `left` is null once that is done. */
function SheetFoot({ left, onHandIn, href }: { left: number | null; onHandIn: () => void; href: string }) {
  const { alike, at: t } = useWordsOf("hall");
  return (
    <Foot>
      {left !== null && left <= 0 && (
        <PrimaryButton className="mb-2 w-full" onClick={onHandIn}>
          {t.handIn}
        </PrimaryButton>
      )}
      <PrimaryLink ready={left !== null && left > 0} href={href}>
        {alike.press.openSheet}
      </PrimaryLink>
    </Foot>
  );
}

interface StandingProps extends SeatedProps {
  sheet: Sheet;
  /** How many deals the position has. */
  all: number;
  isSent: boolean;
  /** Nothing waits for the arbiter's mark. */
  isMarked: boolean;
}

/** How far the table is, and what of its sheet is not as it should be. */
function Standing({ hall, position, table, sheet, all, isSent, isMarked }: StandingProps) {
  const t = useWordsOf("hall").at;
  const others = otherPlayers(table, sheet);
  return (
    <>
      <FarSaid className="edge pt-3" sheet={sheet} all={all} isSent={isSent} />
      {isSheetTyped(table) && <p className="edge pt-2 text-prose">{t.typed}</p>}
      {!isMarked && <p className="edge pt-2 text-prose text-thumb">{t.mark}</p>}
      <FinesSaid className="edge" hall={hall} position={position} table={table} sheet={sheet} />
      {others && <p className="edge pt-2 text-prose text-neg">{t.others(others)}</p>}
    </>
  );
}
