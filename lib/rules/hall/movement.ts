/**
 * Who goes where between the positions of a hall: the federation's movement (manual of 2011, p. 13-14), and the lists for
 * three and four tables (p. 12-13). An entrant is a number from 1: 4k−3 … 4k start at table k as North, South, East, West.
 */
import { HOWELL } from "./howell";
import { secondMeetings } from "./meetings";

/** One position: by table, the entrants North, South, East, West. */
export type HallSeating = readonly (readonly number[])[];

type Steps = Readonly<Record<"S" | "E" | "W", number>>;

interface Exception {
  readonly W: number;
  readonly most: number;
  /** By position: the steps that lead to it, where they are others than the usual ones. */
  readonly at: Readonly<Record<number, Partial<Steps>>>;
}

const USUAL: Exception = { W: -2, most: 7, at: {} };
const FIFTH: Exception = { W: -2, most: 7, at: { 5: { W: -3 } } };
const SIXTH: Exception = { W: -2, most: 7, at: { 6: { W: -3 } } };

const EXCEPTIONS: Readonly<Record<number, Exception>> = {
  6: { W: -1, most: 5, at: { 3: { E: 3 }, 4: { W: -2 } } },
  8: { W: -1, most: 6, at: { 5: { S: 2, E: 3 }, 6: { E: 4 } } },
  9: { W: -2, most: 7, at: { 4: { E: 3, W: -3 }, 5: { E: 3, W: -3 } } },
  10: { W: -1, most: 7, at: { 6: { E: 3, W: -2 } } },
  12: { W: -2, most: 7, at: { 4: { W: -3 }, 7: { E: 3 } } },
  14: FIFTH,
  15: FIFTH,
  16: { W: -2, most: 7, at: { 5: { W: -3 }, 6: { W: -3 } } },
  18: SIXTH,
  20: SIXTH,
};

export const FEWEST_TABLES = 3;
export const MOST_TABLES = 200;

/** `tables` from 3 to 200; as many positions as are asked, up to those printed. */
export function movement(tables: number, positions: number): readonly HallSeating[] {
  const list = HOWELL[tables];
  if (list) return list.slice(0, positions);
  const { W, most, at } = EXCEPTIONS[tables] ?? USUAL;
  let gone: Steps = { S: 0, E: 0, W: 0 };
  return Array.from({ length: Math.min(positions, most) }, (_, i) => {
    if (i > 0) gone = onward(gone, { S: 1, E: 2, W, ...at[i + 1] });
    return seated(tables, gone);
  });
}

const onward = (gone: Steps, by: Steps): Steps => ({ S: gone.S + by.S, E: gone.E + by.E, W: gone.W + by.W });

function seated(tables: number, gone: Steps): HallSeating {
  const from = (table: number, steps: number): number => (((table - steps) % tables) + tables) % tables;
  return Array.from({ length: tables }, (_, table) => [
    4 * table + 1,
    4 * from(table, gone.S) + 2,
    4 * from(table, gone.E) + 3,
    4 * from(table, gone.W) + 4,
  ]);
}

/**
 * The positions that the movement bears: as many as are printed and have no second meeting (H5). At three tables second
 * meetings cannot be avoided: all six.
 */
export function mostPositions(tables: number): number {
  const list = HOWELL[tables];
  if (list) return list.length;
  const printed = movement(tables, 7);
  const [again] = secondMeetings(printed);
  return again ? again[2] - 1 : printed.length;
}

/** Teams: their first position is not played, for they would face each other (p. 15). */
export const teamMovement = (tables: number, positions: number): readonly HallSeating[] =>
  movement(tables, positions + 1).slice(1);
export const mostTeamPositions = (tables: number): number => mostPositions(tables) - 1;
