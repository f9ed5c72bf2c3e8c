/** What a curve is drawn of. */
import type { Points } from "#lib/rules/rules";
import type { Mark } from "#lib/season/club-event";

export interface CurveLine {
  readonly player: string;
  readonly name: string;
  /** At the end of its line on a phone. */
  readonly short: string;
  readonly mark: Mark | null;
  /** Who wears the same mark before this one. */
  readonly nth?: number | undefined;
  /** The total after each step; null where there is none yet. */
  readonly totals: readonly (Points | null)[];
}

/** An evening of a season, or a deal of an evening. */
export interface CurveStep {
  readonly key: string;
  /** "10 mars"; under the lines, where there is little room, `short`. */
  readonly name: string;
  readonly short: string;
  /** Where it opens. */
  readonly href: string;
}
