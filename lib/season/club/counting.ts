/** How a season is counted: what the club chooses, and what standings are made of. */
import type { GameName } from "#lib/rules/rules";

/**
 * total: points. deal-average: points a deal. evening-average: points an evening. places: points for the place of each
 * evening (`placePoints`). wins: evenings won.
 */
export const COUNTS = ["total", "deal-average", "evening-average", "places", "wins"] as const;
export type Count = (typeof COUNTS)[number];

/**
 * What separates equal players, tried in the order the club lists them. wins: more evenings won. best-evening: the higher
 * best evening. head-to-head: more evenings ahead, of those both played. deal-average: more points a deal.
 * evenings: more evenings played. fewer-evenings: fewer. last-evening: the higher total on the last evening both played.
 */
export const TIE_BREAKS = [
  "wins",
  "best-evening",
  "head-to-head",
  "deal-average",
  "evenings",
  "fewer-evenings",
  "last-evening",
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** At most so many places bring points, and each so many. */
export const MOST_PLACES = 20;
export const MOST_PLACE_POINTS = 1_000;

export interface Counting {
  readonly by: Count;
  /** For the first, the second… of an evening; 0 after the last. Shared places share the points. Only read by `places`. */
  readonly placePoints: readonly number[];
  /** Fewer evenings than this, and a player is shown without a rank. */
  readonly minEvenings: number;
  /** Only each player's best so many evenings count; null: all. */
  readonly bestOf: number | null;
  /** Which games count. Several are added up only because the club said so by listing them. */
  readonly games: readonly GameName[];
  /** Whether guests are ranked; their evenings count for the others all the same. */
  readonly guests: boolean;
  readonly tieBreaks: readonly TieBreak[];
  /** The places of an evening are taken at each of its tables, not across them. Left out: across them. */
  readonly tableByTable?: boolean;
  /** So many days after an evening, a change to it no longer changes it: it becomes a dated adjustment. Null: for ever open. */
  readonly correctionDays: number | null;
}

export const usualCounting = (game: GameName): Counting => ({
  by: "total",
  placePoints: [10, 7, 5, 3, 1],
  minEvenings: 1,
  bestOf: null,
  games: [game],
  guests: true,
  tieBreaks: ["wins", "best-evening", "head-to-head"],
  correctionDays: null,
});

/** Before so many evenings a rating has not enough to say (T20). */
export const RATED_AFTER = 8;
