import type { ReactNode } from "react";

interface Props {
  title: string;
  /** Classes, for the space above. */
  className?: string;
  /** Classes of the heading. */
  head?: string;
  children: ReactNode;
}

/** A part of a page: its name over the double rule, and what it holds. */
export function RuledSection({ title, className = "pt-5", head = "", children }: Props) {
  return (
    <section aria-label={title} className={className}>
      <h2 className={`edge double-rule pb-1.5 text-sentence ${head}`}>{title}</h2>
      {children}
    </section>
  );
}
