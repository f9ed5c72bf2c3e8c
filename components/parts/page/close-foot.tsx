// This folder: the frames of pages: a column, a page that rises over another, what stands at their head and foot.
import type { ReactNode } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { useWords } from "#components/parts/words/words";

/** The foot of a raised page: the button that closes it, and others beside it. */
export function CloseFoot({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const { m } = useWords();
  return (
    <footer className="edge foot mt-auto flex max-w-[720px] items-center gap-4 pt-4">
      <QuietButton onClick={onClose}>{m.always.close}</QuietButton>
      {children}
    </footer>
  );
}
