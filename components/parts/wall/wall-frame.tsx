// This folder: pages projected on a wall, which nobody touches: what does not fit is shown in turns.
import type { ReactElement, ReactNode } from "react";
import { QuietLink } from "#components/parts/press/buttons";

/** Time to find one's own name among fifty. */
export const TURNED_AFTER_MS = 12_000;

interface Props {
  back: string;
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** A page as large as the wall; on a phone with a link back, since an installed app has no back key. */
export function WallFrame({ back, label, head, children }: Props) {
  return (
    <main className="flex h-dvh flex-col overflow-hidden px-[3vw] py-[1.4vw]">
      <p className="wide:hidden">
        <QuietLink href={back}>{label}</QuietLink>
      </p>
      <header className="double-rule flex items-baseline justify-between gap-[3vw] pb-[0.5vw]">{head}</header>
      {children}
    </main>
  );
}

/** Lines with their keys, column by column. */
export const WallColumns = ({ columns }: { columns: readonly (readonly ReactElement[])[] }) => (
  <div className="flex gap-[3vw]">
    {columns.map((lines) => (
      <ol key={lines[0]?.key} className="min-w-0 flex-1">
        {lines}
      </ol>
    ))}
  </div>
);

/** `size`: the height of the line and of its letters. */
export const WallLine = ({ number, size, children }: { number: number; size: string; children: ReactNode }) => (
  <li className={`flex items-center gap-[0.9vw] border-rule border-b ${size}`}>
    <span className="w-[2.8vw] shrink-0 text-right text-ink2">{number}</span>
    {children}
  </li>
);
