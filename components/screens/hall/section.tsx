import type { ReactNode } from "react";

export function Section({ title, children, id }: { title: string; children: ReactNode; id?: string }) {
  return (
    <section aria-label={title} id={id} className="pt-6">
      <h2 className="edge double-rule pb-1.5 text-sentence wide:px-0">{title}</h2>
      {children}
    </section>
  );
}
