import { type KeyboardEvent, useRef } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { QuietButton } from "#components/parts/press/buttons";
import { SmallKey } from "#components/parts/press/small-key";
import { useSayPaperFault } from "#components/parts/report/say-paper-fault";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { nearName } from "#lib/season/names/near-name";
import type { Cells, Column } from "#lib/sheet/paper/column";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import { LONGEST_CELL } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import { changeSign, withMinus } from "#lib/shown/paper/paper-draft";
import { leftOver, restOf } from "#lib/shown/paper/rest-of";
import { ruleLabel } from "#lib/shown/rules/rule-label";

interface RowProps {
  row: number;
  cells: Cells;
  number: number;
  columns: readonly Column[];
  headOf: (column: Column) => string;
  /** How many usual columns wide a column is, for its longest text. */
  widthOf: (column: Column) => number;
  judged: JudgedRow;
  sheet: Sheet;
  computed: boolean;
  onKey: (event: KeyboardEvent<HTMLInputElement>, row: number, id: string) => void;
  onWrite: (id: string, text: string) => void;
  onPaste: (id: string, text: string) => void;
  onRemove: (() => void) | undefined;
}

/** A deal of the paper: its cells, its score, and why it is refused. */
export function PaperRow(props: RowProps) {
  const t = useWordsOf("paper");
  const { row, cells, number, columns, judged, sheet, computed, onWrite, onRemove } = props;
  const { scores } = judged;
  const left = leftOver(judged, sheet);
  return (
    <tbody data-row={row}>
      <tr>
        <td className="row-number pr-2 text-running text-ink2">{number}</td>
        {columns.map((column) => (
          <td key={column.id} className={column.part === "score" ? "score" : undefined}>
            <PaperCell {...props} column={column} left={restOf(column, cells, left, sheet, judged.seats)} />
          </td>
        ))}
        {computed &&
          sheet.names.map((name, seat) => (
            <td key={name} className="px-1.5 text-right text-figure">
              {scores && <Figure value={scores[seat] ?? null} />}
            </td>
          ))}
        {!computed && (
          <td className="keys">
            <SignKey number={number} columns={columns} cells={cells} onWrite={onWrite} />
          </td>
        )}
        <td>
          {onRemove && (
            <SmallKey aria-label={t.remove(number)} onClick={onRemove}>
              ×
            </SmallKey>
          )}
        </td>
      </tr>
      {judged.faults.length > 0 && <RowFaults {...props} />}
    </tbody>
  );
}

const whyOf = (row: number): string => `why-${row}`;

interface CellProps extends RowProps {
  column: Column;
  /** The figure that makes the row's sum right, while the cell is empty. */
  left: string | undefined;
}

function PaperCell({ column, left, row, cells, number, headOf, widthOf, judged, onKey, onWrite, onPaste }: CellProps) {
  const t = useWordsOf("paper");
  const isScore = column.part === "score";
  const isWrong = judged.faults.some(({ at }) => at === column.id);
  return (
    <input
      data-column={column.id}
      aria-label={t.cell(headOf(column), number)}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? whyOf(row) : undefined}
      className={`placeholder:text-ink2 placeholder:italic ${isScore ? "text-right" : ""} ${isWrong ? "text-neg" : ""}`}
      style={isScore ? undefined : { minWidth: `${5 * widthOf(column)}rem` }}
      inputMode={isScore ? "decimal" : "text"}
      enterKeyHint="next"
      autoComplete="off"
      autoCapitalize="off"
      maxLength={LONGEST_CELL}
      placeholder={left}
      value={cells[column.id] ?? ""}
      onFocus={({ target }) => target.select()}
      onChange={(event) => onWrite(column.id, event.target.value)}
      onBlur={({ target: { value } }) => withMinus(value) !== value && onWrite(column.id, withMinus(value))}
      onKeyDown={(event) => onKey(event, row, column.id)}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text");
        if (!/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        onPaste(column.id, text);
      }}
    />
  );
}

const MOST_FAULTS = 3;

/** Why the row is refused, with the rule; and the player that a misspelt name may mean. */
function RowFaults({ row, cells, columns, headOf, judged: { faults, seats }, sheet, computed, onWrite }: RowProps) {
  const { m, t } = useWordsAnd("paper");
  const names = seats.map((person) => itemAt(sheet.names, person));
  const sayFault = useSayPaperFault(sheet.rules.game, names);
  const reason = (fault: (typeof faults)[number]) => {
    const column = columns.find(({ id }) => id === fault.at);
    const at = [...(cells.line ? [t.fileLine(cells.line)] : []), ...(column ? [headOf(column)] : [])];
    return [...at, sayFault(fault)].join(". ");
  };
  return (
    <tr>
      <td colSpan={columns.length + (computed ? sheet.names.length + 2 : 3)} className="pb-2">
        <ul id={whyOf(row)} className="sticky left-4 max-w-[min(80vw,36rem)] text-prose text-neg">
          {faults.slice(0, MOST_FAULTS).map((fault) => {
            const written = cells[fault.at] ?? "";
            const near = fault.code === "nobody-so-named" ? nearName(written, names) : undefined;
            return (
              <li key={`${fault.at} ${fault.code}`}>
                {reason(fault)} <span className="font-sans text-state text-ink2">{ruleLabel(fault.rule, m.rule)}</span>
                {near !== undefined && (
                  <QuietButton className="ml-3" onClick={() => onWrite(fault.at, near)}>
                    {t.meant([[written, near]])}
                  </QuietButton>
                )}
              </li>
            );
          })}
        </ul>
      </td>
    </tr>
  );
}

interface SignProps {
  /** The row's number. */
  number: number;
  columns: readonly Column[];
  cells: Cells;
  onWrite: (id: string, text: string) => void;
}

/** A phone's number pad has no minus: this gives it to the figure last typed in the row. */
function SignKey({ number, columns, cells, onWrite }: SignProps) {
  const t = useWordsOf("paper");
  const last = useRef<string | null>(null);
  const ids = columns.map(({ id }) => id);
  return (
    <SmallKey
      aria-label={t.sign(number)}
      onPointerDown={(event) => {
        // The tap must not take the focus from the cell.
        event.preventDefault();
        const active = document.activeElement?.getAttribute("data-column") ?? null;
        last.current = active && ids.includes(active) ? active : null;
      }}
      onClick={() => {
        const id = last.current ?? ids.findLast((column) => (cells[column] ?? "") !== "") ?? ids[0];
        if (id) onWrite(id, changeSign(cells[id] ?? ""));
      }}
    >
      ±
    </SmallKey>
  );
}
