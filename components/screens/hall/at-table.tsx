import { useEffect, useSyncExternalStore } from "react";
import { DoorState } from "#components/parts/door/door-cover";
import type { AtDoor } from "#components/parts/door/use-door";
import { Foot } from "#components/parts/form/foot";
import { FinesSaid } from "#components/parts/hall/fines-said";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { PrimaryLink } from "#components/parts/ledger/links";
import { PageHead } from "#components/parts/ledger/page-head";
import { TopBar } from "#components/parts/ledger/top-bar";
import { ifAllowed } from "#components/parts/words/if-allowed";
import { useTitle } from "#components/parts/words/use-title";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Hall, Table } from "#lib/hall/hall";
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
import { CallHere } from "./call-here";
import { Next } from "./next-here";
import { RefusedHere } from "./refused-here";
import { Signatures } from "./signatures";
import { useAhead } from "./use-ahead";
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
  const table = position?.tables[asked - 1];
  const seats = table?.seats.some((seat) => seat !== null);
  const isApart = at.trouble !== null;
  useTitle(t.tableOf(asked));
  return (
    <main className="mx-auto flex min-h-dvh max-w-[720px] flex-col pb-6">
      <TopBar left={<QuietLink href={`/${lang}/hall?h=${hall.id}&n=0`}>{t.backToHall}</QuietLink>} />
      <PageHead title={t.tableOf(asked)} under={[hall.opening.name, positionSaid(hall, t)].join(", ")} />
      <DoorState at={at} />
      {!position && <p className="edge pt-4 text-reason">{t.at.wait}</p>}
      {position && !(table && seats) && <p className="edge pt-4 text-reason">{t.at.not}</p>}
      {position && table && seats && (
        <>
          <WhoSits hall={hall} position={position.position} table={table} />
          {isAhead && <p className="edge pt-3 text-prose">{t.at.ahead}</p>}
          <Strayed hall={hall} position={position.position} table={table} />
          {position.format !== null ? (
            <BoardsAtTable key={position.position} hall={hall} position={position} table={table} isApart={isApart} goOn={goOn} />
          ) : table.log ? (
            <Sheet
              key={table.log}
              hall={hall}
              position={position.position}
              table={table}
              log={table.log}
              isApart={isApart}
              goOn={goOn}
            />
          ) : (
            <p className="edge pt-4 text-reason">{t.at.paper}</p>
          )}
        </>
      )}
    </main>
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

interface SheetProps extends SeatedProps {
  log: string;
  /** The server does not answer this phone. */
  isApart: boolean;
  goOn: () => Promise<void>;
}

/** What was noted without a network for a seating that the arbiter did not open stays here, and is said. */
function Strayed({ hall, position, table }: SeatedProps) {
  const planned = plannedLog(hall.id, position, table.table);
  const isOther = table.log !== null && table.log !== planned;
  const kept = isOther && ifAllowed(() => localStorage.getItem(`petit-au-bout:hall:${hall.id}:ahead:${table.table}`));
  return kept && Number(kept) >= position ? <Stray log={planned} /> : null;
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

function Sheet({ hall, position, table, log, isApart, goOn }: SheetProps) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const open = thisPhone().open(log);
  const { sheet, unsent } = useSyncExternalStore(open.subscribe, open.getSnapshot, () => EMPTY);
  useEffect(() => void open.sync(), [open]);
  const { waiting, say, refused, read } = useSaying(hall);
  const here = { position, table: table.table };
  if (!sheet)
    return (
      <div className="edge pt-4 text-reason">
        <p>{t.at.missing}</p>
        {isApart && <p className="pt-2">{t.at.apart}</p>}
      </div>
    );
  const all = hall.positions[position - 1]?.deals ?? hall.opening.deals;
  const played = playedDeals(sheet);
  const left = all - played;
  const marks = unmarked(sheet, table.marked);
  const isClosed = sheet.closed !== null;
  const isEarly = !isClosed && left > 0 && left < all;
  return (
    <>
      <Standing hall={hall} position={position} table={table} sheet={sheet} all={all} isMarked={marks.length === 0} />
      {(left <= 0 || isClosed) && (
        <Signatures table={table} here={here} balances={balancesOf(table, sheet)} hall={hall} waiting={waiting} say={say} />
      )}
      <RefusedHere hall={hall} table={table.table} refused={refused} onRead={read} />
      <p role="status" className="edge pt-2 font-sans text-hint text-ink2">
        {unsent > 0 || waiting.length > 0 ? t.at.unsent : t.at.sent}
      </p>
      <div className="edge flex flex-wrap gap-x-6">
        <CallHere hall={hall} here={here} waiting={waiting} say={say} marks={marks.length > 0} />
        {isEarly && (
          <QuietButton onClick={() => void open.save(close("hour"))} aria-describedby="early">
            {t.at.handIn}
          </QuietButton>
        )}
      </div>
      {isEarly && (
        <p id="early" className="edge font-sans text-hint text-ink2">
          {t.at.early(left)}
        </p>
      )}
      {isClosed && hall.positions.length === position && <Next hall={hall} table={table.table} isApart={isApart} goOn={goOn} />}
      <Foot>
        {!isClosed && left <= 0 && (
          <PrimaryButton className="w-full" onClick={() => void open.save(close("agreed"))}>
            {t.at.handIn}
          </PrimaryButton>
        )}
        <PrimaryLink ready={!isClosed && left > 0} href={`/${lang}/sheet?s=${log}&h=${hall.id}&t=${table.table}`}>
          {t.at.note}
        </PrimaryLink>
      </Foot>
    </>
  );
}

interface StandingProps extends Pick<SheetProps, "hall" | "position" | "table"> {
  sheet: TableSheet;
  /** How many deals the position has. */
  all: number;
  /** Nothing waits for the arbiter's mark. */
  isMarked: boolean;
}

/** How far the table is, and what of its sheet is not as it should be. */
function Standing({ hall, position, table, sheet, all, isMarked }: StandingProps) {
  const t = useWordsOf("hall").at;
  const played = playedDeals(sheet);
  const others = otherPlayers(table, sheet);
  return (
    <>
      <p className={`edge pt-3 text-reason ${played > all ? "text-neg" : ""}`}>
        {sheet.closed ? t.handedIn(played, all) : t.left(all - played, all)}
      </p>
      {!isMarked && <p className="edge pt-2 text-prose text-thumb">{t.mark}</p>}
      <FinesSaid className="edge" hall={hall} position={position} table={table} sheet={sheet} />
      {others && <p className="edge pt-2 text-prose text-neg">{t.others(others)}</p>}
    </>
  );
}
