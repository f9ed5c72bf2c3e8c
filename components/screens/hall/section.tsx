import type { ReactNode } from "react";
import { useWordsOf } from "#components/parts/words/words";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pt-6">
      <h2 className="edge double-rule pb-1.5 text-sentence wide:px-0">{title}</h2>
      {children}
    </section>
  );
}

/** No position is whole. */
export function NoStandings() {
  const t = useWordsOf("hall");
  return (
    <Section title={t.standings}>
      <p className="edge pt-2 text-reason wide:px-0">{t.noStandings}</p>
    </Section>
  );
}
