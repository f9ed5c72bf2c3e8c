/**
 * What is kept of a season's evenings, and all that standings are made of. Keyed by the players' own ids: who was merged into
 * whom is resolved by whoever reads. The store gives as much of it as the count needs, never every evening of a long season.
 */
import type { GameName, Points } from "#lib/rules/rules";
import type { Day, PlayerId } from "./club-event";
import type { Figures } from "./tally";

/** A player's sums over the season, in one game. */
export interface FigureRow {
  readonly player: PlayerId;
  readonly game: GameName;
  readonly figures: Figures;
}

/** One evening of one player. `sharing`: how many took the same place, 1 when it was not shared. */
export interface EveningRow {
  readonly sheet: string;
  readonly day: Day;
  readonly game: GameName;
  readonly player: PlayerId;
  readonly points: Points;
  readonly deals: number;
  /** What its deals wrote: points a deal are `dealt / deals` (T14). */
  readonly dealt: Points;
  readonly place: number;
  readonly sharing: number;
}

/** An evening that two players both played; the last is so by the day and then by the sheet's id. */
export interface LastMeeting {
  readonly player: PlayerId;
  readonly other: PlayerId;
  readonly sheet: string;
  readonly day: Day;
  readonly mine: Points;
  readonly theirs: Points;
}

/**
 * `figures`: every figure but `with.…` and `met.…`; of `met.…`, those between players whose value is equal. `best`: by player, the
 * best evenings, as many as count (`bestOf`, by what the season counts: points, or points a deal), and the one with the most
 * points; a player with fewer has them all. `late`: what late changes add up to. `last`: of players whose value is equal, the last
 * meeting of each two, and earlier ones or not. All of it of the games that count now, which may be fewer than those that were
 * played.
 */
export interface SeasonRows {
  readonly figures: readonly FigureRow[];
  readonly best: readonly EveningRow[];
  readonly late: readonly { readonly player: PlayerId; readonly points: Points }[];
  readonly last: readonly LastMeeting[];
}
