"use client";
import { useEffect, useState } from "react";

/** Keeps the screen on while this is shown; browsers let go whenever the page is hidden. False where they cannot or will not. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    async function ask() {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock?.request("screen");
      } catch {
        lock = undefined;
      }
      if (gone) return void lock?.release();
      lock?.addEventListener("release", () => setAwake(false));
      setAwake(lock !== undefined);
    }
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
  return awake;
}
