/** What a played deal says of each player, beyond its points. */
import type { Seat } from "#lib/rules/rules";

/** taker: with a partner, or at less than five. alone: the taker without partner at five. own: each for themselves. */
export const ROLES = ["taker", "partner", "alone", "defence", "own"] as const;
export type SeatRole = (typeof ROLES)[number];

export interface DealFacts {
  /** By seat. */
  readonly roles: readonly SeatRole[];
  /** By seat: did what the player tried come off? The attack's contract made, or defeated for the defence; null: nobody tried, or neither. */
  readonly made: readonly (boolean | null)[];
  /** What the taker took, and who was called; null where nobody took, nobody was called. */
  readonly contract: string | null;
  readonly taker: Seat | null;
  readonly partner: Seat | null;
  /** What the game counts besides, as figures of a seat. */
  readonly extra: readonly Extra[];
}

export type Extra = readonly [seat: Seat, figure: string, value: number];
