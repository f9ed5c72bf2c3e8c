"use client";
import { type ReactNode, useLayoutEffect, useRef } from "react";

interface Props {
  /** What the page is, read aloud when it rises. */
  label: string;
  /** Where it begins, in px from the top of the screen: the place of the line that was tapped. */
  top?: number;
  onClose: () => void;
  children: ReactNode;
}

/** How much of the sheet stays in view, and how much of the page. */
const LOWEST = 0.4;

/** A page that rises over the sheet. What lies under is washed and inert; Escape, or a tap on the wash, lowers it. */
export function RaisedPage({ label, top = 0, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page, the focus goes back to what was tapped.
  useLayoutEffect(() => {
    const page = dialog.current;
    page?.showModal();
    page?.focus();
    // The browser first went to the page's first button, however far down.
    page?.scrollTo(0, 0);
    return () => page?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className="m-0 h-auto max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-stroke border-t bg-leaf text-ink outline-none [animation:rise_160ms_ease-out] backdrop:bg-wash"
      style={{ top: `min(${top}px, ${LOWEST * 100}dvh)`, bottom: 0 }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="flex min-h-full flex-col">{children}</div>
    </dialog>
  );
}
