"use client";
/** What is laid on the referee's table, or typed of a contest, kept on this phone at every card and key: nothing is lost on the way. */
import { useCallback, useEffect, useState } from "react";
import { thisPhone } from "#lib/sync/this-phone";

/** Null while the phone's own copy is being read. */
export function useKept<T extends object>(place: string, slot: number, start: () => T): [T | null, (next: T) => void] {
  const at = `${place} ${slot}`;
  const [kept, setKept] = useState<{ at: string; value: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once for each place
  useEffect(() => {
    let gone = false;
    const show = (value: unknown) => {
      const read = { at, value: typeof value === "object" && value !== null ? (value as T) : start() };
      // Whoever was quicker than the disk has the last word.
      if (!gone) setKept((now) => (now?.at === at ? now : read));
    };
    thisPhone()
      .store.draft(place, slot)
      .then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [at]);
  const keep = useCallback(
    (value: T) => {
      setKept({ at, value });
      // A full disk costs the memory of it, not the verdict.
      thisPhone()
        .store.keepDraft(place, slot, value)
        .catch(() => {});
    },
    [at, place, slot],
  );
  return [kept?.at === at ? kept.value : null, keep];
}
