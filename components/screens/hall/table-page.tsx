import { useState } from "react";
import { Trouble } from "#components/parts/club/trouble";
import { PrimaryButton, QuietButton, QuietLink } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Hall, Position } from "#lib/hall/hall";
import type { HallChange } from "#lib/hall/hall-event";
import { nameAt, namesAt } from "#lib/hall/table-sheet";
import type { TableNow } from "#lib/hall/table-state";
import { signed } from "#lib/rules/words/words";
import { numberIn } from "#lib/shown/number-in";
import { AdjustForm } from "./adjust-form";
import { BoardList } from "./board-list";
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
  const { change, trouble, busy } = useHallChange(hall.id);
  const { table, playing } = now;
  const at = { position: position.position, table: table.table };
  const calls = hall.calls.filter((one) => !one.answered && one.position === at.position && one.table === at.table);
  const act = (...changes: readonly HallChange[]) => void (busy || change(...changes));
  const title = `${t.tableOf(table.table)}, ${t.position(position.position)}`;
  return (
    <RaisedPage label={title} height="high" onClose={onClose}>
      <div className="max-w-[720px] pb-8">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{t.backToHall}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{title}</h2>
          <p className="pt-2 text-reason">{t.states[now.state]}</p>
        </div>
        {calls.map((call) => (
          <p key={call.event} className="edge flex flex-wrap items-center justify-between gap-x-4 text-prose">
            {call.note && t.table.calls(call.note)}
            <QuietButton accent onClick={() => act({ kind: "call.answered", body: {}, refs: [call.event] })}>
              {t.table.answer}
            </QuietButton>
          </p>
        ))}
        {playing && playing.unmarked.length > 0 && <p className="edge text-prose">{t.table.markNote}</p>}
        {playing?.unmarked.map((slot) => (
          <div key={slot} className="edge">
            <QuietButton accent onClick={() => act({ kind: "deal.marked", body: { ...at, slot } })}>
              {t.table.mark(slot + 1)}
            </QuietButton>
          </div>
        ))}
        {table.log && (
          <div className="edge">
            <QuietLink href={`/${lang}/sheet?s=${table.log}&h=${hall.id}`}>{t.table.open}</QuietLink>
          </div>
        )}
        {position.format === null ? (
          <Totals key={table.sheet?.event ?? ""} hall={hall} position={position} now={now} onDone={onClose} />
        ) : (
          <BoardList
            format={position.format}
            table={table}
            names={namesAt(hall, position.position, table)}
            busy={busy}
            onKeep={({ board }, { taker, score, deal }, was) =>
              change({
                kind: "board.played",
                body: { ...at, board, taker, score, source: was ? "arbiter" : "paper", ...(deal && { deal }) },
                ...(was && { refs: [was.event] }),
              })
            }
            more={({ board }) => (
              <AdjustForm hall={hall} at={{ ...at, board }} was={table.adjusted.find((one) => one.board === board)} />
            )}
          />
        )}
        <Trouble text={trouble} />
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
      </div>
    </RaisedPage>
  );
}

/** The four totals, as handed in or as typed; what they add up to is said while they are typed. */
function Totals({ hall, position, now: { table, playing }, onDone }: Omit<Props, "onClose"> & { onDone: () => void }) {
  const t = useWordsOf("hall");
  const { change, trouble, busy } = useHallChange(hall.id);
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const { sheet, seats } = table;
  const numbers = (typed ?? []).map((text) => numberIn(text));
  const isWhole = seats.every((seat, line) => seat === null || (typed?.[line] !== "" && typeof numbers[line] === "number"));
  const sum = numbers.reduce<number>((all, one, line) => all + (seats[line] === null || typeof one !== "number" ? 0 : one), 0);
  const ready = isWhole && !busy;
  const keep = async (balances: readonly (number | null)[], source: "paper" | "arbiter") => {
    const body = { position: position.position, table: table.table, balances, source };
    if (await change({ kind: "sheet.handed-in", body, ...(sheet && { refs: [sheet.event] }) })) onDone();
  };
  const start = () => setTyped(seats.map((seat, line) => (seat === null ? "" : String(sheet?.balances[line] ?? ""))));
  const name = (line: number) => nameAt(hall, position.position, seats[line] ?? null);
  return (
    <div className="pt-3">
      <table className="w-full">
        <tbody>
          {seats.map((seat, line) =>
            seat === null ? null : (
              <tr key={t.lines[line]} className="border-rule border-b">
                <th scope="row" className="edge py-1.5 text-left font-normal">
                  <span className="label">{t.lines[line]}</span> <span className="text-choice">{name(line)}</span>{" "}
                  <span className="label">{t.number(seat)}</span>
                </th>
                <td className="edge text-right">
                  {typed ? (
                    <input
                      aria-label={name(line)}
                      className="min-h-11 w-24 border-rule2 border-b bg-transparent text-right text-choice"
                      autoComplete="off"
                      maxLength={8}
                      value={typed[line]}
                      onChange={(event) => setTyped(typed.map((was, i) => (i === line ? event.target.value : was)))}
                    />
                  ) : (
                    <Figure
                      value={sheet?.balances[line] ?? playing?.balances[line] ?? null}
                      kind="total"
                      className="text-figure"
                    />
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {sheet && !typed && <p className="edge label pt-1">{t.table.from[sheet.source]}</p>}
      {typed && isWhole && (
        <p role="status" className={`edge pt-1 text-reason ${sum === 0 ? "" : "text-neg"}`}>
          {sum === 0 ? t.table.addsZero : t.table.adds(signed(sum))}
        </p>
      )}
      <Trouble text={trouble} />
      <div className="edge flex flex-wrap items-center gap-x-6 pt-2">
        {typed ? (
          <>
            <PrimaryButton
              ready={ready}
              onClick={() =>
                ready &&
                void keep(
                  seats.map((seat, line) => (seat === null ? null : (numbers[line] as number))),
                  sheet ? "arbiter" : "paper",
                )
              }
            >
              {t.table.keep}
            </PrimaryButton>
            <QuietButton onClick={() => setTyped(null)}>{t.cancel}</QuietButton>
          </>
        ) : (
          !hall.ended && <QuietButton onClick={start}>{sheet ? t.table.correct : t.table.type}</QuietButton>
        )}
        {!typed && playing?.closed && sheet && playing.balances.some((points, line) => points !== sheet.balances[line]) && (
          <QuietButton onClick={() => !busy && void keep(playing.balances, "arbiter")}>{t.table.take}</QuietButton>
        )}
      </div>
    </div>
  );
}
