import type { ReactNode } from "react";
import { QuietButton } from "#components/parts/press/buttons";
import { useReferee } from "./referee";

interface Props {
  /** Whose turn it is, or whose hand it is. */
  label: string;
  /** The result so far, if it is out of sight; a tap scrolls to the element with id `shows`. */
  status?: string;
  shows?: string;
  /** Show `status` on short screens alone, in place of the label. */
  onlyShort?: boolean;
  onUndo: (() => void) | null;
  onDone: (() => void) | null;
  children: ReactNode;
}

/** The cards to pick from, on the line being written, under the thumb. */
export function PickerBar({ label, status, shows = "findings", onlyShort, onUndo, onDone, children }: Props) {
  const { t } = useReferee();
  return (
    <div className="sticky bottom-0 flat:relative z-10 mt-auto w-full border-stroke border-t bg-leaf pb-[env(safe-area-inset-bottom)]">
      <div className="edge flex min-h-11 items-center justify-between gap-4">
        <p
          className={`min-w-0 flex-1 text-choice ${onlyShort && status ? "[@media(height<740px)]:sr-only" : ""}`}
          aria-live="polite"
        >
          {label}
        </p>
        {status && (
          <QuietButton
            className={`text-hint text-ink2 ${onlyShort ? "[@media(height>=740px)]:hidden" : ""}`}
            onClick={() => document.getElementById(shows)?.scrollIntoView({ block: "start" })}
          >
            {status}
          </QuietButton>
        )}
        {onUndo && (
          <QuietButton aria-keyshortcuts="Backspace" onClick={onUndo}>
            {t.alike.press.takeBack}
          </QuietButton>
        )}
        {onDone && (
          <QuietButton accent onClick={onDone}>
            {t.done}
          </QuietButton>
        )}
      </div>
      {children}
    </div>
  );
}
