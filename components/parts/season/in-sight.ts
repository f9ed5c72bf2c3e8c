import type { FocusEvent } from "react";

/** Brings what the keyboard focuses fully into view: browsers do not scroll if a part of it is visible. */
export function inSight({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}
