/** Why a position opens all the same is asked of what is so: sheets are missing, or one does not add up. */
import type { Gate } from "#lib/hall/gate";
import type { HallMessages } from "#messages/fr/hall";

export const openReason = (
  gate: Pick<Gate, "waiting" | "notZero"> | null,
  t: Pick<HallMessages, "openReason" | "openReasonWaiting">,
): string => (gate && gate.notZero.length === 0 ? t.openReasonWaiting(gate.waiting.length) : t.openReason);
