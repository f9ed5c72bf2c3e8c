/** The one way of doing what may fail, and of saying so. */
import { useCallback, useEffect, useRef, useState } from "react";

export interface Saving {
  /** Something is under way: what would begin another thing waits. */
  readonly busy: boolean;
  /** Why the last thing was not done, in words; it stays until one is done. */
  readonly trouble: string | null;
  /**
   * Does `work`, which says why it could not, or null once it is done. Nothing is done while something is under way (a double tap), and
   * it is only true of a form that has not been left since.
   */
  readonly save: (work: () => Promise<string | null>) => Promise<boolean>;
  /** What was tapped asks for something else: the last refusal is not of it. */
  readonly forget: () => void;
}

export function useSaving(): Saving {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const underWay = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const save = useCallback(async (work: () => Promise<string | null>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    try {
      const why = await work();
      setTrouble(why);
      return why === null && here.current;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  const forget = useCallback(() => setTrouble(null), []);
  return { busy, trouble, save, forget };
}
