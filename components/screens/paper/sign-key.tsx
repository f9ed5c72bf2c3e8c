import { useRef } from "react";
import { SmallKey } from "#components/parts/field/small-key";
import { useWordsOf } from "#components/parts/words/words";
import type { Cells, Column } from "#lib/sheet/paper/column";
import { changeSign } from "#lib/shown/paper/paper-draft";

interface Props {
  /** Of the row. */
  number: number;
  columns: readonly Column[];
  cells: Cells;
  onWrite: (id: string, text: string) => void;
}

/** A phone's number pad has no minus: this gives it to the figure last typed in the row. */
export function SignKey({ number, columns, cells, onWrite }: Props) {
  const t = useWordsOf("paper");
  const last = useRef<string | null>(null);
  const ids = columns.map(({ id }) => id);
  return (
    <SmallKey
      aria-label={t.sign(number)}
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
    </SmallKey>
  );
}
