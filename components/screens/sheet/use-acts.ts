import { useCallback, useEffect, useMemo, useState } from "react";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { bringWords, useWords } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import type { Act } from "#lib/sheet/undo";
import { keepAct, lastAct } from "#lib/sync/last-act";

interface Acts {
  /** The sheet, whose acts on this page are kept in mind. */
  readonly at: SheetAtHand;
  /** What was done last, while it can be taken back. */
  readonly last: Act | null;
  /** What was just taken back, in words. */
  readonly undone: string | null;
  undo(): Promise<void>;
}

/** Asked for once the sheet is painted, and long before anything is done on it. */
export const loadActs = () => import("./acts");

interface Until {
  readonly said: string;
  /** Nothing was done on the sheet since. */
  readonly isLeft: (sheet: Sheet) => boolean;
}

/** What is said of the sheet as it was left, and no longer once anything else is done on it. */
function useUntilNext(sheet: Sheet | null): [string | null, (said: Until) => void] {
  const [one, setOne] = useState<Until | null>(null);
  return [one !== null && sheet !== null && one.isLeft(sheet) ? one.said : null, setOne];
}

/** What was done last in this tab: here, or on the page from which one comes back. */
function useLast(sheet: string): [Act | null, (act: Act | null) => void] {
  const [last, setLast] = useState(() => lastAct(sheet));
  useEffect(() => {
    const again = () => setLast(lastAct(sheet));
    addEventListener("pageshow", again);
    return () => removeEventListener("pageshow", again);
  }, [sheet]);
  const keep = useCallback(
    (act: Act | null) => {
      keepAct(sheet, act);
      setLast(act);
    },
    [sheet],
  );
  return [last, keep];
}

/** Whatever was done last on this sheet, wherever on it, is what "Annuler" takes back. */
export function useActs(at: SheetAtHand): Acts {
  const { open } = at;
  const [last, setLast] = useLast(open.id);
  const [undone, setUndone] = useUntilNext(at.sheet);
  const { lang } = useWords();
  const watched = useMemo<SheetAtHand["open"]>(() => {
    const done = async (actIn: (law: Awaited<ReturnType<typeof loadActs>>) => Act | null) => {
      const law = await loadActs().catch(() => null);
      setLast(law && actIn(law));
    };
    return {
      ...open,
      async save(...changes) {
        const before = open.getSnapshot().sheet;
        const saved = await open.save(...changes);
        const after = open.getSnapshot().sheet;
        // Nothing was written by a second tap: what it would take back is the first's.
        if (saved.ok && saved.events.length > 0 && before && after) await done((law) => law.actOf(changes, before, after));
        return saved;
      },
      async settle(event, choice) {
        const saved = await open.settle(event, choice);
        const after = open.getSnapshot().sheet;
        if (saved.ok && after) await done((law) => law.choiceOf(choice, saved.events, after));
        return saved;
      },
    };
  }, [open, setLast]);
  const undo = async () => {
    if (!last || !at.sheet) return;
    const law = await loadActs();
    if (!(await open.save(...law.inverseNow(last, at.sheet))).ok) return;
    setLast(null);
    const left = open.getSnapshot().sheet ?? at.sheet;
    setUndone({ said: law.sayUndone(last, left, await bringWords(lang, "raised")), isLeft: law.asLeft(left) });
  };
  return { at: { ...at, open: watched }, last, undone, undo };
}
