import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { playOf } from "#lib/hall/boards";
import { type Hall, isOfMatch } from "#lib/hall/hall";
import type { HallBodyOf } from "#lib/hall/hall-event";
import { withPlanned } from "#lib/hall/planned";
import { nameAt } from "#lib/hall/table-sheet";
import type { LogEvent } from "#lib/log/event";
import { signed } from "#lib/rules/words/words";
import type { Refused } from "#lib/sync/hall";
import { useSayFault } from "./use-hall-change";
import type { TableSaying } from "./use-saying";

interface Props {
  hall: Hall;
  table: number;
  saying: TableSaying;
}

/** What this phone noted at this table and the tournament did not take, with the reason, until somebody has read it. */
export function RefusedHere({ hall, table, saying: { refused, read } }: Props) {
  const t = useWordsOf("hall").at;
  const sayFault = useSayFault();
  const boards = useWordsOf("boards");
  const here = refused.filter(({ event }) => (event.body as { table?: number }).table === table && !wasTaken(hall, event));
  if (here.length === 0) return null;
  const why = ({ event, faults: [fault] }: Refused): string =>
    event.kind === "board.played" && fault?.code === "version-changed" ? boards.markedAlready : fault ? sayFault(fault) : "";
  const nameIn = (position: number, seat: number): string =>
    nameAt(hall, position, withPlanned(hall, position).positions[position - 1]?.tables[table - 1]?.seats[seat] ?? null);
  const said = ({ kind, body }: LogEvent): string => {
    if (kind === "board.played") {
      const { position, board, taker, score } = body as HallBodyOf<"board.played">;
      return boards.refused(board, nameIn(position, taker), signed(score));
    }
    const { position, seat } = body as HallBodyOf<"sheet.signed">;
    return kind === "arbiter.called" ? t.refusedCall(position) : t.refusedSign(nameIn(position, seat), position);
  };
  return (
    <section role="alert" aria-label={t.refused} className="mt-3 border-stroke border-y bg-leaf py-2">
      <h2 className="edge text-sentence text-neg">{t.refused}</h2>
      <ul>
        {here.map((one) => (
          <li key={one.event.id} className="edge flex flex-wrap items-center justify-between gap-x-4 border-rule border-b py-1.5">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block text-choice">{said(one.event)}</span>
              <span className="block text-prose">{why(one)}</span>
            </span>
            <QuietButton onClick={() => read(one.event.id)}>{t.refusedRead}</QuietButton>
          </li>
        ))}
      </ul>
      <p className="edge label pt-1">{t.refusedNote}</p>
    </section>
  );
}

/** Another phone of the table said the same, whatever was said of it since: nobody has to be told. */
function wasTaken(hall: Hall, { kind, body }: LogEvent): boolean {
  if (kind !== "board.played") return false;
  const { position, table, board, taker, score } = body as HallBodyOf<"board.played">;
  const at = hall.positions[position - 1]?.tables[table - 1];
  const play = at && playOf(at, { board, taker: isOfMatch(hall) ? taker : null });
  return play !== undefined && [play, ...play.before].some((one) => one.taker === taker && one.score === score);
}
