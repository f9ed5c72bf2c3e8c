/** What is half typed, kept on the phone at every key: closing the tab loses nothing. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { isRecord } from "#lib/rules/read";
import { resumed } from "#lib/sheet/drafts/resumed";
import { dayTonight } from "#lib/shown/local-day";
import { thisPhone } from "#lib/sync/this-phone";

/** Where it is kept: a sheet of this phone, or a place of its own. */
interface Shelf {
  draft(slot: number): Promise<unknown>;
  keepDraft(slot: number, draft: unknown): Promise<unknown>;
}

/** Null while what the phone has of it is being read. `begin`: how the form begins, from what was kept of it. */
export function useDraft<T extends object>(
  shelf: Shelf,
  slot: number,
  begin: (kept: object | undefined) => T,
): [T | null, (draft: T) => void, () => Promise<unknown>] {
  const [shown, setShown] = useState<{ readonly shelf: Shelf; readonly slot: number; readonly draft: T } | null>(null);
  const isHere = shown?.shelf === shelf && shown.slot === slot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once for each place
  useEffect(() => {
    let gone = false;
    void shelf.draft(slot).then((stored) => {
      const draft = begin(isRecord(stored) ? stored : undefined);
      // Whoever was quicker than the disk has the last word.
      if (!gone) setShown((now) => (now?.shelf === shelf && now.slot === slot ? now : { shelf, slot, draft }));
    });
    return () => {
      gone = true;
    };
  }, [shelf, slot]);
  const change = useCallback((next: T) => keeping(shelf, slot, next, (draft) => setShown({ shelf, slot, draft })), [shelf, slot]);
  const forget = useCallback(() => shelf.keepDraft(slot, null), [shelf, slot]);
  return [isHere ? shown.draft : null, change, forget];
}

/** The same of what is no sheet's own: what is laid on the referee's table, or typed of a contest. */
export const useKept = <T extends object>(place: string, slot: number, start: () => T) =>
  useDraft(
    useMemo(() => shelfAt(place), [place]),
    slot,
    (kept) => resumed(start(), kept),
  );

/** The same of a form that nobody goes on with on another day. */
export const useKeptTonight = <T extends object>(place: string, start: () => T) =>
  useKept(place, Number(dayTonight(new Date()).replaceAll("-", "")), start);

/** A full disk costs the memory of it, not the verdict. */
const shelfAt = (place: string): Shelf => ({
  draft: (slot) =>
    thisPhone()
      .store.draft(place, slot)
      .catch(() => undefined),
  keepDraft: (slot, draft) =>
    thisPhone()
      .store.keepDraft(place, slot, draft)
      .catch(() => undefined),
});

/** On the screen and on the phone, at every key. */
export function keeping<T extends object>(open: Pick<Shelf, "keepDraft">, slot: number, next: T, show: (draft: T) => void): void {
  show(next);
  void open.keepDraft(slot, next);
}
