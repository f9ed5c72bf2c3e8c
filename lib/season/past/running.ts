/** Running totals: a file that writes what everybody has since the season began, and not what the evening brought. */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import type { Day } from "../season-body";
import { type PastEvening, type PastScore, type PastTable, zerosIn } from "./table";

/** Words of a title, a head, a page or a file that say so. */
export const SAYS_RUNNING = /\bcumul|\brunning\b|\bcumulative\b|\bprogressif\b/iu;

/** What stands beside each name, after an evening or a deal. */
export interface RunningRow {
  readonly day: Day;
  readonly scores: ReadonlyMap<number, { readonly points: Points }>;
}

/** Fewer evenings say nothing. */
const FEWEST = 4;
/**
 * How far figures go from one evening to the next, to how great they are: evenings that know nothing of each other make about 1.4, a sum that
 * grows from one to the next less than this from the fourth on.
 */
const MOST = 0.75;
/** How much greater the figures of the later half are: those of a sum nearly twice as great, those of evenings alike. */
const GROWN = 1.25;

/**
 * Whether these evenings read as running totals: nobody's figure ends once it has begun, it moves little beside what it is, and grows; where
 * none is negative, none ever goes down.
 */
const seemsRunning = (evenings: readonly RunningRow[]): boolean => allSeemRunning([evenings]);

/** The same of several runs, each of which begins from nothing. */
function allSeemRunning(runs: readonly (readonly RunningRow[])[]): boolean {
  const lines = runs.filter((run) => run.length >= FEWEST).flatMap(linesOf);
  if (lines.length < 2 || lines.some(({ points, evenings }) => points.length < evenings)) return false;
  const values = lines.flatMap(({ points }) => points);
  const steps = lines.flatMap(({ points }) => points.slice(1).map((value, i) => value - itemAt(points, i)));
  if (values.every((value) => value >= 0)) return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
  const halves = lines.map(
    ({ points }) => [points.slice(0, points.length >> 1), points.slice((points.length + 1) >> 1)] as const,
  );
  const [early, late] = [sizeOf(halves.flatMap(([first]) => first)), sizeOf(halves.flatMap(([, second]) => second))];
  return sizeOf(steps) < MOST * sizeOf(values) && late > GROWN * early;
}

/** `rows`: of a table of deals, each row. */
export function withRunning(table: PastTable, rows: readonly RunningRow[]): PastTable {
  if (rows.length === 0) return seemsRunning(table.evenings) ? { ...table, running: "seems" } : table;
  const days = [...new Set(rows.map(({ day }) => day))].map((day) => rows.filter((row) => row.day === day));
  const isAnew = beginAnew(days);
  return allSeemRunning(isAnew ? days : [rows]) ? { ...table, running: "seems", isAnew } : table;
}

/** The first figures of a day are nearer nothing than the last ones of the day before. */
function beginAnew(days: readonly (readonly RunningRow[])[]): boolean {
  let nearerLast = 0;
  days.slice(1).forEach((own, i) => {
    const before = days[i]?.at(-1)?.scores;
    for (const [who, { points }] of own[0]?.scores ?? []) {
      const last = before?.get(who);
      if (!last) continue;
      nearerLast += Math.abs(points) - Math.abs(points - last.points);
    }
  });
  return nearerLast <= 0;
}

/** On average; of nothing there is none, which is neither less nor more than another. */
const sizeOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + Math.abs(value), 0) / values.length;

/** Of each person, the figures from the first on; `evenings`: how many there were from then on. */
function linesOf(evenings: readonly RunningRow[]): { points: number[]; evenings: number }[] {
  const people = new Set(evenings.flatMap(({ scores }) => [...scores.keys()]));
  return [...people].map((who) => {
    const first = evenings.findIndex(({ scores }) => scores.has(who));
    const points = evenings.flatMap(({ scores }) => scores.get(who)?.points ?? []);
    return { points, evenings: evenings.length - first };
  });
}

/** What each evening brought, where the table writes what everybody had after it. */
export function asChanges(table: PastTable): PastTable {
  const before = new Map<number, number>();
  const evenings = (table.lasts ?? table.evenings).map(({ day, scores }): PastEvening => {
    const changed = [...scores].map(([who, { points, deals }]): [number, PastScore] => {
      const change = points - ((table.isAnew ? 0 : before.get(who)) ?? 0);
      before.set(who, points);
      return [who, { points: change, deals }];
    });
    return { day, scores: new Map(changed) };
  });
  return { ...table, evenings, zeros: zerosIn(evenings), differs: [] };
}
