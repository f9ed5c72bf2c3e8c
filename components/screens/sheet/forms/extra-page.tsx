// This folder: the forms of deals, a folder a game, and what they share.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { RaisedPage } from "#components/parts/page/raised-page";
import { PrimaryButton } from "#components/parts/press/buttons";
import { FoldedLine } from "#components/parts/press/fold-row";
import { useWords } from "#components/parts/words/words";

interface Props {
  label: string;
  /** What the closed line shows: "rien", "Inès, Trop cool +5". */
  holds: string;
  /** Why this is refused, shown at the closed line; the open page shows it beside the field. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** Rare parts of a deal: a line that shows what is set, and a page that rises to change it. */
export function ExtraPage({ label, holds, refusal, children }: Props) {
  const { m } = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const line = useBackInSight(open);
  return (
    <div className="border-rule border-t">
      <div ref={line} data-asks="extras">
        <FoldedLine label={label} holds={holds} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} />
        {!open && refusal}
      </div>
      {open && (
        <RaisedPage label={label} height="high" onClose={close}>
          <h2 className="edge pt-4 pb-2 text-sentence flat:py-1 flat:text-choice">{label}</h2>
          {/* On a phone that lies on its side, the questions stand beside each other. */}
          <div className="max-w-[720px] flat:min-[40rem]:columns-2 flat:min-[40rem]:gap-0 flat:min-[40rem]:*:break-inside-avoid">
            {children}
          </div>
          <div className="edge foot mt-auto max-w-[720px] pt-3">
            <PrimaryButton className="w-full" onClick={close}>
              {m.form.done}
            </PrimaryButton>
          </div>
        </RaisedPage>
      )}
    </div>
  );
}

/** When the page closes, scrolls the line into view: a refusal may have appeared under it. */
function useBackInSight(open: boolean) {
  const line = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    const row = line.current;
    if (wasOpen.current && !open && row && row.childElementCount > 1) row.scrollIntoView({ block: "nearest" });
    wasOpen.current = open;
  }, [open]);
  return line;
}
