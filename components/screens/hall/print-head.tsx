import type { ReactNode } from "react";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { longDay, shortDay } from "#lib/shown/season/say-number";

/** Neighbouring cards share a border, so that one cut separates them. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <div className="grid broad:grid-cols-2 print:grid-cols-2">{children}</div>
);

export const Card = ({ hall, children }: { hall: Hall; children: ReactNode }) => (
  <div className="break-inside-avoid p-3 outline outline-stroke outline-offset-[-0.5px]">
    <PrintHead hall={hall} brief />
    {children}
  </div>
);

interface HalfProps {
  hall: Hall;
  table: number;
  position: number;
  children: ReactNode;
}

/** A table's sheet of a position. Two fit on a page unless there are too many deals: the page is then cut in half. */
export function HalfSheet({ hall, table, position, children }: HalfProps) {
  const t = useWordsOf("hall");
  return (
    <div className="break-inside-avoid pb-6 print:min-h-[136mm]">
      <PrintHead hall={hall} />
      <p className="flex items-baseline justify-between text-title">
        <span>{t.tableOf(table)}</span>
        <span>{t.position(position)}</span>
      </p>
      {children}
    </div>
  );
}

/** Classes of the grid to write in. */
export const GRID =
  "w-full table-fixed border-collapse [&_td]:border [&_td]:border-stroke [&_th]:border [&_th]:border-stroke [&_th]:p-1 [&_th]:font-normal";

/** `brief`: on a card. */
export function PrintHead({ hall, brief }: { hall: Hall; brief?: boolean }) {
  const { lang } = useWords();
  return (
    <p className={`flex justify-between gap-4 ${brief ? "text-corner text-ink2 italic" : "label"}`}>
      <span>{hall.opening.name}</span>
      <span className="shrink-0">{(brief ? shortDay : longDay)(hall.opening.day, lang)}</span>
    </p>
  );
}
