import { QuietLink } from "#components/parts/ledger/buttons";
import { useWords, useWordsOf } from "#components/parts/words/words";

/** The address does not say what to open, and never will: in words, with the way home. */
export function Incomplete() {
  const { lang } = useWords();
  const t = useWordsOf("door");
  return (
    <main className="edge min-h-dvh">
      <QuietLink href={`/${lang}`}>{t.back.home}</QuietLink>
      <h1 className="max-w-[720px] text-title text-ink2">{t.incomplete}</h1>
    </main>
  );
}
