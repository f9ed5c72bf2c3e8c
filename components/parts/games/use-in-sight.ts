import { type RefObject, useEffect, useRef } from "react";

/** On a short screen the choices may have been scrolled past what is typed: it comes back into sight as it changes, and not when the form opens. */
export function useInSight(typed: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(typed);
  useEffect(() => {
    if (typed !== seen.current) place.current?.scrollIntoView({ block: "nearest" });
    seen.current = typed;
  }, [typed]);
  return place;
}
