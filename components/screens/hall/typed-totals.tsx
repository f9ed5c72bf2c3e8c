import { useId } from "react";
import { Field } from "#components/parts/field/field";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { Figure } from "#components/parts/ledger/figure";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { nameAt } from "#lib/hall/table-sheet";
import { ownTotals } from "#lib/hall/table-state";
import { NOTE_LENGTH } from "#lib/log/limits";
import { itemAt } from "#lib/rules/item-at";
import { numeral } from "#lib/shown/sheet/numeral";
import { type OpenTable, useTotals } from "./use-totals";

/** The four totals, as handed in or as typed; what they add up to is said while they are typed. */
export function TypedTotals(props: OpenTable) {
  const { lang, t } = useWordsAnd("hall");
  const { hall, position, now } = props;
  const { sheet, seats } = now.table;
  const totals = useTotals(props);
  const { typed, read, rows, reason, setReason, trouble } = totals;
  return (
    <div className="pt-3">
      <table ref={rows} className="w-full">
        <tbody>
          {seats.map((seat, line) =>
            seat === null ? null : (
              <TotalRow
                key={t.lines[line]}
                at={line}
                name={nameAt(hall, position.position, seat)}
                number={seat}
                value={sheet?.balances[line] ?? now.playing?.balances[line] ?? null}
                totals={totals}
              />
            ),
          )}
        </tbody>
      </table>
      {sheet && !typed && <p className="edge label pt-1">{t.table.fromFor(t.table.from[sheet.source], sheet.reason)}</p>}
      {read?.balances && (
        <p role="status" className={`edge pt-1 text-reason ${read.sum === 0 ? "" : "text-neg"}`}>
          {read.sum === 0 ? t.table.addsZero : t.table.adds(numeral(read.sum, "change", lang))}
        </p>
      )}
      {sheet && typed && <Field label={t.table.why} maxLength={NOTE_LENGTH} value={reason} onText={setReason} />}
      <Trouble text={trouble} />
      <Acts hall={hall} now={now} totals={totals} />
    </div>
  );
}

/** To type the totals, keep or leave them; or to take those of the table's own phone. */
function Acts({ hall, now, totals }: Pick<OpenTable, "hall" | "now"> & { totals: ReturnType<typeof useTotals> }) {
  const t = useWordsOf("hall");
  const { sheet } = now.table;
  const { typed, read, lacking, goTo, start, cancel, keep, busy } = totals;
  const own = ownTotals(now);
  return (
    <div className="edge flex flex-wrap items-center gap-x-6 pt-2">
      {read && (
        <>
          <ReadyButton
            ready={read.balances !== null && !busy}
            onClick={() => {
              if (lacking) goTo(lacking.line);
              else if (read.balances) void keep(read.balances, sheet ? "arbiter" : "paper");
            }}
          >
            {t.table.keep}
          </ReadyButton>
          <QuietButton onClick={cancel}>{t.alike.press.cancel}</QuietButton>
        </>
      )}
      {!typed && !hall.ended && <QuietButton onClick={start}>{sheet ? t.table.correct : t.table.type}</QuietButton>}
      {!typed && own && <QuietButton onClick={() => void keep(own, "arbiter")}>{t.table.take}</QuietButton>}
    </div>
  );
}

interface RowProps {
  /** Its place among the lines. */
  at: number;
  name: string;
  number: number;
  value: number | null;
  totals: ReturnType<typeof useTotals>;
}

function TotalRow({ at, name, number, value, totals }: RowProps) {
  const t = useWordsOf("hall");
  const id = useId();
  const typed = totals.typed?.[at];
  const said = totals.said?.line === at ? totals.said.why : null;
  return (
    <tr className="border-rule border-b">
      <th scope="row" className="edge py-1.5 text-left font-normal">
        <span className="label">{itemAt(t.lines, at)}</span> <span className="text-choice">{name}</span>{" "}
        <span className="label">{t.number(number)}</span>
        {said && (
          <span id={id} role="alert" className="block text-hint text-neg">
            {t.table[said](name, typed ?? "")}
          </span>
        )}
      </th>
      <td className="edge text-right">
        {typed === undefined ? (
          <Figure value={value} kind="total" className="text-figure" />
        ) : (
          <input
            aria-label={name}
            aria-invalid={said !== null}
            aria-describedby={said ? id : undefined}
            data-line={at}
            className="min-h-11 w-24 border-rule2 border-b bg-transparent text-right text-choice"
            autoComplete="off"
            maxLength={8}
            value={typed}
            onChange={(event) => totals.type(at, event.target.value)}
          />
        )}
      </td>
    </tr>
  );
}
