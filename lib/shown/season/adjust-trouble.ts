// This folder: what screens tell about a season.
import { MOST_POINTS } from "#lib/rules/rules";
import type { SeasonView } from "#lib/season/views";
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

/** Who manages the club adds points and takes them back, until the season is ended. */
export const mayAdjust = ({
  role,
  season,
}: Pick<SeasonView, "role"> & { readonly season: Pick<SeasonView["season"], "ended"> }): boolean =>
  role === "owner" && !season.ended;

/** What the form lacks first; null once it can be saved. */
export function adjustLacks(
  draft: Readonly<Record<"points" | "reason" | "player", string>>,
): "points" | "reason" | "player" | null {
  if (draft.points.trim() === "" || adjustTrouble(draft.points) !== null) return "points";
  if (draft.reason.trim() === "") return "reason";
  return draft.player === "" ? "player" : null;
}
