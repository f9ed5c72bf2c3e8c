import type { ReactNode } from "react";
import { fileName, saveFile } from "#components/parts/file/save-file";
import { QuietButton } from "#components/parts/press/buttons";
import { inSight } from "#components/parts/season/in-sight";
import { useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";

export interface PostedColumn<L> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (line: L) => ReactNode;
  readonly look?: string;
}

/** A button that saves the posted standings as a file. */
export function CsvKey({ hall: { opening }, csv }: { hall: Hall; csv: () => string }) {
  const t = useWordsOf("hall");
  return (
    <div className="edge wide:px-0">
      <QuietButton onClick={() => saveFile(csv(), "csv", opening.day, fileName(opening.name))}>{t.csv}</QuietButton>
    </div>
  );
}

/** The column of penalties, if there are any. */
export const penaltyColumn = <L extends { readonly penalties: number }>(
  lines: readonly L[],
  column: Pick<PostedColumn<L>, "head" | "look"> & { readonly say: (points: number | null) => ReactNode },
): PostedColumn<L>[] =>
  lines.some(({ penalties }) => penalties > 0)
    ? [{ ...column, key: "penalties", cell: ({ penalties }) => column.say(penalties > 0 ? -penalties : null) }]
    : [];

interface Props<L> {
  label: string;
  lines: readonly L[];
  columns: readonly PostedColumn<L>[];
  rankOf: (line: L) => ReactNode;
  /** A note beside the name: the line, or that the player left. */
  noteOf: (line: L) => string;
  /** A text under the name: the members of a team. */
  underOf?: (line: L) => string;
}

const CELL = "px-1.5 py-1.5 text-right whitespace-nowrap print:py-0.5";

/** Standings as they are posted: a place a line, and a figure a column; wider than its room, it scrolls. */
export function PostedTable<L extends { readonly entrant: number; readonly name: string }>(props: Props<L>) {
  const { label, lines, columns, rankOf, noteOf, underOf } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label={label} tabIndex={0} onFocus={inSight} className="relative overflow-x-auto">
      <table className="w-full">
        <thead>
          <Heads columns={columns} />
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.entrant} className="border-rule border-b">
              <td className="py-1.5 pr-2 pl-4 text-right text-ink2 wide:pl-0 print:py-0.5">{rankOf(line)}</td>
              <th scope="row" className="min-w-22 max-w-40 text-left font-normal wrap-break-word print:max-w-none">
                <span className="text-choice">{line.name}</span> <span className="label">{noteOf(line)}</span>
                {underOf?.(line) && <span className="label block">{underOf(line)}</span>}
              </th>
              {columns.map(({ key, cell, look = "" }) => (
                <td key={key} className={`${CELL} last:pr-4 ${look}`}>
                  {cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heads({ columns }: { columns: readonly Pick<PostedColumn<never>, "key" | "head">[] }) {
  const t = useWordsOf("hall");
  return (
    <tr className="border-rule border-b text-corner text-ink2">
      <th scope="col" className="py-1.5 pl-4 text-right font-normal wide:pl-0">
        <span className="sr-only">{t.alike.heads.rank}</span>
      </th>
      <th scope="col" className="text-left font-normal">
        <span className="sr-only">{t.alike.heads.name}</span>
      </th>
      {columns.map(({ key, head }) => (
        <th key={key} scope="col" className={`${CELL} font-normal last:pr-4`}>
          {head}
        </th>
      ))}
    </tr>
  );
}
