import { useEffect, useState } from "react";

const AFTER_MS = 1_500;

/** True once what was waited for has not come for a while: before that, saying so would only flicker. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
