/** Where a number plays, position by position. */

import { chairIn, type Hall, seatingOf } from "#lib/hall/hall";
import type { Seated } from "#lib/hall/hall-event";
import { countTables, isPlayable, mostOf, presentAt } from "#lib/hall/next-seating";
import { rounds } from "#lib/rules/hall/boards";
import { movement, teamMovement } from "#lib/rules/hall/movement";

/** The table (from 1) and line (from 0) at each position, past and planned by the movement; null where unknown. */
export function routeOf(hall: Hall, number: number): (readonly [table: number, line: number] | null)[] {
  const known = hall.positions.map(seatingOf);
  const beforehand = told(hall);
  return Array.from({ length: Math.max(hall.opening.positions, known.length) }, (_, i) => {
    const seating = known[i] ?? beforehand[i] ?? [];
    const chair = chairIn(seating, number);
    return chair && [chair.table, chair.line];
  });
}

/**
 * A duplicate's rounds and the federation's movement are known in advance; draws, and all after one, are not. A number that left
 * has no chair. The movement ends before a position with a table of two, and is not resumed after another kind of seating.
 */
function told(hall: Hall): Seated[] {
  const { duplicate, positions, deals, movement: how, teamOf } = hall.opening;
  const [tables, most] = [countTables(hall), Math.min(positions, mostOf(hall))];
  const here = (seatings: readonly Seated[]) => seatings.map((seats, i) => presentAt(hall, seats, i + 1));
  if (duplicate) return here(rounds(duplicate, tables, most, deals).map(({ seating }) => seating));
  if (how !== "fft" || hall.positions.some(({ kind }) => kind !== "fft")) return [];
  const seatings = here((teamOf === 1 ? movement : teamMovement)(tables, most));
  const stops = seatings.findIndex((seats) => !isPlayable(seats));
  return stops < 0 ? seatings : seatings.slice(0, stops);
}
