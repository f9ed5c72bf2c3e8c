import { type KeyboardEvent, useRef } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { Figure } from "#components/parts/ledger/figure";
import { FittedName } from "#components/parts/names/fitted-name";
import { useSayPaperFault } from "#components/parts/report/say-paper-fault";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import type { Points } from "#lib/rules/rules";
import { nearName } from "#lib/season/near-name";
import type { Cells, Column } from "#lib/sheet/paper/column";
import { columnsOfSheet } from "#lib/sheet/paper/columns";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import { LONGEST_CELL } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";
import { fitNames } from "#lib/shown/names/fit-names";
import { changeSign, type Laid, lay, type PaperDraft, remove, withMinus, write } from "#lib/shown/paper/paper-draft";
import { widthOf } from "#lib/shown/plot/width";
import { ruleLabel } from "#lib/shown/rules/rule-label";

interface Props {
  sheet: Sheet;
  draft: PaperDraft;
  judged: readonly JudgedRow[];
  onDraft: (draft: PaperDraft) => void;
  onLaid: (laid: Laid) => void;
}

/** A column of figures is 68 px wide, whoever's it is. */
const HEAD = { width: 56, sizes: [15, 13], lines: 2 } as const;

/** One row a deal. Enter begins the next row, the arrows go up and down a column, a block is pasted where the caret is. */
export function PaperGrid({ sheet, draft, judged, onDraft, onLaid }: Props) {
  const { lang } = useWords();
  const t = useWordsOf("paper");
  const table = useRef<HTMLTableElement>(null);
  const { names } = sheet;
  const columns = shownOf(columnsOfSheet(sheet), draft, sheet.seating.seats.length);
  const headOf = ({ names: heads }: Column) => (lang === "fr" ? heads[0] : (heads[1] ?? heads[0])) as string;
  const { size, lines } = fitNames(names, HEAD, widthOf);
  const nameAt = (seat: number) => (
    <>
      <span className="sr-only">{names[seat]}</span>
      <FittedName fitted={{ size, lines }} at={seat} aria-hidden />
    </>
  );
  // Beside figures that the paper has, what the deals give would stand twice.
  const computed = draft.told === "fields" && !columns.some(({ part }) => part === "score");
  const cellAt = (row: number, id: string) =>
    table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"] [data-column="${id}"]`);

  function move(event: KeyboardEvent<HTMLInputElement>, row: number, id: string) {
    const [down, column] =
      event.key === "Enter"
        ? [event.shiftKey ? -1 : 1, (columns[0] as Column).id]
        : [event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0, id];
    const next = down === 0 ? null : cellAt(row + down, column);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  }

  return (
    <div className="relative overflow-x-auto pt-2">
      <table ref={table} className="grid-paper edge">
        <thead>
          <tr>
            <th scope="col" className="place double-rule w-10 text-left label text-corner">
              {t.number}
            </th>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={`double-rule text-head ${column.part === "score" ? "text-right" : "text-left"}`}
                style={{ minWidth: column.part === "score" ? 68 : 84 }}
              >
                {column.part === "score" && column.seat !== undefined ? nameAt(column.seat) : headOf(column)}
              </th>
            ))}
            {computed &&
              names.map((name, seat) => (
                <th key={name} scope="col" className="double-rule min-w-17 text-right text-head text-ink2 italic">
                  {nameAt(seat)}
                </th>
              ))}
            <th className="double-rule">
              <span className="sr-only">{t.sign}</span>
            </th>
          </tr>
        </thead>
        {draft.rows.map((cells, row) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={row}
            row={row}
            cells={cells}
            number={sheet.nextSlot + row + 1}
            columns={columns}
            headOf={headOf}
            judged={judged[row] as JudgedRow}
            sheet={sheet}
            computed={computed}
            onKey={move}
            onWrite={(id, text) => onDraft(write(draft, row, id, text))}
            onPaste={(id, text) =>
              onLaid(
                lay(
                  draft,
                  row,
                  columns.map((column) => column.id),
                  id,
                  text,
                ),
              )
            }
            onRemove={row < draft.rows.length - 1 ? () => onDraft(remove(draft, row)) : undefined}
          />
        ))}
        <tbody>
          <Totals sheet={sheet} totals={judged.at(-1)?.totals ?? sheet.totals} columns={columns} computed={computed} />
        </tbody>
      </table>
    </div>
  );
}

/** The columns of this way of telling, and the rare ones that something fills. */
function shownOf(columns: readonly Column[], { told, rows }: PaperDraft, seats: number): Column[] {
  const isFilled = ({ id }: Column) => rows.some((cells) => (cells[id] ?? "").trim() !== "");
  return columns.filter((column) => {
    if (column.part === "note") return false;
    // Nobody is called where four play: unless a row says so.
    if (column.rare || (column.id === "partner" && seats < 5)) return isFilled(column);
    return told === "fields" ? column.part === "field" || isFilled(column) : column.part === "score";
  });
}

interface RowProps {
  row: number;
  cells: Cells;
  number: number;
  columns: readonly Column[];
  headOf: (column: Column) => string;
  judged: JudgedRow;
  sheet: Sheet;
  computed: boolean;
  onKey: (event: KeyboardEvent<HTMLInputElement>, row: number, id: string) => void;
  onWrite: (id: string, text: string) => void;
  onPaste: (id: string, text: string) => void;
  onRemove: (() => void) | undefined;
}

function Row({ row, cells, number, columns, headOf, judged, sheet, computed, onKey, onWrite, onPaste, onRemove }: RowProps) {
  const t = useWordsOf("paper");
  const { faults, scores, deal, seats } = judged;
  const names = seats.map((person) => sheet.names[person] as string);
  const sayFault = useSayPaperFault(sheet.rules.game, names);
  const wrong = new Set(faults.map(({ at }) => at));
  const report = deal !== null && "report" in deal ? (deal.report as readonly (Points | null)[]) : [];
  const reported = sheet.names.map((_, person) => report[seats.indexOf(person)] ?? null);
  const reason = (fault: (typeof faults)[number]) => {
    const column = columns.find(({ id }) => id === fault.at);
    const at = [...(cells.line ? [t.fileLine(cells.line)] : []), ...(column ? [headOf(column)] : [])];
    return [...at, sayFault(fault)].join(". ");
  };
  const span = columns.length + (computed ? sheet.names.length : 0) + 2;
  return (
    <tbody data-row={row}>
      <tr>
        <td className="place pr-2 text-running text-ink2">{number}</td>
        {columns.map((column) => (
          <td key={column.id}>
            <input
              data-column={column.id}
              aria-label={t.cell(headOf(column), number)}
              aria-invalid={wrong.has(column.id) || undefined}
              aria-describedby={wrong.has(column.id) ? `why-${row}` : undefined}
              className={`placeholder:text-ink2 placeholder:italic ${column.part === "score" ? "text-right" : ""} ${wrong.has(column.id) ? "text-neg" : ""}`}
              inputMode={column.part === "score" ? "decimal" : "text"}
              enterKeyHint="next"
              autoComplete="off"
              autoCapitalize="off"
              maxLength={LONGEST_CELL}
              placeholder={restOf(column, cells, reported, sheet, seats)}
              value={cells[column.id] ?? ""}
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
          </td>
        ))}
        {computed &&
          sheet.names.map((name, seat) => (
            <td key={name} className="px-1.5 text-right text-figure">
              {scores && <Figure value={scores[seat] ?? null} />}
            </td>
          ))}
        <td className="whitespace-nowrap">
          {!computed && <SignKey columns={columns} cells={cells} onWrite={onWrite} />}
          {onRemove && (
            <button
              type="button"
              className="min-h-11 min-w-11 text-center text-choice text-ink2"
              aria-label={t.remove(number)}
              onClick={onRemove}
            >
              ×
            </button>
          )}
        </td>
      </tr>
      {faults.length > 0 && (
        <tr>
          <td colSpan={span} className="pb-2">
            <ul id={`why-${row}`} className="sticky left-4 max-w-[min(80vw,36rem)] text-prose text-neg">
              {faults.slice(0, 3).map((fault) => {
                const near = fault.code === "nobody-so-named" ? nearName(cells[fault.at] ?? "", names) : undefined;
                return (
                  <li key={`${fault.at} ${fault.code}`}>
                    {reason(fault)} <span className="font-sans text-state text-ink2">{ruleLabel(fault.rule)}</span>
                    {near !== undefined && (
                      <QuietButton className="ml-3" onClick={() => onWrite(fault.at, near)}>
                        {t.meant([[cells[fault.at] ?? "", near]])}
                      </QuietButton>
                    )}
                  </li>
                );
              })}
            </ul>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What the other figures leave to the one that is not written. */
function restOf(
  { id, part, seat }: Column,
  cells: Cells,
  report: readonly (Points | null)[],
  { moved }: Sheet,
  seats: JudgedRow["seats"],
): string | undefined {
  const isOut = (person: number) => moved && !seats.includes(person);
  if (part === "score" && seat !== undefined && !cells[id] && isOut(seat)) return "–";
  const rest = part === "score" && seat !== undefined && !cells[id] ? report[seat] : undefined;
  return rest === undefined || rest === null ? undefined : String(rest).replace("-", "−").replace(".", ",");
}

/** A phone's number pad has no minus: this gives it to the figure last typed in the row. */
function SignKey({ columns, cells, onWrite }: Pick<RowProps, "columns" | "cells" | "onWrite">) {
  const t = useWordsOf("paper");
  const last = useRef<string | null>(null);
  const ids = columns.map(({ id }) => id);
  return (
    <button
      type="button"
      className="min-h-11 min-w-11 text-center text-choice text-ink2"
      aria-label={t.sign}
      onPointerDown={(event) => {
        // The caret stays where it is.
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
    </button>
  );
}

function Totals({
  sheet,
  totals,
  columns,
  computed,
}: {
  sheet: Sheet;
  totals: JudgedRow["totals"];
  columns: readonly Column[];
  computed: boolean;
}) {
  const t = useWordsOf("paper");
  const total = (seat: number) => <Figure value={totals[seat] ?? null} kind="total" />;
  return (
    <tr className="text-figure">
      <th scope="row" className="place pt-2 pr-2 text-left label">
        {t.totals}
      </th>
      {columns.map(({ id, seat, part }) => (
        <td key={id} className="px-1.5 pt-2 text-right">
          {!computed && part === "score" && seat !== undefined && total(seat)}
        </td>
      ))}
      {computed &&
        sheet.names.map((name, seat) => (
          <td key={name} className="px-1.5 pt-2 text-right">
            {total(seat)}
          </td>
        ))}
      <td />
    </tr>
  );
}
