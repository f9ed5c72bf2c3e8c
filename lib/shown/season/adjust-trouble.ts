// This folder: what screens tell about a season.
import { MOST_POINTS } from "#lib/rules/rules";
import { numberOrText } from "#lib/shown/number-in";

type AdjustTrouble = "unreadable" | "half" | "zero" | "range";

/** Why the points typed for an adjustment are refused; null if nothing is typed, or they are valid. */
export function adjustTrouble(text: string): AdjustTrouble | null {
  if (text.trim() === "") return null;
  const points = numberOrText(text);
  if (typeof points === "string") return "unreadable";
  if (!Number.isInteger(points * 2)) return "half";
  if (points === 0) return "zero";
  return Math.abs(points) > MOST_POINTS ? "range" : null;
}
