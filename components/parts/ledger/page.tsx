import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useWords } from "#components/parts/words/words";

/** A page as wide as one column of text. */
export const Column = ({ className = "", ...rest }: ComponentProps<"main">) => (
  <main {...rest} className={`mx-auto min-h-dvh max-w-[720px] ${className}`} />
);

interface Props {
  title: string;
  /** Small, under it: of what, and when. */
  under: ReactNode;
  className?: string;
  /** Of the title and of what is under it. */
  looks?: readonly [title: string, under: string];
}

/** What a page is called, and what it is of. */
export const PageHead = ({ title, under, className = "pb-1", looks = ["", ""] }: Props) => (
  <header className={`edge ${className}`}>
    <h1 className={`text-title wrap-anywhere broad:text-spread ${looks[0]}`}>{title}</h1>
    <p className={`label ${looks[1]}`}>{under}</p>
  </header>
);

/**
 * The page's own name in the browser's tabs and history, and of what is printed from it; null while it is not known. The static
 * page's title may be written after ours, so ours is written again.
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

/** What is to be done, in sight under the thumb however long the page; `on` is what it lies over. */
export const Foot = ({ on = "paper", className = "", children }: FootProps) => (
  <div className={`edge foot sticky bottom-0 z-10 mt-auto pt-3 ${on === "leaf" ? "bg-leaf" : "bg-paper"} ${className}`}>
    {children}
  </div>
);
