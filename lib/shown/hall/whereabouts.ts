/** Where a number of the tournament is to be. */
import { chairIn, type Hall, seatingOf, startingChair } from "#lib/hall/hall";
import { plannedSeating } from "#lib/hall/next-seating";

/** The table and line of this number now, with whom, and where the movement sends it next. */
export function whereabouts(hall: Hall, number: number) {
  const position = hall.positions.at(-1);
  const where = position ? chairIn(seatingOf(position), number) : startingChair(number);
  const seats = where && position?.tables[where.table - 1]?.seats;
  return {
    where,
    others: seats?.filter((seat) => seat !== null && seat !== number) ?? [],
    planned: position ? chairIn(plannedSeating(hall) ?? [], number) : null,
  };
}
