import type { ReactNode } from "react";
import { useWords } from "#components/parts/words/words";
import type { Hall } from "#lib/hall/hall";
import { longDay } from "#lib/shown/season/say-number";

export const cardClass = "break-inside-avoid border border-stroke p-4";

export function Head({ hall, children }: { hall: Hall; children?: ReactNode }) {
  const { lang } = useWords();
  return (
    <p className="label flex justify-between gap-4">
      <span>{hall.opening.name}</span>
      <span>{children ?? longDay(hall.opening.day, lang)}</span>
    </p>
  );
}
