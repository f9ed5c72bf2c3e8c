import type { ReactNode } from "react";
import { useId, useState } from "react";
import { PrimaryButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWords } from "#components/parts/words/words";

interface Props {
  label: string;
  /** What it holds while it is closed: "rien", "Inès, Trop cool +5". */
  holds: string;
  /** Why what it holds cannot be, said at its line and on its page. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** What is rarely said of a deal: a line that says what it holds, and a page that rises to change it. */
export function ExtraPage({ label, holds, refusal, children }: Props) {
  const { m } = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = useId();
  return (
    <div data-asks="extras" className="border-rule border-t">
      <button
        type="button"
        className="edge flex min-h-[46px] w-full items-center justify-between gap-4 py-1.5 text-[1rem]/[1.25rem] focus-visible:-outline-offset-2"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className="label-text trim">{label}</span>
        <span className="trim text-right text-ink2">
          {holds} <span aria-hidden>›</span>
        </span>
      </button>
      {!open && refusal}
      {open && (
        <RaisedPage label={label} height="high" onClose={close}>
          <h2 id={title} className="edge pt-4 pb-2 text-sentence">
            {label}
          </h2>
          <div className="max-w-[720px]">{children}</div>
          {refusal}
          <div className="edge foot mt-auto pt-3">
            <PrimaryButton className="w-full" onClick={close}>
              {m.form.done}
            </PrimaryButton>
          </div>
        </RaisedPage>
      )}
    </div>
  );
}
