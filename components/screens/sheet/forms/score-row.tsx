import type { ReactNode, Ref } from "react";
import type { Points } from "#lib/rules/rules";
import { widestEm } from "#lib/shown/sheet/numeral";

interface Props {
  label: string;
  cells: readonly ReactNode[];
  /** The figures among the cells, sized alike: the largest size at which the widest does not touch the next. */
  figures?: readonly (Points | null)[] | undefined;
  /** Ref to the element that holds the columns. */
  columns?: Ref<HTMLDivElement>;
  className?: string;
}

/** Between two figures. */
const AIR = "6px";

/** A row of the form under the players' names: what each is credited with, live, or the figures being typed. */
export function ScoreRow({ label, cells, figures = [], columns, className = "" }: Props) {
  const fontSize = `min(1.125rem, (100cqi / ${cells.length} - ${AIR}) / ${widestEm(figures, "change")})`;
  return (
    <div
      className={`edge flex min-h-[49px] low:min-h-9 items-center max-large:flex-wrap max-large:gap-y-2 max-large:pb-3 ${className}`}
    >
      <span className="label trim w-[3.75rem] shrink-0 max-large:w-full">{label}</span>
      <div
        ref={columns}
        className="@container grid min-w-0 flex-1 max-large:basis-full auto-cols-[minmax(0,1fr)] grid-flow-col justify-items-center text-[1.125rem]/[1.25rem]"
      >
        {cells.map((cell, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <span key={seat} className="trim" style={{ fontSize }}>
            {cell}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where the next key goes. */
export const Caret = () => <span aria-hidden className="ml-0.5 inline-block h-[0.9em] border-r-2 border-thumb align-[-0.1em]" />;
