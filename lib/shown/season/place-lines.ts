/** The lines of a season's places: values count downwards, so that the first is on top. */
import type { Curve } from "#lib/season/views";

/** Of those who have had a place, from the first step that gave one (`from`); null before somebody's first. */
export function placeLines<L extends { readonly player: string }>(curve: Curve, lines: readonly L[]) {
  const placed = lines.flatMap((line) => {
    const places = curve.players.find(({ player }) => player === line.player)?.places ?? [];
    return places.some((place) => place !== null) ? [{ line, places }] : [];
  });
  const from = Math.min(...placed.map(({ places }) => places.findIndex((place) => place !== null)));
  return {
    from,
    lines: placed.map(({ line, places }) => ({
      ...line,
      totals: places.slice(from).map((place) => (place === null ? null : -place)),
    })),
  };
}
