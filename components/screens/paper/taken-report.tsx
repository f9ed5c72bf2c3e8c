import { useWordsOf } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { signed } from "#lib/rules/words/words";
import { checkTotals } from "#lib/sheet/paper/check-table";
import type { JudgedRow } from "#lib/sheet/paper/read-table";
import type { TakenTable, TotalsLine } from "#lib/sheet/paper/take-csv";
import type { Sheet } from "#lib/sheet/sheet";

/** A table in the grid: its name if it was a file, and the row it begins at. `left`: rows that no longer fitted. */
export interface InGrid {
  readonly table: TakenTable;
  readonly name: string | null;
  readonly from: number;
  readonly left: number;
}

const MOST_LINES = 20;

/** A report on a table that was taken: what was left out, what was deduced, whether its totals agree. */
export function TakenReport({ taken, sheet, judged }: { taken: InGrid; sheet: Sheet; judged: readonly JudgedRow[] }) {
  const t = useWordsOf("paper");
  const { table, name, from, left } = taken;
  const own = judged.slice(from, from + table.rows.length);
  const before = judged[from - 1]?.totals ?? sheet.totals;
  const nameOf = (seat: number) => sheet.names[seat] ?? "";
  const deduced =
    table.lacking.length > 0 ? [] : own.flatMap((row, i) => (row.deduced === null || !row.scores ? [] : [{ row, i }]));
  const sayTotals = (line: TotalsLine) => {
    if (line.figures.every((figure) => figure === null)) return { text: t.aside(line.line, line.text), isWrong: false };
    const differs = checkTotals(line, own, before).map(({ seat, written, summed }) => t.differs(nameOf(seat), written, summed));
    return { text: t.totalsLine(line.line, itemAt(line.text.split(/[\s:]/), 0), differs), isWrong: differs.length > 0 };
  };
  const said: readonly { text: string; isWrong?: boolean }[] = [
    ...table.totals.map(sayTotals),
    ...(table.days > 1 ? [{ text: t.days(table.days), isWrong: true }] : []),
    ...(table.suspect === null ? [] : [{ text: t.suspect(table.suspect), isWrong: true }]),
    ...(table.lacking.length > 0 ? [{ text: t.lacking(table.lacking), isWrong: true }] : []),
    ...(table.unread.length > 0 ? [{ text: t.unread(table.unread) }] : []),
    ...(table.left + left > 0 ? [{ text: t.left(table.left + left), isWrong: true }] : []),
    ...table.aside.map(({ line, text }) => ({ text: t.aside(line, text) })),
    ...deduced.map(({ row: { deduced: seat, scores }, i }) => ({
      text: t.deduced(table.rows[i]?.line ?? "", nameOf(seat as number), signed(scores?.[seat as number] ?? 0)),
    })),
  ];
  return (
    <div role="status" className="edge max-w-[720px] pb-2">
      <p>{t.read(table.rows.length, name)}</p>
      <ul className="font-sans text-hint text-ink2">
        {said.slice(0, MOST_LINES).map(({ text, isWrong }) => (
          <li key={text} className={isWrong ? "text-neg" : undefined}>
            {text}
          </li>
        ))}
        {said.length > MOST_LINES && <li>{t.more(said.length - MOST_LINES)}</li>}
      </ul>
    </div>
  );
}
