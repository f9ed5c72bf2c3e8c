import { useEffect } from "react";
import { useWords } from "./words";

/** The page's own name in the browser's tabs and history, and of what is printed from it; null while it is not known. */
export function useTitle(name: string | null): void {
  const { m } = useWords();
  useEffect(() => {
    if (name !== null) document.title = `${name} · ${m.name}`;
  }, [name, m]);
}
