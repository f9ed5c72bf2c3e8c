import type { ReactNode } from "react";

/** A row of the form under the players' names: what each is credited with, live, or the figures being typed. */
export function ScoreRow({ label, cells, className = "" }: { label: string; cells: readonly ReactNode[]; className?: string }) {
  return (
    <div className={`edge flex min-h-[49px] low:min-h-9 items-center max-large:flex-wrap ${className}`}>
      <span className="label trim w-[3.75rem] shrink-0 max-large:w-full">{label}</span>
      <div className="grid min-w-0 flex-1 max-large:basis-full auto-cols-[minmax(0,1fr)] grid-flow-col justify-items-center text-[1.125rem]/[1.25rem]">
        {cells.map((cell, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <span key={seat} className="trim">
            {cell}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Where the next key goes. */
export const Caret = () => <span aria-hidden className="ml-0.5 inline-block h-[0.9em] border-r-2 border-thumb align-[-0.1em]" />;
