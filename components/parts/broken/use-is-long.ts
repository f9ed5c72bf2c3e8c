import { useEffect, useState } from "react";

const AFTER_MS = 1_500;

/** True after a wait of 1.5 s: a message for a shorter one would only flicker. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
