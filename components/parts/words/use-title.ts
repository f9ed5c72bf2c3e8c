import { useEffect } from "react";
import { useWords } from "./words";

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
