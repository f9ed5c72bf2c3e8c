import type { ReactNode } from "react";

/** A table of the rules, which slides in its own frame where large text leaves it no room. */
export const TableFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section aria-label={label} tabIndex={0} className="relative overflow-x-auto focus-visible:-outline-offset-2">
    {children}
  </section>
);
