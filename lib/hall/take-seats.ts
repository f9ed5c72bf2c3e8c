/** Entrants → numbers: in the order of the list, or drawn; who is missing is North of tables well apart (manual of 2011, p. 6). */
import type { EntrantId } from "./hall-event";

/** So far apart, nobody sits at a table of three twice in five positions. */
const APART = 6;

/** Five make no tables of three or four. */
export const canSeat = (entrants: number): boolean => entrants >= 3 && entrants !== 5;

/** The tables at which North is missing: the last, and others six apart where there is room, else as far as can be. */
export function tablesOfThree(entrants: number): number[] {
  const tables = Math.ceil(entrants / 4);
  const missing = 4 * tables - entrants;
  const step = missing > 1 ? Math.min(APART, Math.max(1, Math.floor((tables - 1) / (missing - 1)))) : 0;
  return Array.from({ length: missing }, (_, i) => tables - i * step);
}

/** By number; null where nobody starts. */
export function takeSeats(entrants: readonly EntrantId[]): (EntrantId | null)[] {
  const left = [...entrants];
  const threes = new Set(tablesOfThree(entrants.length));
  return Array.from({ length: 4 * Math.ceil(entrants.length / 4) }, (_, i) =>
    i % 4 === 0 && threes.has(i / 4 + 1) ? null : (left.shift() ?? null),
  );
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
