/**
 * How tables are drawn (T30). random: by lot. unmet: by lot among the draws with the fewest repeated meetings. best: the best
 * with the best, down to the last table. balanced: each table has one of the best, one of the next, and so on.
 */
export const HOWS = ["random", "unmet", "best", "balanced"] as const;
export type How = (typeof HOWS)[number];

/** Tables of one draw. */
export const MOST_DRAWN_TABLES = 100;
