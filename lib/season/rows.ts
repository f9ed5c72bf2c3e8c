/**
 * What is kept of a season's evenings, and all that standings are made of. Keyed by the players' own ids: who was merged into
 * whom is resolved by whoever reads. The store gives as much of it as the count needs, never every evening of a long season.
 */
import type { GameName, Points } from "#lib/rules/rules";
import type { PlayerId } from "./club-event";
import type { EveningId } from "./evening-id";
import type { Figures } from "./tallied";

/** In place of a game: what is of a whole evening, whatever was played. */
export const ACROSS = "";

/** A player's sums over the season, in one game or across them. */
export interface FigureRow {
  readonly player: PlayerId;
  readonly game: GameName | typeof ACROSS;
  readonly figures: Figures;
}

/** Somebody's evening. `place`: among all of the evening, or at `table` (from 1) where places are taken table by table. */
export interface PlayerEvening {
  readonly player: PlayerId;
  readonly points: Points;
  /** 1 is first; equal totals share the better place. */
  readonly place: number;
  /** How many took this place: 1 when it was not shared. */
  readonly sharing: number;
  readonly table: number;
  readonly deals: number;
  /** What those deals wrote: points a deal are `dealt / deals` (T14). */
  readonly dealt: Points;
}

/** One evening of one player. */
export interface EveningRow extends PlayerEvening {
  readonly evening: EveningId;
}

/** An evening that two players both played, of two who met at a table of the season. */
export interface LastMeeting {
  readonly player: PlayerId;
  readonly other: PlayerId;
  readonly evening: EveningId;
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
