/**
 * Tables at which as few pairs as possible meet again. From several random draws, pairs swap places as long as that helps; then,
 * with few enough people, every better seating is searched.
 */
import type { PlayerId } from "../club/club-event";
import { type Met, timesMet } from "./met";

/** Random draws to start from: fewer with many people, where more swaps help. */
const STARTS = { few: 24, many: 4 };
const MANY = 60;
/** Partial seatings searched before the best so far is kept: all of them for fifteen people. */
const LOOKED = 400_000;

/** By number: `met[i][j]`. */
type Matrix = readonly (readonly number[])[];

/** `people` in random order, which decides between equally good results. */
export function unmetTables(people: readonly PlayerId[], sizes: readonly number[], met: Met): PlayerId[][] {
  const matrix = people.map((one) => people.map((other) => (one === other ? 0 : timesMet(met, one, other))));
  const starts = people.length > MANY ? STARTS.many : STARTS.few;
  let best = helped(begun(people.length, sizes, 0), matrix);
  for (let start = 1; start < starts && best.cost > 0; start++) {
    const next = helped(begun(people.length, sizes, start), matrix);
    if (next.cost < best.cost) best = next;
  }
  const seating = searched(best, sizes, matrix);
  return sizes.map((_, table) => people.filter((__, i) => seating.at[i] === table));
}

/** Each person's table. */
interface Seating {
  readonly at: readonly number[];
  readonly cost: number;
}

/** A different start for each number. */
function begun(people: number, sizes: readonly number[], start: number): number[] {
  const seats = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
  const at: number[] = [];
  let state = start + 1;
  for (let i = people - 1; i >= 0; i--) {
    // Numerical Recipes' generator: need not be fair, since the people are in random order.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [seat] = seats.splice(start === 0 ? i : state % seats.length, 1);
    at[i] = seat as number;
  }
  return at;
}

/** Swaps pairs as long as fewer meet again. */
function helped(given: readonly number[], met: Matrix): Seating {
  const at = [...given];
  const between = (i: number, j: number) => met[i]?.[j] as number;
  /** `weights[i][table]`: how often `i` met the people at that table. */
  const weights = at.map((_, i) => {
    const row = Array.from({ length: Math.max(...at) + 1 }, () => 0);
    for (const [j, table] of at.entries()) row[table] = (row[table] as number) + between(i, j);
    return row;
  });
  const weight = (person: number, table: number) => weights[person]?.[table] as number;
  const swap = (i: number, j: number, a: number, b: number) => {
    [at[i], at[j]] = [b, a];
    for (const [k, row] of weights.entries()) {
      const change = between(k, j) - between(k, i);
      row[a] = (row[a] as number) + change;
      row[b] = (row[b] as number) - change;
    }
  };
  for (let moved = true; moved; ) {
    moved = false;
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        const [a, b] = [at[i] as number, at[j] as number];
        if (a === b || weight(i, b) + weight(j, a) - 2 * between(i, j) >= weight(i, a) + weight(j, b)) continue;
        swap(i, j, a, b);
        moved = true;
      }
  }
  return { at, cost: costAt(at, met) };
}

function costAt(at: readonly number[], met: Matrix): number {
  let cost = 0;
  for (let i = 0; i < at.length; i++) for (let j = i + 1; j < at.length; j++) if (at[i] === at[j]) cost += met[i]?.[j] as number;
  return cost;
}

/** A search: places each person in turn at any table with room; empty tables of one size are equivalent. */
function searched(known: Seating, sizes: readonly number[], met: Matrix): Seating {
  let best = known;
  let left = LOOKED;
  const tables: number[][] = sizes.map(() => []);
  const at = known.at.map(() => 0);
  const seat = (person: number, cost: number): void => {
    if (best.cost === 0 || left-- <= 0) return;
    if (person === at.length) {
      best = { at: [...at], cost };
      return;
    }
    const empty = new Set<number>();
    for (const [table, there] of tables.entries()) {
      const size = sizes[table] as number;
      if (there.length === size || (there.length === 0 && empty.has(size))) continue;
      if (there.length === 0) empty.add(size);
      const next = there.reduce((sum, other) => sum + (met[person]?.[other] as number), cost);
      if (next >= best.cost) continue;
      there.push(person);
      at[person] = table;
      seat(person + 1, next);
      there.pop();
    }
  };
  seat(0, 0);
  return best;
}
