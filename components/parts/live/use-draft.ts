/** Half-typed forms, kept on the phone at every key: closing the tab loses nothing. */
import { useCallback, useEffect, useMemo, useState } from "react";
import { isRecord } from "#lib/rules/read";
import { resumed } from "#lib/sheet/drafts/resumed";
import { dayTonight } from "#lib/shown/local-day";
import { thisPhone } from "#lib/sync/this-phone";

/** Where it is kept: a sheet of this phone, or a name of its own. */
interface Shelf {
  draft(slot: number): Promise<unknown>;
  keepDraft(slot: number, draft: unknown): Promise<unknown>;
}

/** Null until the kept draft is read. `begin`: makes the form's first draft from the kept one, if any. */
export function useDraft<T extends object>(
  shelf: Shelf,
  slot: number,
  begin: (kept: object | undefined) => T,
): [T | null, (draft: T) => void, () => Promise<unknown>] {
  const [shown, setShown] = useState<{ readonly shelf: Shelf; readonly slot: number; readonly draft: T } | null>(null);
  const isHere = shown?.shelf === shelf && shown.slot === slot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once for each
  useEffect(() => {
    let gone = false;
    void shelf.draft(slot).then((stored) => {
      const draft = begin(isRecord(stored) ? stored : undefined);
      // What was typed before the disk answered is not overwritten.
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

/** The same for drafts of no sheet: cards on the referee's table, or what is typed about a contest. */
export const useKept = <T extends object>(under: string, slot: number, start: () => T) =>
  useDraft(
    useMemo(() => shelfAt(under), [under]),
    slot,
    (kept) => resumed(start(), kept),
  );

/** The same for a form that starts empty each evening. */
export const useKeptTonight = <T extends object>(under: string, start: () => T) =>
  useKept(under, Number(dayTonight(new Date()).replaceAll("-", "")), start);

/** On a full disk the draft is not kept, but the referee still answers. */
const shelfAt = (under: string): Shelf => ({
  draft: (slot) =>
    thisPhone()
      .store.draft(under, slot)
      .catch(() => undefined),
  keepDraft: (slot, draft) =>
    thisPhone()
      .store.keepDraft(under, slot, draft)
      .catch(() => undefined),
});

/** On the screen and on the phone, at every key. */
export function keeping<T extends object>(open: Pick<Shelf, "keepDraft">, slot: number, next: T, show: (draft: T) => void): void {
  show(next);
  void open.keepDraft(slot, next);
}
