/** Of many lines, which are read: the one looked at, those it is fought out with, and the others, which recede. */
import { itemAt } from "#lib/rules/item-at";

export type Prominence = "inked" | "rival" | "far";

/** So many lines can all be told apart. */
const ALL_LEGIBLE = 10;
/** On each side of the one looked at. */
const NEIGHBOURS = 2;
const LEADERS = 3;

/** `lines` in the order of their last values, the first first; `inked`: the place of the one looked at. */
export const prominenceOf = (lines: number, inked: number): Prominence[] =>
  Array.from({ length: lines }, (_, place) => {
    if (place === inked) return "inked";
    return lines <= ALL_LEGIBLE || place < LEADERS || Math.abs(place - inked) <= NEIGHBOURS ? "rival" : "far";
  });

/** Places after each step: equal values share the better one; null before somebody's first evening. */
export function ranksOf(totals: readonly (readonly (number | null)[])[]): (number | null)[][] {
  const steps = totals[0]?.length ?? 0;
  const ranks = totals.map(() => Array<number | null>(steps).fill(null));
  for (let step = 0; step < steps; step++) {
    const here = totals.map((line) => line[step] ?? null);
    const order = here.filter((value) => value !== null).sort((a, b) => b - a);
    here.forEach((value, i) => {
      if (value !== null) itemAt(ranks, i)[step] = order.indexOf(value) + 1;
    });
  }
  return ranks;
}
