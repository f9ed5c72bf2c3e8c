/** Lines of a file taken over from another phone, and what became of each. */

import type { LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";

/**
 * taken: now this phone's to send. had: the server has had it. known: was here already. conflict: another phone noted that deal otherwise, people
 * choose. waiting: kept until the sheet it belongs to is on this phone. aside: its own people had given it up. refused: why not.
 */
export type LineFate = "taken" | "had" | "known" | "conflict" | "waiting" | "aside" | "refused";

export interface TakenLine {
  /** From 1, as in the file. */
  readonly number: number;
  readonly kind: string | null;
  readonly sheet: string | null;
  readonly fate: LineFate;
  readonly faults: readonly Fault[];
}

export interface Given {
  readonly number: number;
  readonly event: LogEvent;
  readonly aside: boolean;
}
