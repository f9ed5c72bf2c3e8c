import type { ReactNode } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall, Table } from "#lib/hall/hall";
import { RefusedHere } from "./refused-here";
import { type Here, isHere, Signatures } from "./signatures";
import type { TableSaying } from "./use-saying";

interface Props {
  hall: Hall;
  position: number;
  table: Table;
  saying: TableSaying;
  /** What those who sit there confirm, and what that is called; null while there is nothing to. */
  confirms: { readonly title: string; readonly balances: readonly (number | null)[] } | null;
  /** Besides what it says: its sheet is not sent. */
  unsent?: boolean;
  /** A deal is to be marked by the arbiter: the call says so. */
  marks?: boolean;
  /** Beside the call. */
  children?: ReactNode;
}

/** What a table says to the tournament: confirmed by each, refused, still to be sent; and the arbiter called. */
export function TableTalk({ hall, position, table, saying, confirms, unsent = false, marks = false, children }: Props) {
  const t = useWordsOf("hall").at;
  const here = { position, table: table.table };
  return (
    <>
      {confirms && <Signatures {...confirms} hall={hall} table={table} here={here} saying={saying} />}
      <RefusedHere hall={hall} table={table.table} saying={saying} />
      <p role="status" className="edge pt-2 font-sans text-hint text-ink2">
        {unsent || saying.waiting.length > 0 ? t.unsent : t.sent}
      </p>
      <div className="edge flex flex-wrap gap-x-6">
        <CallHere hall={hall} here={here} saying={saying} marks={marks} />
        {children}
      </div>
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
