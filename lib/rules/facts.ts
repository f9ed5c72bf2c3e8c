/** What a played deal says of each player, beyond its points. */
import type { Seat } from "./rules";

/** taker: with a partner, or at less than five. alone: the taker without partner at five. own: each for themselves. */
export const ROLES = ["taker", "partner", "alone", "defence", "own"] as const;
export type SeatRole = (typeof ROLES)[number];

/** Whom the ledger marks in a deal. */
export type Attacker = Extract<SeatRole, "taker" | "partner">;

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

/** Who was what, and for whom it came off. */
type Sides = Pick<DealFacts, "roles" | "made" | "taker" | "partner">;

/** `won`: did the attack win? Null: nobody did. A partner who is the taker is nobody. */
export function sidesOf(players: number, taker: Seat, called: Seat | null, won: boolean | null): Sides {
  const partner = called === taker ? null : called;
  const roles = Array.from({ length: players }, (_, seat): SeatRole => {
    if (seat === taker) return players === 5 && partner === null ? "alone" : "taker";
    return seat === partner ? "partner" : "defence";
  });
  return { roles, made: roles.map((role) => (won === null ? null : won === (role !== "defence"))), taker, partner };
}

/** Everybody for themselves. */
export const eachForSelf = (players: number, made: (seat: Seat) => boolean | null): Sides => ({
  roles: Array.from({ length: players }, () => "own"),
  made: Array.from({ length: players }, (_, seat) => made(seat)),
  taker: null,
  partner: null,
});
