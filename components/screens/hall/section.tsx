import type { ReactNode } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pt-6">
      <h2 className="edge double-rule pb-1.5 text-sentence wide:px-0">{title}</h2>
      {children}
    </section>
  );
}
