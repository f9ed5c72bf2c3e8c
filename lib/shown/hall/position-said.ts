import type { Hall } from "#lib/hall/hall";
import type { HallMessages } from "#messages/fr/hall";

/** How far the tournament has got: the open position of how many, or that it has not begun. */
export function positionSaid({ positions, opening }: Hall, t: Pick<HallMessages, "positionOf" | "notStarted">): string {
  const position = positions.at(-1)?.position;
  return position === undefined ? t.notStarted : t.positionOf(position, Math.max(opening.positions, position));
}
