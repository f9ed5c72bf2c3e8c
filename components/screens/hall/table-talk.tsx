import type { ReactNode } from "react";
import { PrimaryButton, QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall, Table } from "#lib/hall/hall";
import { type Here, isOfTable } from "#lib/hall/of-table";
import { refusedAt } from "#lib/shown/hall/refused-here";
import { whatFollows } from "#lib/shown/hall/what-follows";
import { Signatures } from "./signatures";
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
  /** What the players confirm, and what it is called; null while there is nothing to confirm. */
  confirms: { readonly title: string; readonly balances: readonly (number | null)[] } | null;
  /** The table has finished this position. */
  isDone: boolean;
  /** The table's sheet is not sent yet. */
  unsent?: boolean;
  /** A deal is to be marked by the arbiter: the call says so. */
  marks?: boolean;
  /** Beside the call. */
  children?: ReactNode;
}

/** A table's signatures, what was refused or is still to be sent, and the call for the arbiter. */
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
        {!hall.ended && <CallHere hall={hall} here={here} saying={saying} marks={marks} />}
        {children}
      </div>
      {isDone && hall.positions.length === position && <Next {...on} table={table.table} />}
    </>
  );
}

/** The arbiter called to this table, or called already. */
function CallHere({ hall, here, saying, marks }: { hall: Hall; here: Here; saying: TableSaying; marks: boolean }) {
  const t = useWordsOf("hall").at;
  const called = hall.calls.some((one) => !one.answered && isOfTable(one, here));
  if (called || saying.waiting.some(({ kind, body }) => kind === "arbiter.called" && isOfTable(body, here)))
    return <p className="py-3 text-prose">{t.called}</p>;
  const body = { ...here, ...(marks && { note: "CA3" }) };
  return (
    <QuietButton accent={marks} onClick={() => void saying.say({ kind: "arbiter.called", body })}>
      {t.call}
    </QuietButton>
  );
}

/** What comes next; a phone that is offline goes on by the movement. */
function Next({ hall, table, isApart, goOn }: GoingOn & { table: number }) {
  const t = useWordsOf("hall");
  const { position, names, said, goesOn } = whatFollows(hall, table, t);
  return (
    <div className="edge pt-2 text-prose">
      <p>{said}</p>
      {names !== "" && <p className="pt-2">{t.at.planned(position, names)}</p>}
      {isApart && goesOn && (
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

/** Events of this table that the tournament refused, with the reason, until they are marked as read. */
function RefusedHere({ hall, table, saying: { refused, read } }: { hall: Hall; table: number; saying: TableSaying }) {
  const t = useWordsOf("hall").at;
  const words = { at: t, boards: useWordsOf("boards"), faults: useWordsOf("hallFaults") };
  const here = refusedAt(hall, table, refused, words);
  if (here.length === 0) return null;
  return (
    <section role="alert" aria-label={t.refused} className="mt-3 border-stroke border-y bg-leaf py-2">
      <h2 className="edge text-sentence text-neg">{t.refused}</h2>
      <ul>
        {here.map(({ id, said, why }) => (
          <li key={id} className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1.5">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block text-choice">{said}</span>
              <span className="block text-prose">{why}</span>
            </span>
            <QuietButton onClick={() => read(id)}>{t.refusedRead}</QuietButton>
          </li>
        ))}
      </ul>
      <p className="edge label pt-1">{t.refusedNote}</p>
    </section>
  );
}
