import { PrimaryButton, QuietLink } from "#components/parts/ledger/buttons";
import { useWords } from "#components/parts/words/words";
import type { Lang } from "#messages/words";

const WORDS: Readonly<Record<Lang, Readonly<Record<"broken" | "kept" | "again" | "back", string>>>> = {
  fr: {
    broken: "Cette page n’a pas pu s’afficher.",
    kept: "Rien de ce qui est noté n’est perdu : tout reste sur ce téléphone.",
    again: "Réessayer",
    back: "‹ Feuilles",
  },
  en: {
    broken: "This page could not be shown.",
    kept: "Nothing that was noted is lost: it all stays on this phone.",
    again: "Try again",
    back: "‹ Sheets",
  },
};

/** A page that broke: nothing noted is lost, and there is a way on. */
export default function Broken() {
  const { lang } = useWords();
  const { broken, kept, again, back } = WORDS[lang];
  return (
    <main className="edge flex min-h-dvh max-w-[720px] flex-col items-start gap-4">
      <QuietLink href={`/${lang}`}>{back}</QuietLink>
      <h1 className="text-title">{broken}</h1>
      <p className="text-reason">{kept}</p>
      <PrimaryButton onClick={() => location.reload()}>{again}</PrimaryButton>
    </main>
  );
}
