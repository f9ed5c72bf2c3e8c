/** The evenings of a season in the order that streaks, curves and ratings go by: that of their days, then of their sheets. */
import type { Day } from "./club-event";

export const inSeasonOrder = <E extends { readonly day: Day; readonly sheet: string }>(evenings: readonly E[]): E[] =>
  [...evenings].sort((a, b) => (a.day === b.day ? (a.sheet < b.sheet ? -1 : 1) : a.day < b.day ? -1 : 1));
