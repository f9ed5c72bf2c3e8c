/** Where somebody plays, position by position. */

import { type Hall, seatingOf } from "#lib/hall/hall";
import { mostOf, tablesOf } from "#lib/hall/next-seating";
import { rounds } from "#lib/rules/hall/boards";
import { movement, teamMovement } from "#lib/rules/hall/movement";

/** The table from 1 and the line from 0 of each position: as it came out, and as far as the movement tells beforehand; null where none. */
export function routeOf(hall: Hall, number: number): (readonly [table: number, line: number] | null)[] {
  const known = hall.positions.map(seatingOf);
  const beforehand = told(hall);
  return Array.from({ length: Math.max(hall.opening.positions, known.length) }, (_, i) => {
    const seating = known[i] ?? beforehand[i] ?? [];
    const table = seating.findIndex((seats) => seats.includes(number));
    return table < 0 ? null : [table + 1, seating[table]?.indexOf(number) ?? 0];
  });
}

/** A duplicate's rounds and the federation's movement are known; a draw is not, nor what follows one. */
function told(hall: Hall) {
  const { duplicate, positions, deals, movement: how, teamOf } = hall.opening;
  const [tables, most] = [tablesOf(hall), Math.min(positions, mostOf(hall))];
  if (duplicate) return rounds(duplicate, tables, most, deals).map(({ seating }) => seating);
  const isTold = how === "fft" && hall.positions.every(({ kind }) => kind === "fft") && tables >= 3;
  return isTold ? (teamOf === 1 ? movement : teamMovement)(tables, most) : [];
}
