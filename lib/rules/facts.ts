/** Facts about each player of a played deal, besides the points. */
import type { Seat } from "./rules";

/** taker: with a partner, or at less than five. alone: the taker without partner at five. own: each for themselves. */
export const SEAT_ROLES = ["taker", "partner", "alone", "defence", "own"] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

/** The roles that the ledger marks. */
export type Attacker = Extract<SeatRole, "taker" | "partner">;

export interface DealFacts {
  /** By seat. */
  readonly roles: readonly SeatRole[];
  /**
   * By seat, whether the player succeeded: the attack's contract made, or defeated for the defence; null: not tried, or
   * undecided.
   */
  readonly made: readonly (boolean | null)[];
  /** The contract, the taker and the called partner; null if none. */
  readonly contract: string | null;
  readonly taker: Seat | null;
  readonly partner: Seat | null;
  /** Further figures of the game, by seat. */
  readonly extra: readonly Extra[];
}

export type Extra = readonly [seat: Seat, figure: string, value: number];

/** The roles, and who succeeded. */
type Sides = Pick<DealFacts, "roles" | "made" | "taker" | "partner">;

/** `won`: whether the attack won; null: neither side. A taker called as partner counts as none. */
export function sidesOf(players: number, taker: Seat, called: Seat | null, won: boolean | null): Sides {
  const partner = called === taker ? null : called;
  const roles = Array.from({ length: players }, (_, seat): SeatRole => {
    if (seat === taker) return players === 5 && partner === null ? "alone" : "taker";
    return seat === partner ? "partner" : "defence";
  });
  return { roles, made: roles.map((role) => (won === null ? null : won === (role !== "defence"))), taker, partner };
}

/** Each player for themselves. */
export const eachForSelf = (players: number, made: (seat: Seat) => boolean | null): Sides => ({
  roles: Array.from({ length: players }, () => "own"),
  made: Array.from({ length: players }, (_, seat) => made(seat)),
  taker: null,
  partner: null,
});
