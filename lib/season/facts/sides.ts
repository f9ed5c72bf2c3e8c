/** Attack against defence: who was what, and for whom it came off. */
import type { Seat } from "#lib/rules/rules";
import type { DealFacts, SeatRole } from "./deal-facts";

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
