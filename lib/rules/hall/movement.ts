/**
 * Who goes where between the positions of a hall: the federation's movement (manual of 2011, p. 13-14), and the lists for
 * three and four tables (p. 12-13). An entrant is a number from 1: 4k−3 … 4k start at table k as North, South, East, West.
 */
import { secondMeetings } from "./meetings";

/** One position: by table, the entrants North, South, East, West. */
export type HallSeating = readonly (readonly number[])[];

/** The same with an empty chair for each who is away. */
export const seatedWithout = (seating: readonly (readonly (number | null)[])[], away: ReadonlySet<number>): (number | null)[][] =>
  seating.map((table) => table.map((one) => (one === null || away.has(one) ? null : one)));

/** Three and four tables: who sits where at each position, as printed. */
const LISTS: Readonly<Record<number, readonly string[]>> = {
  3: [
    "1 2 3 4 | 5 6 7 8 | 9 10 11 12",
    "1 2 7 12 | 5 6 11 3 | 9 10 4 8",
    "1 8 7 10 | 5 2 11 12 | 9 3 4 6",
    "1 8 6 11 | 5 2 4 10 | 9 3 12 7",
    "1 9 5 3 | 7 11 4 10 | 2 6 12 8",
    "1 9 7 2 | 5 11 4 12 | 10 6 3 8",
  ],
  4: [
    "1 2 3 4 | 5 6 7 8 | 9 10 11 12 | 13 14 15 16",
    "1 8 10 15 | 16 9 7 2 | 6 3 13 12 | 11 14 4 5",
    "1 7 12 14 | 15 9 6 4 | 8 2 13 11 | 10 16 3 5",
    "1 6 11 16 | 14 9 8 3 | 7 4 13 10 | 12 15 2 5",
    "1 5 9 13 | 2 6 10 14 | 3 7 11 15 | 4 8 12 16",
  ],
};

const read = (list: string): readonly (readonly number[])[] => list.split(" | ").map((table) => table.split(" ").map(Number));

const HOWELL: Readonly<Record<number, readonly (readonly (readonly number[])[])[]>> = Object.fromEntries(
  Object.entries(LISTS).map(([tables, lists]) => [tables, lists.map(read)]),
);

type Steps = Readonly<Record<"S" | "E" | "W", number>>;

interface Exception {
  readonly W: number;
  readonly most: number;
  /** By position, the steps that lead to it, if they differ from the usual ones. */
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
 * The most positions of the movement: those printed, without a second meeting (H5). At three tables second meetings cannot be
 * avoided: all six.
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
