import type { FocusEvent } from "react";

/** For what scrolls and takes the focus itself: Firefox brings nothing into view of which a corner is seen already, the rest below the edge. */
export function inSight({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}
