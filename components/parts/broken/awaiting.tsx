import { QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";
import type { Lang } from "#messages/words";
import { useIsLong } from "./use-is-long";

/** Here with the page: words that come from the server are what may be missing. */
const WORDS: Readonly<Record<Lang, Readonly<Record<"title" | "kept" | "back", string>>>> = {
  fr: {
    title: "Cette page attend le serveur.",
    kept: "Elle s’ouvre dès qu’il répond. La feuille reste là, et rien de ce qui est noté n’est perdu.",
    back: "‹ Feuille",
  },
  en: {
    title: "This page is waiting for the server.",
    kept: "It opens as soon as the server answers. The sheet is still here, and nothing that was noted is lost.",
    back: "‹ Sheet",
  },
};

/** In place of what rises over the sheet and has not come: it leaves the sheet standing, says so, and gives way by itself. */
export function Awaiting({ onClose }: { onClose: () => void }) {
  const t = WORDS[useWords().lang];
  if (!useIsLong()) return null;
  return (
    <RaisedPage label={t.title} onClose={onClose}>
      <div className="edge flex max-w-[720px] flex-col items-start gap-3 py-2">
        <QuietButton onClick={onClose}>{t.back}</QuietButton>
        <p role="status" className="text-title">
          {t.title}
        </p>
        <p className="text-reason">{t.kept}</p>
      </div>
    </RaisedPage>
  );
}
