/** What a typed season still lacks, and what is wrong with the points of its places. */
import { type Count, MOST_PLACE_POINTS } from "#lib/season/club/counting";
import { numberOrText } from "#lib/shown/number-in";

interface Places {
  readonly by: Count;
  readonly placePoints: readonly string[];
}

type PlaceTrouble = "unreadable" | "half" | "range" | "rising";

/** The fault of each place's points; none if the season is not counted by places. Empty places at the end are ignored. */
export function placeTroubles({ by, placePoints }: Places): (PlaceTrouble | null)[] {
  if (by !== "places") return placePoints.map(() => null);
  const written = withoutEnd(placePoints);
  return placePoints.map((text, place) => (place < Math.max(1, written.length) ? troubleOf(text, placePoints[place - 1]) : null));
}

function troubleOf(text: string, before: string | undefined): PlaceTrouble | null {
  const points = numberOrText(text);
  if (typeof points === "string") return "unreadable";
  if (!Number.isInteger(points * 2)) return "half";
  if (points < 0 || points > MOST_PLACE_POINTS || (before === undefined && points === 0)) return "range";
  const above = before === undefined ? points : numberOrText(before);
  return typeof above === "number" && points > above ? "rising" : null;
}

/** Without the empty places at the end. */
export const withoutEnd = (places: readonly string[]): readonly string[] =>
  places.slice(0, places.findLastIndex((text) => text.trim() !== "") + 1);

/** What the form still needs, by its word. */
export function seasonLacks(
  draft: Places & { readonly name: string; readonly games: readonly unknown[] },
): "missingName" | "missingGames" | "missingPlaces" | null {
  if (draft.name.trim() === "") return "missingName";
  if (draft.games.length === 0) return "missingGames";
  return placeTroubles(draft).some((trouble) => trouble !== null) ? "missingPlaces" : null;
}
