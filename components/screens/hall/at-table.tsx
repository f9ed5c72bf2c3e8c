import { useEffect, useSyncExternalStore } from "react";
import { DoorState } from "#components/parts/door/door-cover";
import type { AtDoor } from "#components/parts/door/use-door";
import { Foot } from "#components/parts/form/foot";
import { FinesSaid } from "#components/parts/hall/fines-said";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { Column } from "#components/parts/ledger/column";
import { PrimaryLink } from "#components/parts/ledger/links";
import { PageHead } from "#components/parts/ledger/page-head";
import { TopBar } from "#components/parts/ledger/top-bar";
import { useTitle } from "#components/parts/words/use-title";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { type Hall, seatedTables, type Table } from "#lib/hall/hall";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { plannedLog } from "#lib/hall/planned";
import { balancesOf, linesInTurn, nameAt, playedDeals, unmarked } from "#lib/hall/table-sheet";
import { shownNumber } from "#lib/hall/teams";
import { otherPlayers } from "#lib/hall/who-played";
import { close } from "#lib/sheet/change";
import type { Sheet as TableSheet } from "#lib/sheet/sheet";
import { positionSaid } from "#lib/shown/hall/position-said";
import { EMPTY } from "#lib/sync/local-sheet";
import { thisPhone } from "#lib/sync/this-phone";
import { BoardsAtTable } from "./boards-at-table";
import { type GoingOn, TableTalk } from "./table-talk";
import { useAhead } from "./use-ahead";
import { useKeptNumber } from "./use-kept-number";
import { useLines } from "./use-lines";
import { useSaying } from "./use-saying";

interface Props {
  view: HallView;
  at: AtDoor<HallView>;
  table: number;
}

/** A table's phone: where it is in the night, who sits where, its sheet, its signatures. All of it without a network. */
export function AtTable({ view, at, table: asked }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const known = hallOf(view);
  const { hall, goOn } = useAhead(known, asked);
  const position = hall.positions.at(-1);
  const isAhead = hall.positions.length > known.positions.length;
  const table = position && seatedTables(position).find((one) => one.table === asked);
  const going = { hall, isApart: at.trouble !== null && at.trouble !== "refused", goOn };
  useTitle(t.tableOf(asked));
  return (
    <Column className="flex flex-col pb-6">
      <TopBar left={<QuietLink href={`/${lang}/hall?h=${hall.id}&n=0`}>{t.backToHall}</QuietLink>} />
      <PageHead title={t.tableOf(asked)} under={[hall.opening.name, positionSaid(hall, t)].join(", ")} />
      <DoorState at={at} />
      {at.trouble === "refused" && <p className="edge pt-2 text-reason text-neg">{t.at.shut}</p>}
      {!position && <p className="edge pt-4 text-reason">{t.at.wait}</p>}
      {position && !table && <p className="edge pt-4 text-reason">{t.at.not}</p>}
      {position && table && (
        <>
          <WhoSits hall={hall} position={position.position} table={table} />
          {isAhead && <p className="edge pt-3 text-prose">{t.at.ahead}</p>}
          <Strayed hall={hall} position={position.position} table={table} />
          {position.format !== null ? (
            <BoardsAtTable key={position.position} {...going} position={position} table={table} />
          ) : table.log ? (
            <Sheet key={table.log} {...going} position={position.position} table={table} log={table.log} />
          ) : (
            <p className="edge pt-4 text-reason">{t.at.paper}</p>
          )}
        </>
      )}
    </Column>
  );
}

interface SeatedProps {
  hall: Hall;
  position: number;
  table: Table;
}

/** Everybody at the table in the order of play, each with their line and number. */
function WhoSits({ hall, position, table }: SeatedProps) {
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  return (
    <ul className="border-stroke border-t">
      {linesInTurn(table).map((line) => (
        <li key={line} className="edge flex min-h-[46px] items-baseline gap-4 border-rule border-b py-2">
          <span className="label w-14 shrink-0">{lines[line]}</span>
          <span className="text-choice">{nameAt(hall, position, table.seats[line] ?? null)}</span>
          <span className="label ml-auto">{t.number(shownNumber(hall, table.seats[line] as number))}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was noted without a network for a seating that the arbiter did not open stays here, and is said. */
function Strayed({ hall, position, table }: SeatedProps) {
  const planned = plannedLog(hall.id, position, table.table);
  const isOther = table.log !== null && table.log !== planned;
  const [gone] = useKeptNumber(hall.id, `ahead:${table.table}`);
  return isOther && gone >= position ? <Stray log={planned} /> : null;
}

function Stray({ log }: { log: string }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const open = thisPhone().open(log);
  const { sheet, unsent } = useSyncExternalStore(open.subscribe, open.getSnapshot, () => EMPTY);
  if (!sheet || unsent === 0) return null;
  return (
    <div className="edge pt-3 text-reason">
      <p>{t.at.strayed}</p>
      <QuietLink href={`/${lang}/sheet?s=${log}`}>{t.at.strayedOpen}</QuietLink>
    </div>
  );
}

interface SheetProps extends SeatedProps, GoingOn {
  log: string;
}

/** The table's own sheet: how far it is, confirmed and handed in; then what follows. */
function Sheet({ hall, position, table, log, isApart, goOn }: SheetProps) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const open = thisPhone().open(log);
  const { sheet, unsent } = useSyncExternalStore(open.subscribe, open.getSnapshot, () => EMPTY);
  useEffect(() => void open.sync(), [open]);
  const saying = useSaying(hall);
  if (!sheet) return <NoSheet isApart={isApart} />;
  const all = hall.positions[position - 1]?.deals ?? hall.opening.deals;
  const played = playedDeals(sheet);
  const left = all - played;
  const marks = unmarked(sheet, table.marked);
  const isClosed = sheet.closed !== null;
  const isEarly = !isClosed && left > 0 && left < all;
  return (
    <>
      <Standing {...{ hall, position, table, sheet, all }} isSent={unsent === 0} isMarked={marks.length === 0} />
      <TableTalk
        {...{ hall, isApart, goOn }}
        position={position}
        table={table}
        saying={saying}
        isDone={isClosed}
        confirms={left <= 0 || isClosed ? { title: t.at.sign, balances: countedOf(table, sheet) } : null}
        unsent={unsent > 0}
        marks={marks.length > 0}
      >
        {isEarly && (
          <QuietButton onClick={() => void open.save(close("hour"))} aria-describedby="early">
            {t.at.handIn}
          </QuietButton>
        )}
      </TableTalk>
      {isEarly && (
        <p id="early" className="edge font-sans text-hint text-ink2">
          {t.at.early(left)}
        </p>
      )}
      <SheetFoot
        left={isClosed ? null : left}
        onHandIn={() => void open.save(close("agreed"))}
        href={`/${lang}/sheet?s=${log}&h=${hall.id}&t=${table.table}`}
      />
    </>
  );
}

/** What the arbiter typed counts, whatever the deals say. */
const isTyped = ({ sheet }: Table): boolean => sheet !== null && sheet.source !== "phone";
const countedOf = (table: Table, sheet: TableSheet) =>
  (isTyped(table) ? table.sheet?.balances : undefined) ?? balancesOf(table, sheet);

/** Nothing of it is on this phone yet. */
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
  const t = useWordsOf("hall").at;
  return (
    <Foot>
      {left !== null && left <= 0 && (
        <PrimaryButton className="w-full" onClick={onHandIn}>
          {t.handIn}
        </PrimaryButton>
      )}
      <PrimaryLink ready={left !== null && left > 0} href={href}>
        {t.note}
      </PrimaryLink>
    </Foot>
  );
}

interface StandingProps extends SeatedProps {
  sheet: TableSheet;
  /** How many deals the position has. */
  all: number;
  isSent: boolean;
  /** Nothing waits for the arbiter's mark. */
  isMarked: boolean;
}

/** How far the table is, and what of its sheet is not as it should be. */
function Standing({ hall, position, table, sheet, all, isSent, isMarked }: StandingProps) {
  const t = useWordsOf("hall").at;
  const played = playedDeals(sheet);
  const others = otherPlayers(table, sheet);
  return (
    <>
      <p className={`edge pt-3 text-reason ${played > all ? "text-neg" : ""}`}>
        {!sheet.closed ? t.left(all - played, all) : isSent ? t.handedIn(played, all) : t.closedHere}
      </p>
      {isTyped(table) && <p className="edge pt-2 text-prose">{t.typed}</p>}
      {!isMarked && <p className="edge pt-2 text-prose text-thumb">{t.mark}</p>}
      <FinesSaid className="edge" hall={hall} position={position} table={table} sheet={sheet} />
      {others && <p className="edge pt-2 text-prose text-neg">{t.others(others)}</p>}
    </>
  );
}
