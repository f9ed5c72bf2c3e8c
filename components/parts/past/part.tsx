import type { ReactNode } from "react";
import { useWordsOf } from "#components/parts/words/words";

/** At most this many lines of one kind are shown. */
const MOST_LINES = 24;

/** A titled part of the report on what was read. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pt-5">
      <h3 className="edge double-rule pb-1.5 text-sentence">{title}</h3>
      {children}
    </section>
  );
}

/** A sentence of such a part. */
export const Note = ({ look = "", children }: { look?: string; children: ReactNode }) => (
  <p className={`edge pt-1 text-prose ${look}`}>{children}</p>
);

export function Lines({ lines, isWrong = false }: { lines: readonly string[]; isWrong?: boolean }) {
  const t = useWordsOf("past");
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.slice(0, MOST_LINES).map((line) => (
        <li key={line} className={`edge border-rule border-b py-1.5 text-prose wrap-anywhere ${isWrong ? "text-neg" : ""}`}>
          {line}
        </li>
      ))}
      {lines.length > MOST_LINES && <li className="edge py-1.5 label">{t.more(lines.length - MOST_LINES)}</li>}
    </ul>
  );
}
