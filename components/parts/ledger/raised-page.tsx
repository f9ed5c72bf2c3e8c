"use client";
import "./raised-page.css";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface Props {
  /** What the page is, read aloud when it rises. */
  label: string;
  /** A few lines leave most of the sheet in view; a long page takes most of the screen. */
  height?: keyof typeof BEGINS;
  /** The place, from 0, of the deal whose line was tapped: the page begins there, and that line stays where it was, but for a low screen. */
  under?: number;
  onClose: () => void;
  children: ReactNode;
}

/** From the top of the screen: never so low that the page has no room, never so high that nothing is left to tap beside it. */
const BEGINS = { low: "40dvh", high: "12dvh" } as const;

function beginsAt(slot: number | undefined): string | undefined {
  const line = document.querySelector(`main [data-deal="${(slot ?? -1) + 1}"]`)?.getBoundingClientRect();
  return line && line.top > 0 && line.top < innerHeight
    ? `clamp(44px, ${Math.floor(line.top)}px, min(48dvh, 100dvh - 22rem))`
    : undefined;
}

/** A page that rises over the sheet. What lies under is washed and inert; Escape, or a tap on the wash, lowers it. */
export function RaisedPage({ label, height = "low", under, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [top, setTop] = useState<string>(BEGINS[height]);
  // Once: the line may move later, the page does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured where it was tapped
  useLayoutEffect(() => setTop(beginsAt(under) ?? BEGINS[height]), []);
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
      style={{ top, bottom: 0 }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="raised flex min-h-full flex-col">{children}</div>
    </dialog>
  );
}
