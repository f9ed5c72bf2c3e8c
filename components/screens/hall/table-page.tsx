import { TitledPage } from "#components/parts/form/titled-page";
import { Trouble } from "#components/parts/form/trouble";
import { QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Hall, Position } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { namesAt } from "#lib/hall/table-sheet";
import type { TableNow } from "#lib/hall/table-state";
import { signed } from "#lib/rules/words/words";
import { AdjustForm } from "./adjust-form";
import { BoardList } from "./board-list";
import { TWO_COLUMNS } from "./section";
import { type Here, isHere } from "./signatures";
import { TypedTotals } from "./typed-totals";
import { useHallChange } from "./use-hall-change";

interface Props {
  hall: Hall;
  position: Position;
  now: TableNow;
  onClose: () => void;
}

/** One table, for the arbiter: answer its call, put a mark, open its sheet, type or correct its totals. */
export function TablePage({ hall, position, now, onClose }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const { change, trouble, busy } = useHallChange(hall);
  const { table, playing } = now;
  const at = { position: position.position, table: table.table };
  const calls = hall.calls.filter((one) => !one.answered && isHere(one, at));
  const act = (made: HallChange) => void change(made);
  const title = `${t.tableOf(table.table)}, ${t.position(position.position)}`;
  return (
    <TitledPage
      title={title}
      back={t.backToHall}
      head={<p className="pt-2 text-reason">{t.states[now.state]}</p>}
      onClose={onClose}
      wide
    >
      <div className={TWO_COLUMNS}>
        <div>
          {now.state === "others" && playing?.others && (
            <p className="edge text-prose text-neg">{t.table.others(playing.others)}</p>
          )}
          <Asked calls={calls} unmarked={playing?.unmarked ?? []} at={at} onAct={act} />
          {table.log && (
            <div className="edge">
              <QuietLink href={`/${lang}/sheet?s=${table.log}&h=${hall.id}`}>{t.table.open}</QuietLink>
            </div>
          )}
          {table.sheet && table.sheet.before.length > 0 && (
            <div className="edge pt-3">
              <h3 className="label">{t.table.before}</h3>
              {table.sheet.before.map(({ event, balances }) => (
                <p key={event} className="text-contract text-ink2">
                  {balances.map((points) => (points === null ? "–" : signed(points))).join("  ")}
                </p>
              ))}
            </div>
          )}
          <Trouble text={trouble} />
        </div>
        <div>
          {position.format === null ? (
            <TypedTotals key={table.sheet?.event ?? ""} hall={hall} position={position} now={now} onDone={onClose} />
          ) : (
            <BoardList
              format={position.format}
              position={position.position}
              table={table}
              names={namesAt(hall, position.position, table)}
              by="arbiter"
              busy={busy}
              onSay={change}
              more={({ board }) => (
                <AdjustForm hall={hall} at={{ ...at, board }} was={table.adjusted.find((one) => one.board === board)} />
              )}
            />
          )}
        </div>
      </div>
    </TitledPage>
  );
}

interface AskedProps {
  calls: Hall["calls"];
  /** The places of deals that the arbiter is to mark. */
  unmarked: readonly number[];
  at: Here;
  onAct: (change: HallChange) => void;
}

/** What the table waits for: its calls answered, its deals marked. */
function Asked({ calls, unmarked, at, onAct }: AskedProps) {
  const t = useWordsOf("hall").table;
  return (
    <>
      {calls.map(({ event, note }) => (
        <p key={event} className="edge flex flex-wrap items-center justify-between gap-x-4 text-prose">
          {note && t.calls(note)}
          <QuietButton accent onClick={() => onAct({ kind: "call.answered", body: {}, refs: [event] })}>
            {t.answer}
          </QuietButton>
        </p>
      ))}
      {unmarked.length > 0 && <p className="edge text-prose">{t.markNote}</p>}
      {unmarked.map((slot) => (
        <div key={slot} className="edge">
          <QuietButton accent onClick={() => onAct({ kind: "deal.marked", body: { ...at, slot } })}>
            {t.mark(slot + 1)}
          </QuietButton>
        </div>
      ))}
    </>
  );
}
