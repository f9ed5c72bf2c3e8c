// This folder: how a built page starts, without the framework's router, and what it says when it breaks.
import { PrimaryButton, QuietLink } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";

/** Shown when a page has crashed: says that nothing noted is lost, and links on. */
export default function Broken() {
  const { lang, m } = useWords();
  const { broken, kept, again, back } = m.broken.page;
  return (
    <main className="edge flex min-h-dvh max-w-[720px] flex-col items-start gap-4">
      <QuietLink href={`/${lang}`}>{back}</QuietLink>
      <h1 className="text-title">{broken}</h1>
      <p className="text-reason">{kept}</p>
      <PrimaryButton onClick={() => location.reload()}>{again}</PrimaryButton>
    </main>
  );
}
