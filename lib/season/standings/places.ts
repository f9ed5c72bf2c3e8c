import type { Points } from "#lib/rules/rules";

/** By person; equal totals share the better place (T15); people who did not play have none. */
export const placesOf = (totals: readonly (Points | null)[]): (number | null)[] =>
  totals.map((total) => (total === null ? null : 1 + totals.filter((other) => other !== null && other > total).length));
