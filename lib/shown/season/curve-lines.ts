/** The lines of a season's curves. */
import type { Curve, SeasonView } from "#lib/season/views";

/**
 * Whose curve it is, in the order of the standings, and their totals: `before` the first step, then at each. A line holds its value
 * where its player was not there.
 */
export function totalLines({ curve, players, standings }: Pick<SeasonView, "curve" | "players" | "standings">) {
  const order = standings.map(({ player }) => player.id);
  return curve.players
    .flatMap(({ player: id, before, points }) => {
      const player = players.find((one) => one.id === id);
      let total = before;
      return player ? [{ player, before, totals: points.map((sum) => (total = sum ?? total)) }] : [];
    })
    .sort((a, b) => order.indexOf(a.player.id) - order.indexOf(b.player.id));
}

/**
 * The lines by place, counted downwards so that the first is on top: for players who have had a place, from the first step that
 * gave one (`from`); null before a player's first.
 */
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
