/** Lines of a file taken over from another phone, and what became of each. */

import type { LogEvent } from "#lib/log/event";
import type { Fault } from "#lib/rules/rules";

/**
 * taken: this phone will send it. had: the server has had it. known: was here already. conflict: another phone noted that deal
 * differently, people choose. waiting: kept until the sheet it belongs to is here. aside: given up on the phone it came from.
 * refused: see `faults`.
 */
export type LineStatus = "taken" | "had" | "known" | "conflict" | "waiting" | "aside" | "refused";

export interface TakenLine {
  /** From 1, as in the file. */
  readonly number: number;
  readonly kind: string | null;
  readonly sheet: string | null;
  readonly status: LineStatus;
  readonly faults: readonly Fault[];
}

export interface Given {
  readonly number: number;
  readonly event: LogEvent;
  readonly aside: boolean;
}
