"use client";
/** What a form waits for: one thing at a time, and only while it is there. */
import { useCallback, useEffect, useRef, useState } from "react";

export interface Meanwhile {
  readonly busy: boolean;
  readonly meanwhile: (work: () => Promise<boolean>) => Promise<boolean>;
}

/** `meanwhile` does nothing while something is under way (a double tap), and is only true of a form that has not been left since. */
export function useMeanwhile(): Meanwhile {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const meanwhile = useCallback(async (work: () => Promise<boolean>): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    try {
      return (await work()) && here.current;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, meanwhile };
}
