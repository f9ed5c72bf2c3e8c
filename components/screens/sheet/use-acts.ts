import { useCallback, useEffect, useMemo, useState } from "react";
import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { bringWords, useWords } from "#components/parts/words/words";
import type { Sheet } from "#lib/sheet/sheet";
import type { Act } from "#lib/sheet/undo";
import { keepAct, lastAct } from "#lib/sync/last-act";

interface Acts {
  /** The sheet, with `save` and `settle` that remember what was done. */
  readonly at: SheetAtHand;
  /** The last act, while it can be undone. */
  readonly last: Act | null;
  /** What was just undone, in words. */
  readonly undone: string | null;
  undo(): Promise<void>;
}

/** Loaded once the sheet is painted, before anything can be done on it. */
export const loadActs = () => import("./acts");

interface Until {
  readonly said: string;
  /** True while nothing was done on the sheet since. */
  readonly isLeft: (sheet: Sheet) => boolean;
}

/** A sentence about the sheet, dropped once anything else is done on it. */
function useUntilNext(sheet: Sheet | null): [string | null, (said: Until) => void] {
  const [one, setOne] = useState<Until | null>(null);
  return [one !== null && sheet !== null && one.isLeft(sheet) ? one.said : null, setOne];
}

/** The last act in this tab: on this page, or on the one come back from. */
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

/** "Annuler" undoes the last act on this sheet, on whichever page it was done. */
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
        // A second tap writes nothing: the act to undo stays the first tap's.
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
