/** What one evening is worth, and which evenings are worth most (T14, T15, T17). */
import { sum } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";

/**
 * Divisible by 1…12, so up to twelve people share a place exactly; beyond, shares are rounded to such parts, so that the order of
 * sums does not matter.
 */
export const PARTS = 27_720;

/** Points for a place, in parts; players who share places share the points of those places (T15). */
export function partsOf(place: number, sharing: number, placePoints: readonly Points[]): number {
  const shared = sum(placePoints.slice(place - 1, place - 1 + sharing));
  return Math.round((PARTS * shared) / sharing);
}

export const worthOf = (place: number, sharing: number, placePoints: readonly Points[]): Points =>
  partsOf(place, sharing, placePoints) / PARTS;

/** Points a deal of one evening (T14). */
export const meanOf = ({ dealt, deals }: { readonly dealt: Points; readonly deals: number }): number => over(dealt, deals);

/** An average over nothing is 0. */
export const over = (total: number, count: number): number => (count === 0 ? 0 : total / count);

/** Best first; if equal, the one with fewer deals, then the earlier (T17). */
export const bestFirst = <E extends { readonly evening: string; readonly deals: number }>(
  evenings: readonly E[],
  by: (evening: E) => number,
): E[] => [...evenings].sort((a, b) => by(b) - by(a) || a.deals - b.deals || (a.evening < b.evening ? -1 : 1));
