import type { Gate } from "#lib/hall/gate";
import type { Hall } from "#lib/hall/hall";
import type { Chunks } from "#messages/fr/chunks";

/** How far the tournament has got: the open position of how many, or that it has not begun. */
export function positionSaid({ positions, opening }: Hall, t: Pick<Chunks["hall"], "positionOf" | "notStarted">): string {
  const position = positions.at(-1)?.position;
  return position === undefined ? t.notStarted : t.positionOf(position, Math.max(opening.positions, position));
}

/** A reason to open the next position is asked for if sheets are missing, one does not add up, or one waits for the arbiter. */
export function openReason(
  gate: Pick<Gate, "waiting" | "notZero"> | null,
  t: Pick<Chunks["hall"], "openReason" | "openReasonWaiting" | "openReasonUnsettled">,
): string {
  if (!gate || gate.notZero.length > 0) return t.openReason;
  return gate.waiting.length > 0 ? t.openReasonWaiting(gate.waiting.length) : t.openReasonUnsettled;
}
