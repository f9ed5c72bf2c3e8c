/** The evenings of a season in the order that streaks, curves and ratings go by: that of their days, then of their names. */
import type { EveningId } from "./evening-id";

export const inSeasonOrder = <E extends { readonly evening: EveningId }>(evenings: readonly E[]): E[] =>
  [...evenings].sort((a, b) => (a.evening < b.evening ? -1 : 1));
