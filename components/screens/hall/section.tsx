import type { ReactNode } from "react";
import { useWordsOf } from "#components/parts/words/words";

/** Of a page that rises, on a desktop: what is read or done first at the left. */
export const TWO_COLUMNS = "wide:grid wide:grid-cols-2 wide:items-start";

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
