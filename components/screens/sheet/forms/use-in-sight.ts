import { type RefObject, useEffect, useRef } from "react";

/**
 * On a short screen what is typed may be scrolled out of view: it, or the sentence about it, is scrolled to at each change, but
 * not when the form opens.
 */
export function useInSight(typed: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(typed);
  useEffect(() => {
    const said = place.current?.querySelector("[aria-live]") ?? place.current;
    if (typed !== seen.current) {
      // From the top each time: the sentence before may have been longer, and have needed more scrolling.
      said?.closest(".form-choices")?.scrollTo(0, 0);
      said?.scrollIntoView({ block: "nearest" });
    }
    seen.current = typed;
  }, [typed]);
  return place;
}
