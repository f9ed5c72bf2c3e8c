/** Seating by a draw, and best with best (manual of 2011, p. 12). A draw can be repeated from its seed. */
import type { HallSeating } from "./movement";

/** Passes over the hall, and swaps tried for each table with a second meeting. */
const ROUNDS = 40;
const TRIES = 12;
/** How many halls are drawn before one with second meetings is kept. */
const DRAWS = 12;

/** Counts meetings. All absent players count as one, so that sitting at tables of three is spread too. */
class Met {
  private readonly times = new Map<number, number>();
  constructor(private readonly isAbsent: (entrant: number) => boolean) {}

  private key(a: number | null, b: number | null): number {
    const [one, other] = [this.known(a), this.known(b)];
    return Math.min(one, other) * 1000 + Math.max(one, other);
  }

  private known(entrant: number | null): number {
    return entrant === null || this.isAbsent(entrant) ? 0 : entrant;
  }

  again(table: readonly number[]): number {
    let sum = 0;
    for (const one of table)
      for (const other of table) {
        // Each pair once.
        if (other === one) break;
        sum += this.times.get(this.key(one, other)) ?? 0;
      }
    return sum;
  }

  note(table: readonly (number | null)[]): void {
    for (const [i, one] of table.entries())
      for (const other of table.slice(0, i)) {
        const key = this.key(one, other);
        if (key > 0) this.times.set(key, (this.times.get(key) ?? 0) + 1);
      }
  }
}

/** The entries' own seats first; then draws in which all keep their line, and North the table (H6). */
export function drawnSeatings(
  tables: number,
  positions: number,
  random: () => number,
  isAbsent: (entrant: number) => boolean = () => false,
): HallSeating[] {
  const entries: HallSeating = Array.from({ length: tables }, (_, table) => [1, 2, 3, 4].map((nth) => 4 * table + nth));
  const seatings = [entries];
  while (seatings.length < positions) seatings.push(drawAfter(entries, seatings, random, isAbsent));
  return seatings;
}

/** One more position with as few second meetings as possible. `entries`: each player's line, and North's table. */
export function drawAfter(
  entries: HallSeating,
  played: readonly (readonly (readonly (number | null)[])[])[],
  random: () => number,
  isAbsent: (entrant: number) => boolean = () => false,
): HallSeating {
  const met = new Met(isAbsent);
  for (const seating of played) for (const table of seating) met.note(table);
  let best: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < DRAWS && least > 0; draw++) {
    const hall = drawn(entries, met, random);
    const again = hall.reduce((sum, table) => sum + met.again(table), 0);
    if (again < least) [best, least] = [hall, again];
  }
  return best;
}

function drawn(entries: HallSeating, met: Met, random: () => number): number[][] {
  const hall = entries.map((table) => [...table]);
  for (const line of [1, 2, 3]) shuffle(hall, line, random);
  for (let round = 0; round < ROUNDS && hall.some((table) => met.again(table) > 0); round++)
    for (const at of hall.keys()) settle(hall, at, met, random);
  return hall;
}

function shuffle(hall: number[][], line: number, random: () => number): void {
  for (let last = hall.length - 1; last > 0; last--) swap(hall, line, last, Math.floor(random() * (last + 1)));
}

function swap(hall: number[][], line: number, one: number, other: number): void {
  const [a, b] = [hall[one] as number[], hall[other] as number[]];
  [a[line], b[line]] = [b[line] as number, a[line] as number];
}

/** Swaps a player of the table with one of the same line elsewhere, unless that makes the two tables worse. */
function settle(hall: number[][], at: number, met: Met, random: () => number): void {
  const again = (one: number, other: number) => met.again(hall[one] as number[]) + met.again(hall[other] as number[]);
  for (let left = TRIES; left > 0 && met.again(hall[at] as number[]) > 0; left--) {
    const line = 1 + (left % 3);
    const other = Math.floor(random() * hall.length);
    const before = again(at, other);
    swap(hall, line, at, other);
    if (again(at, other) > before) swap(hall, line, at, other);
  }
}

/** The first four at the first table, and so on; missing players are the Norths of the last tables (H7). */
export function bestWithBest(tables: number, standings: readonly number[]): (number | null)[][] {
  const short = 4 * tables - standings.length;
  let next = 0;
  const take = () => standings[next++] as number;
  return Array.from({ length: tables }, (_, table) => [
    table < tables - short ? take() : null,
    ...Array.from({ length: 3 }, take),
  ]);
}
