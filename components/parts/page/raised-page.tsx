import "./raised-page.css";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface Props {
  /** What the page is, read aloud when it rises. */
  label: string;
  /** A few lines leave most of the sheet in view; a long page takes most of the screen. */
  height?: keyof typeof BEGINS;
  /** Index from 0 of the deal that was tapped: the page begins at its line, which stays where it was if there is room below. */
  under?: number;
  onClose: () => void;
  children: ReactNode;
}

/** Usual distance from the top of the screen. */
const BEGINS = { low: "40dvh", high: "12dvh" } as const;

/** The border over the page, in px. */
const LINE = 1;

/** As low as asked, or higher if the content needs it; but some of the sheet stays visible, to tap beside the page. */
function beginsAt({ height = "low", under }: Pick<Props, "height" | "under">, content: number): string {
  const line = document.querySelector(`main [data-deal="${(under ?? -1) + 1}"]`)?.getBoundingClientRect();
  const isSeen = line && line.top > 0 && line.top < innerHeight;
  const [highest, asked] = isSeen ? ["44px", `${Math.floor(line.top)}px`] : ["12dvh", BEGINS[height]];
  return `max(${highest}, min(${asked}, 100dvh - ${content}px))`;
}

/** A page that rises over the sheet. The page under it is dimmed and inert; Escape, or a tap on it, closes this one. */
export function RaisedPage({ label, onClose, children, ...asked }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Starts below the screen, where its height is that of its content.
  const [top, setTop] = useState("100dvh");
  // Measured once: the page stays where it opened. `close` while it is in the document gives the focus back to what was tapped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured where it was tapped
  useLayoutEffect(() => {
    const page = dialog.current;
    page?.showModal();
    setTop(beginsAt(asked, (page?.scrollHeight ?? 0) + LINE));
    page?.focus();
    // `showModal` focused the first button, and may have scrolled to it.
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
