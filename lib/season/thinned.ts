/** A long season's curve, drawn by fewer evenings than it has: each value is the true one of its evening, and the last is always there. */
import type { Curve } from "./views";

/** A line of two screens' width has no room for more points. */
const MOST_STEPS = 120;

/** Evenly spaced, from the last back: a line never leaves out what a player had come to, it only goes there in fewer steps. */
export function thinned(curve: Curve, most = MOST_STEPS): Curve {
  const all = curve.evenings.length;
  if (all <= most) return curve;
  const kept = Array.from({ length: most }, (_, i) => Math.round(((i + 1) * all) / most) - 1);
  return {
    evenings: kept.map((at) => curve.evenings[at] as Curve["evenings"][number]),
    of: all,
    players: curve.players.map(({ player, before, points }) => ({
      player,
      before,
      points: kept.map((at, i) => {
        const since = points.slice((kept[i - 1] ?? -1) + 1, at + 1);
        return since.findLast((value) => value !== null) ?? null;
      }),
    })),
  };
}
