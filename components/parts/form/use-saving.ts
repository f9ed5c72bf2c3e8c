/** How every form does what may fail, and shows why it failed. */
import { useCallback, useEffect, useRef, useState } from "react";

export interface Saving {
  /** Something is under way: nothing else may be started. */
  readonly busy: boolean;
  /** Why the last thing was not done, in words; it stays until one is done. */
  readonly trouble: string | null;
  /**
   * Does `work`, which answers why it failed, or null. A call while another is under way (a double tap) does nothing. True if it
   * was done and the form is still there.
   */
  readonly save: (work: () => Promise<string | null>) => Promise<boolean>;
  /** Clears the last refusal: the next tap is about something else. */
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
