import type { ReactNode } from "react";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWords } from "#components/parts/words/words";

/** At the foot of a page that rose: the way out, and beside it what is to be done. */
export function CloseFoot({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const { m } = useWords();
  return (
    <footer className="edge foot mt-auto flex max-w-[720px] items-center gap-4 pt-4">
      <QuietButton onClick={onClose}>{m.screens.close}</QuietButton>
      {children}
    </footer>
  );
}
