import { useRef, useState } from "react";

/**
 * Taps on the lines of a list, done one after the other: none is lost while another is being sent. A failure drops the taps
 * behind it, so that its reason stays in view. `waits`: a tap on this line is not done yet.
 */
export function useInTurn(act: (line: string) => Promise<boolean>) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Set<string>());
  const last = useRef(Promise.resolve(true));
  const tap = (line: string): void => {
    const { current } = asked;
    if (current.has(line)) return;
    if (current.size === 0) last.current = Promise.resolve(true);
    current.add(line);
    setWaiting(new Set(current));
    last.current = last.current
      .then((goesOn) => goesOn && act(line))
      .catch(() => false)
      .finally(() => {
        current.delete(line);
        setWaiting(new Set(current));
      });
  };
  return { tap, waits: (line: string) => waiting.has(line) };
}
