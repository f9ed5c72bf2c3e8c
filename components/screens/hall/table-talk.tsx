import type { ReactNode } from "react";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall, Table } from "#lib/hall/hall";
import { nextPosition, plannedSeating } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";
import { RefusedHere } from "./refused-here";
import { type Here, isHere, Signatures } from "./signatures";
import type { TableSaying } from "./use-saying";

/** The tournament, and how this phone goes on in it. */
export interface GoingOn {
  hall: Hall;
  /** The server does not answer this phone. */
  isApart: boolean;
  goOn: () => Promise<void>;
}

interface Props extends GoingOn {
  position: number;
  table: Table;
  saying: TableSaying;
  /** What those who sit there confirm, and what that is called; null while there is nothing to. */
  confirms: { readonly title: string; readonly balances: readonly (number | null)[] } | null;
  /** Its part of this position. */
  isDone: boolean;
  /** Besides what it says: its sheet is not sent. */
  unsent?: boolean;
  /** A deal is to be marked by the arbiter: the call says so. */
  marks?: boolean;
  /** Beside the call. */
  children?: ReactNode;
}

/** What a table says to the tournament: confirmed by each, refused, still to be sent; and the arbiter called. */
export function TableTalk({ position, table, saying, confirms, isDone, unsent = false, marks = false, children, ...on }: Props) {
  const { hall } = on;
  const t = useWordsOf("hall").at;
  const here = { position, table: table.table };
  return (
    <>
      {confirms && !hall.ended && <Signatures {...confirms} hall={hall} table={table} here={here} saying={saying} />}
      <RefusedHere hall={hall} table={table.table} saying={saying} />
      <p role="status" className="edge pt-2 font-sans text-hint text-ink2">
        {unsent || saying.waiting.length > 0 ? (hall.ended ? t.unsentEnded : t.unsent) : t.sent}
      </p>
      <div className="edge flex flex-wrap gap-x-6">
        <CallHere hall={hall} here={here} saying={saying} marks={marks} />
        {children}
      </div>
      {isDone && hall.positions.length === position && <Next {...on} table={table.table} />}
    </>
  );
}

/** The arbiter called to this table, or called already. */
function CallHere({ hall, here, saying, marks }: { hall: Hall; here: Here; saying: TableSaying; marks: boolean }) {
  const t = useWordsOf("hall").at;
  const called = hall.calls.some((one) => !one.answered && isHere(one, here));
  if (called || saying.waiting.some(({ kind, body }) => kind === "arbiter.called" && isHere(body, here)))
    return <p className="py-3 text-prose">{t.called}</p>;
  const body = { ...here, ...(marks && { note: "CA3" }) };
  return (
    <QuietButton accent={marks} onClick={() => void saying.say({ kind: "arbiter.called", body })}>
      {t.call}
    </QuietButton>
  );
}

/**
 * What follows. The movement tells who sits here next, and a phone that cannot hear that the position opens goes on by it; where the
 * places wait for a draw or the standings, it says so.
 */
function Next({ hall, table, isApart, goOn }: GoingOn & { table: number }) {
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
