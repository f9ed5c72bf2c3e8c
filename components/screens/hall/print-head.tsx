import type { ReactNode } from "react";
import { useWords } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { longDay, shortDay } from "#lib/shown/season/say-number";

/** Cards lie edge to edge, and share their line: one cut parts two of them. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <div className="grid broad:grid-cols-2 print:grid-cols-2">{children}</div>
);

export const cardClass = "break-inside-avoid p-3 outline outline-stroke outline-offset-[-0.5px]";

/** Two to a page, where so many deals leave room: cut at half its height. */
export const halfClass = "break-inside-avoid pb-6 print:min-h-[136mm]";

/** `brief`: on a card. */
export function Head({ hall, brief }: { hall: Hall; brief?: boolean }) {
  const { lang } = useWords();
  return (
    <p className={`flex justify-between gap-4 ${brief ? "text-corner text-ink2 italic" : "label"}`}>
      <span>{hall.opening.name}</span>
      <span className="shrink-0">{(brief ? shortDay : longDay)(hall.opening.day, lang)}</span>
    </p>
  );
}
