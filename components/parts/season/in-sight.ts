import type { FocusEvent } from "react";

/** What the keyboard comes to is brought into view whole: browsers leave alone what has a corner in it already. */
export function inSight({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}
