import "./raised-page.css";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface Props {
  /** What the page is, read aloud when it rises. */
  label: string;
  /** A few lines leave most of the sheet in view; a long page takes most of the screen. */
  height?: keyof typeof BEGINS;
  /** The place, from 0, of the deal whose line was tapped: the page begins there, and that line stays where it was if the rest has room. */
  under?: number;
  onClose: () => void;
  children: ReactNode;
}

/** From the top of the screen, where the page has room there. */
const BEGINS = { low: "40dvh", high: "12dvh" } as const;

/** Over the page, in px. */
const LINE = 1;

/** As low as it was asked, and higher where what it says needs the room: but never so high that nothing is left to tap beside it. */
function beginsAt({ height = "low", under }: Pick<Props, "height" | "under">, content: number): string {
  const line = document.querySelector(`main [data-deal="${(under ?? -1) + 1}"]`)?.getBoundingClientRect();
  const isSeen = line && line.top > 0 && line.top < innerHeight;
  const [highest, asked] = isSeen ? ["44px", `${Math.floor(line.top)}px`] : ["12dvh", BEGINS[height]];
  return `max(${highest}, min(${asked}, 100dvh - ${content}px))`;
}

/** A page that rises over the sheet. What lies under is washed and inert; Escape, or a tap on the wash, lowers it. */
export function RaisedPage({ label, onClose, children, ...place }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Below the screen it is as high as what it says.
  const [top, setTop] = useState("100dvh");
  // Once: the line may move later, the page does not. Closed while it still stands in the page, the focus goes back to what was tapped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured where it was tapped
  useLayoutEffect(() => {
    const page = dialog.current;
    page?.showModal();
    setTop(beginsAt(place, (page?.scrollHeight ?? 0) + LINE));
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
