/** Running totals: a file with totals since the season began instead of each evening's points. */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import type { Day } from "../club/season-body";
import { type PastEvening, type PastScore, type PastTable, zerosIn } from "./table";
import { anyOf } from "./words";

/** Words in a title, a head, a page's or a file's name that say so. */
export const SAYS_RUNNING = new RegExp(
  `\\b${anyOf(({ running }) => running)}|\\b${anyOf(({ runningWords }) => runningWords)}\\b`,
  "iu",
);

/** The figure of each name after an evening or a deal. */
export interface RunningRow {
  readonly day: Day;
  readonly scores: ReadonlyMap<number, { readonly points: Points }>;
}

/** With fewer evenings nothing can be concluded. */
const FEWEST = 4;
/**
 * The average change between evenings, relative to the average size: about 1.4 for independent evenings, less than this for a
 * running total from the fourth evening on.
 */
const MOST = 0.75;
/** Growth of the later half over the earlier: nearly 2 for running totals, 1 for independent evenings. */
const GROWN = 1.25;

/**
 * True if these runs of evenings, each starting from zero, look like running totals: figures do not end once begun, change little
 * relative to their size, and grow; and if none is negative, none decreases.
 */
function seemRunning(runs: readonly (readonly RunningRow[])[]): boolean {
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

/** `rows`: in a table of deals, one for each row. */
export function withRunning(table: PastTable, rows: readonly RunningRow[]): PastTable {
  if (rows.length === 0) return seemRunning([table.evenings]) ? { ...table, running: "seems" } : table;
  const days = [...new Set(rows.map(({ day }) => day))].map((day) => rows.filter((row) => row.day === day));
  const isAnew = beginAnew(days);
  return seemRunning(isAnew ? days : [rows]) ? { ...table, running: "seems", isAnew } : table;
}

/** True if a day's first figures are nearer to zero than to the last ones of the day before. */
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

/** The mean absolute value; NaN for an empty list, so that comparisons are false. */
const sizeOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + Math.abs(value), 0) / values.length;

/** Each person's figures from the first one on; `evenings`: how many evenings there were from then on. */
function linesOf(evenings: readonly RunningRow[]): { points: number[]; evenings: number }[] {
  const people = new Set(evenings.flatMap(({ scores }) => [...scores.keys()]));
  return [...people].map((who) => {
    const first = evenings.findIndex(({ scores }) => scores.has(who));
    const points = evenings.flatMap(({ scores }) => scores.get(who)?.points ?? []);
    return { points, evenings: evenings.length - first };
  });
}

/** Turns a table of running totals into each evening's own points. */
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
