import { useCallback, useSyncExternalStore } from "react";

/** Whether the screen is so, now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** So many people, and the px of screen under which each column of theirs (ledger.css) is less wide than a thumb. */
const THUMBS: Readonly<Record<number, number>> = { 6: 360, 7: 408, 8: 452 };

/** Columns too narrow to be tapped one by one. */
export const useNarrow = (columns: number): boolean => useMedia(`(width < ${THUMBS[columns] ?? 0}px)`);
