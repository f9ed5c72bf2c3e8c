/** A reason to open the next position is asked for if sheets are missing, one does not add up, or one waits for the arbiter. */
import type { Gate } from "#lib/hall/gate";
import type { HallMessages } from "#messages/fr/hall";

export function openReason(
  gate: Pick<Gate, "waiting" | "notZero"> | null,
  t: Pick<HallMessages, "openReason" | "openReasonWaiting" | "openReasonUnsettled">,
): string {
  if (!gate || gate.notZero.length > 0) return t.openReason;
  return gate.waiting.length > 0 ? t.openReasonWaiting(gate.waiting.length) : t.openReasonUnsettled;
}
