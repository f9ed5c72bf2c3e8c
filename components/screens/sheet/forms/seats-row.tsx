import type { ReactNode, Ref } from "react";
import { Dash } from "#components/parts/ledger/figure";
import { itemAt } from "#lib/rules/item-at";
import type { Seat } from "#lib/rules/rules";
import { Caret } from "./score-row";

interface RowProps {
  label: string;
  /** Small text beside the label. */
  note?: string | undefined;
  /** What the form calls this question. */
  asks?: string;
  className: string;
  labelClass?: string;
  /** Classes of the columns. */
  cellsClass?: string;
  cells?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** One question asked of everybody, an answer a column. */
export function SeatsRow({ label, note, asks, className, labelClass = "", cellsClass = "", cells, children }: RowProps) {
  return (
    <fieldset data-asks={asks} className={`edge flex max-large:flex-wrap border-t ${className}`}>
      <legend className="sr-only">{note ? `${label} (${note})` : label}</legend>
      <span aria-hidden className={`label w-[3.75rem] shrink-0 max-large:w-full ${labelClass}`}>
        {label} {note}
      </span>
      <div
        ref={cells}
        className={`grid min-w-0 flex-1 max-large:basis-full auto-cols-[minmax(0,1fr)] grid-flow-col ${cellsClass}`}
      >
        {children}
      </div>
    </fieldset>
  );
}

/** A column's value: typed, or computed from the others. */
interface Cell {
  readonly value: number | null;
  readonly given: boolean;
  readonly wrong: boolean;
  /** The text read aloud. */
  readonly said: string;
}

interface TypedProps {
  asks: string;
  label: string;
  names: readonly string[];
  cells: readonly Cell[];
  /** Where the next key goes. */
  here: Seat | null;
  tall?: boolean;
  onSeat: (seat: Seat) => void;
}

/** One number a player; a tap moves the caret there. */
export function TypedRow({ asks, label, names, cells, here, tall, onSeat }: TypedProps) {
  const height = tall ? "min-h-[60px] low:min-h-11" : "min-h-11";
  return (
    <SeatsRow
      asks={asks}
      label={label}
      className={`items-center border-rule ${height} ${tall ? "first-of-type:border-t-0" : ""}`}
      cellsClass={tall ? "text-digit" : "text-figure"}
    >
      {names.map((name, seat) => {
        const { value, given, wrong, said } = itemAt(cells, seat);
        return (
          <button
            key={name}
            type="button"
            className={`${height} text-center focus-visible:-outline-offset-2 ${given ? "text-ink2 italic" : ""} ${wrong ? "text-neg" : ""}`}
            aria-label={said}
            aria-pressed={seat === here}
            onClick={() => onSeat(seat)}
          >
            {value ??
              (seat !== here && (
                <span className="text-figure">
                  <Dash />
                </span>
              ))}
            {seat === here && <Caret />}
          </button>
        );
      })}
    </SeatsRow>
  );
}
