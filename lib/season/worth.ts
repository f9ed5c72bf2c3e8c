/** What one evening is worth, and which evenings are worth most (T14, T15, T17). */
import type { Points } from "#lib/rules/rules";

/** Points for a place; players who share places share the points of those places (T15). */
export function worthOf(place: number, sharing: number, placePoints: readonly Points[]): Points {
  const shared = Array.from({ length: sharing }, (_, i) => placePoints[place - 1 + i] ?? 0);
  return shared.reduce((sum, points) => sum + points, 0) / sharing;
}

/** Points a deal of one evening (T14). */
export const meanOf = ({ dealt, deals }: { readonly dealt: Points; readonly deals: number }): number => over(dealt, deals);

/** An average of nothing is nothing. */
export const over = (total: number, count: number): number => (count === 0 ? 0 : total / count);

/** The best first. Of evenings worth as much, the shorter, then the first of the sheets (T17). */
export const bestFirst = <E extends { readonly sheet: string; readonly deals: number }>(
  evenings: readonly E[],
  by: (evening: E) => number,
): E[] => [...evenings].sort((a, b) => by(b) - by(a) || a.deals - b.deals || (a.sheet < b.sheet ? -1 : 1));
