import { useCallback, useEffect, useRef } from "react";

/** Two taps are one thumb's double tap within this time (ms) and this way (px). */
const SOON = 400;
const NEAR = 40;

/** Once called, the second of a double tap is of what was tapped first, and not of what came under the thumb meanwhile. */
export function useSecondTap(): () => void {
  const last = useRef<MouseEvent>(null);
  useEffect(() => {
    const keep = (tap: MouseEvent) => {
      last.current = tap;
    };
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);
  }, []);
  return useCallback(() => {
    let first = last.current;
    if (!first) return;
    const drop = (tap: MouseEvent) => {
      if (!first || tap.timeStamp - first.timeStamp > SOON) return removeEventListener("click", drop, true);
      // A key that is pressed is nowhere.
      if (tap.detail === 0 || Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) > NEAR) return;
      tap.stopPropagation();
      tap.preventDefault();
      first = tap;
    };
    addEventListener("click", drop, true);
  }, []);
}
