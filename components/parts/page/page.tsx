import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useWords } from "#components/parts/words/words";

/** A page as wide as one column of text. */
export const Column = ({ className = "", ...rest }: ComponentProps<"main">) => (
  <main {...rest} className={`mx-auto min-h-dvh max-w-[720px] ${className}`} />
);

interface Props {
  title: string;
  /** Small text under the title: what the page is about, and when. */
  under: ReactNode;
  className?: string;
  /** Classes of the title, and of the text under it. */
  looks?: readonly [title: string, under: string];
}

/** A page's title, and what it is about. */
export const PageHead = ({ title, under, className = "pb-1", looks = ["", ""] }: Props) => (
  <header className={`edge ${className}`}>
    <h1 className={`text-title wrap-anywhere broad:text-spread ${looks[0]}`}>{title}</h1>
    <p className={`label ${looks[1]}`}>{under}</p>
  </header>
);

/**
 * The document's title: for tabs, the history and print; null while it is not known. The static page's title may be written after
 * ours: then ours is written again.
 */
export function useTitle(name: string | null): void {
  const { m } = useWords();
  useEffect(() => {
    if (name === null) return;
    const title = `${name} · ${m.name}`;
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [name, m]);
}

interface FootProps {
  on?: "paper" | "leaf";
  className?: string | undefined;
  children: ReactNode;
}

/** The page's buttons, always in sight at the bottom; `on` is the background they lie over. */
export const Foot = ({ on = "paper", className = "", children }: FootProps) => (
  <div className={`edge foot sticky bottom-0 z-10 mt-auto pt-3 ${on === "leaf" ? "bg-leaf" : "bg-paper"} ${className}`}>
    {children}
  </div>
);
