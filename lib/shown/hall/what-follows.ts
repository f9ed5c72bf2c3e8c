/** What follows at a table that has finished its position. */
import type { Hall } from "#lib/hall/hall";
import { nextPosition, plannedSeating } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";
import type { Chunks } from "#messages/fr/chunks";

/**
 * `names`: who sits at this table then, if the movement says so; none if the next seating waits for a draw or for the standings.
 * `goesOn`: a phone that is offline may go on by itself, or is told that it cannot.
 */
export function whatFollows(hall: Hall, table: number, t: Pick<Chunks["hall"], "ended"> & { readonly at: Follows }) {
  const position = nextPosition(hall);
  const seats = plannedSeating(hall)?.[table - 1]?.filter((seat) => seat !== null) ?? [];
  const isLast = position > hall.opening.positions;
  return {
    position,
    names: seats.map((seat) => nameAt(hall, position, seat)).join(", "),
    said: hall.ended ? t.ended : isLast ? t.at.wasLast : t.at.next,
    goesOn: !hall.ended && !isLast,
  };
}

type Follows = Pick<Chunks["hall"]["at"], "wasLast" | "next">;
