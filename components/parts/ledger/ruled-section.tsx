import type { ReactNode } from "react";

interface Props {
  title: string;
  /** The air above it. */
  className?: string;
  /** Of the heading, where it stands otherwise. */
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
