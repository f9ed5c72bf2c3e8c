import { Component, type ReactNode } from "react";
import { PrimaryButton, QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";
import type { Lang } from "#messages/words";

type Said = Readonly<Record<"title" | "kept" | "again" | "back", string>>;

/** Here with the page: words that come from the server are what may be missing. */
const WORDS: Readonly<Record<Lang, Said>> = {
  fr: {
    title: "Cette page n’a pas pu s’ouvrir : elle attend le serveur.",
    kept: "La feuille reste là, et rien de ce qui est noté n’est perdu.",
    again: "Réessayer",
    back: "‹ Feuille",
  },
  en: {
    title: "This page could not be opened: it needs the server.",
    kept: "The sheet is still here, and nothing that was noted is lost.",
    again: "Try again",
    back: "‹ Sheet",
  },
};

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** What rises over the sheet and cannot be shown leaves the sheet standing: it says so itself, and may be tried again. */
export class Unopened extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { onClose, children } = this.props;
    return this.state.failed ? <Failed onClose={onClose} onAgain={() => this.setState({ failed: false })} /> : children;
  }
}

function Failed({ onClose, onAgain }: { onClose: () => void; onAgain: () => void }) {
  const t = WORDS[useWords().lang];
  return (
    <RaisedPage label={t.title} onClose={onClose}>
      <div className="edge flex max-w-[720px] flex-col items-start gap-4 py-2">
        <QuietButton onClick={onClose}>{t.back}</QuietButton>
        <p role="alert" className="text-title">
          {t.title}
        </p>
        <p className="text-reason">{t.kept}</p>
        <PrimaryButton onClick={onAgain}>{t.again}</PrimaryButton>
      </div>
    </RaisedPage>
  );
}
