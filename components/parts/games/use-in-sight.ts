import { type RefObject, useEffect, useRef } from "react";

/** On a short screen the choices may have been scrolled past what is typed: it, or what is said of it, comes into sight as it changes, and not when the form opens. */
export function useInSight(typed: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(typed);
  useEffect(() => {
    const said = place.current?.querySelector("[aria-live]") ?? place.current;
    if (typed !== seen.current) {
      // No further than it takes now: a longer sentence may have stood there at the key before.
      said?.closest(".form-choices")?.scrollTo(0, 0);
      said?.scrollIntoView({ block: "nearest" });
    }
    seen.current = typed;
  }, [typed]);
  return place;
}
