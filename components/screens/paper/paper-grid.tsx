import { type CSSProperties, type KeyboardEvent, type RefObject, useRef } from "react";
import { Figure } from "#components/parts/ledger/figure";
import { FittedName, useFit } from "#components/parts/names/fitted-name";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { type Column, headIn } from "#lib/sheet/paper/column";
import { columnsOfSheet } from "#lib/sheet/paper/columns";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import type { Sheet } from "#lib/sheet/sheet";
import type { FittedNames } from "#lib/shown/names/fit-names";
import {
  columnsWide,
  gridColumns,
  type Laid,
  type PaperDraft,
  pasteCells,
  removeRow,
  writeCell,
} from "#lib/shown/paper/paper-draft";
import { widestEm } from "#lib/shown/sheet/numeral";
import { PaperRow } from "./paper-row";

interface Props {
  sheet: Sheet;
  draft: PaperDraft;
  judged: readonly JudgedRow[];
  onDraft: (draft: PaperDraft) => void;
  onLaid: (laid: Laid) => void;
}

const HEAD = { sizes: [15, 13], lines: 2, spare: 12 } as const;

/** One row a deal. Enter begins the next row, the arrows go up and down a column, a block is pasted where the caret is. */
export function PaperGrid({ sheet, draft, judged, onDraft, onLaid }: Props) {
  const { lang, t } = useWordsAnd("paper");
  const table = useRef<HTMLTableElement>(null);
  const columns = gridColumns(columnsOfSheet(sheet), draft, sheet.seating.seats.length);
  const ids = columns.map(({ id }) => id);
  const headOf = (column: Column) => headIn(column, lang);
  // Beside figures that the paper has, what the deals give would stand twice.
  const computed = draft.told === "fields" && !columns.some(({ part }) => part === "score");
  const move = moveIn(table, ids[0] ?? "");
  const totals = judged.at(-1)?.totals ?? sheet.totals;
  const style = { "--people": columns.length, "--em": widestEm(totals, "total") } as CSSProperties;
  return (
    <div className="grid-frame relative scroll-pr-11 scroll-pl-12 overflow-x-auto pt-2">
      <table ref={table} aria-label={t.alike.pages.paper} className="grid-paper edge" data-columns={columns.length} style={style}>
        <GridHead key={String(computed)} sheet={sheet} columns={columns} headOf={headOf} computed={computed} />
        {draft.rows.map((cells, row) => (
          <PaperRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={row}
            row={row}
            cells={cells}
            number={sheet.nextSlot + row + 1}
            columns={columns}
            headOf={headOf}
            widthOf={(column) => columnsWide(draft, column.id)}
            judged={itemAt(judged, row)}
            sheet={sheet}
            computed={computed}
            onKey={move}
            onWrite={(id, text) => onDraft(writeCell(draft, row, id, text))}
            onPaste={(id, text) => onLaid(pasteCells(draft, row, ids, id, text))}
            onRemove={row < draft.rows.length - 1 ? () => onDraft(removeRow(draft, row)) : undefined}
          />
        ))}
        <Totals sheet={sheet} totals={totals} columns={columns} computed={computed} />
      </table>
    </div>
  );
}

/** Enter and the arrows, in a cell of this row and column; `first`: the column in which a row begins. */
const moveIn =
  (table: RefObject<HTMLTableElement | null>, first: string) =>
  (event: KeyboardEvent<HTMLInputElement>, row: number, id: string): void => {
    const [down, column] =
      event.key === "Enter"
        ? [event.shiftKey ? -1 : 1, first]
        : [event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0, id];
    const cell = `[data-row="${row + down}"] [data-column="${column}"]`;
    const next = down === 0 ? null : table.current?.querySelector<HTMLInputElement>(cell);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  };

const COMPUTED = "double-rule w-17 min-w-17 text-right text-head text-ink2 italic";

interface HeadProps {
  sheet: Sheet;
  columns: readonly Column[];
  headOf: (column: Column) => string;
  computed: boolean;
}

/** The whole name for screen readers, and as it fits the column. */
const HeadName = ({ name, ...fit }: { name: string; fitted: FittedNames; at: number }) => (
  <>
    <span className="sr-only">{name}</span>
    <FittedName {...fit} aria-hidden />
  </>
);

function GridHead({ sheet: { names }, columns, headOf, computed }: HeadProps) {
  const { m, t } = useWordsAnd("paper");
  const [head, fitted] = useFit<HTMLTableCellElement>(names, HEAD);
  const nameAt = (seat: number) => <HeadName name={itemAt(names, seat)} fitted={fitted} at={seat} />;
  return (
    <thead>
      <tr>
        <th scope="col" className="row-number double-rule text-left label text-corner">
          <span aria-hidden>{t.number}</span>
          <span className="sr-only">{m.always.deal}</span>
        </th>
        {columns.map((column) => (
          <th
            key={column.id}
            ref={column.part === "score" && column.seat === 0 ? head : undefined}
            scope="col"
            className={`double-rule text-head ${column.part === "score" ? "score text-right" : "min-w-20 text-left"}`}
          >
            {column.part === "score" && column.seat !== undefined ? nameAt(column.seat) : headOf(column)}
          </th>
        ))}
        {computed &&
          names.map((name, seat) => (
            <th key={name} ref={seat === 0 ? head : undefined} scope="col" className={COMPUTED}>
              {nameAt(seat)}
            </th>
          ))}
        {!computed && <td className="keys double-rule" />}
        <td className="double-rule" />
      </tr>
    </thead>
  );
}

interface TotalsProps {
  sheet: Sheet;
  totals: JudgedRow["totals"];
  columns: readonly Column[];
  computed: boolean;
}

function Totals({ sheet, totals, columns, computed }: TotalsProps) {
  const t = useWordsOf("paper");
  const total = (seat: number) => <Figure value={totals[seat] ?? null} kind="total" />;
  return (
    <tbody>
      <tr className="text-figure">
        <th scope="row" className="row-number pt-2 pr-2 text-left label">
          {t.totals}
        </th>
        {columns.map(({ id, seat, part }) => (
          <td key={id} className={`px-1.5 pt-2 text-right ${part === "score" ? "score" : ""}`}>
            {!computed && part === "score" && seat !== undefined && total(seat)}
          </td>
        ))}
        {computed &&
          sheet.names.map((name, seat) => (
            <td key={name} className="px-1.5 pt-2 text-right">
              {total(seat)}
            </td>
          ))}
        <td className={computed ? undefined : "keys"} />
      </tr>
    </tbody>
  );
}
