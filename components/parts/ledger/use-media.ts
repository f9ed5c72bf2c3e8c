import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches, kept up to date. */
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

/** By number of people: the screen width in px under which a column (ledger.css) is narrower than a thumb. */
const THUMBS: Readonly<Record<number, number>> = { 6: 360, 7: 408, 8: 452 };

/** Columns too narrow to be tapped one by one. */
export const useNarrow = (columns: number): boolean => useMedia(`(width < ${THUMBS[columns] ?? 0}px)`);
