/**
 * The kept rows of a season's evenings, from which standings are made. By the players' own ids: readers resolve merges. The store
 * reads only as much as the count needs, never every evening of a long season.
 */
import type { GameName, Points } from "#lib/rules/rules";
import type { PlayerId } from "./club/club-event";
import type { EveningId } from "./tally/evening-id";
import type { Figures } from "./tally/tallied";

/** In place of a game: figures of a whole evening, across games. */
export const ACROSS = "";

/** A player's sums over the season, in one game or across them. */
export interface FigureRow {
  readonly player: PlayerId;
  readonly game: GameName | typeof ACROSS;
  readonly figures: Figures;
}

/** A player's evening. `place`: among all of the evening, or at `table` (from 1) if places are taken table by table. */
export interface PlayerEvening {
  readonly player: PlayerId;
  readonly points: Points;
  /** 1 is first; equal totals share the better place. */
  readonly place: number;
  /** How many share this place; 1: not shared. */
  readonly sharing: number;
  readonly table: number;
  readonly deals: number;
  /** The points of those deals: points a deal are `dealt / deals` (T14). */
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
 * `figures`: all except `with.…` and `met.…`; of `met.…`, those between players of equal value. `best`: each player's best
 * evenings, as many as count (`bestOf`; by points, or points a deal), and the one with the most points; a player with fewer has
 * them all. `late`: the sums of late changes. `last`: for players of equal value, the last meeting of each two, perhaps with
 * earlier ones. All only for games that count now, perhaps fewer than were played.
 */
export interface SeasonRows {
  readonly figures: readonly FigureRow[];
  readonly best: readonly EveningRow[];
  readonly late: readonly { readonly player: PlayerId; readonly points: Points }[];
  readonly last: readonly LastMeeting[];
}
