/** What one evening brings a season: additive figures by player. Standings and statistics are sums of these, and nothing else. */
import type { GameName, Points } from "#lib/rules/rules";
import type { Day, PlayerId } from "./club-event";

/**
 * Additive over evenings, so that a season's figure is the sum of its evenings'. Names are dotted:
 *   deals, points, square (sum of the squares of a deal's points: for spread), evenings (1), won (1 if first, shared or not),
 *   place.N (1 for the place taken),
 *   taker.n|made|points, partner.…, alone.… (taker without partner at five), defence.…: by role; `made` counts contracts made
 *   by the side the player was on as attacker, and defeated as defender,
 *   contract.<name>.n|made|points: as taker,
 *   with.<player>.n|made|points: as taker, with that partner called,
 *   met.<player>.n|ahead|points: evenings both played, evenings finished ahead of that player, points minus theirs,
 *   prime.<name>.n|points, chelem.made|missed, and whatever a game's own facts name in the same way.
 */
export type Figures = Readonly<Record<string, number>>;

export interface PlayerTally {
  readonly player: PlayerId;
  readonly points: Points;
  /** 1 is first; equal totals share the better place. */
  readonly place: number;
  /** How many at the table took this place: 1 when it was not shared. */
  readonly sharing: number;
  readonly deals: number;
  readonly figures: Figures;
}

/** Points that a change made after the season's correction period; the evening itself stays as it was. */
export interface LateChange {
  readonly player: PlayerId;
  readonly points: Points;
  /** The event that changed it, and when the server received it. */
  readonly event: string;
  readonly at: string;
  /** As printed; null when it is no deal that changed. */
  readonly deal: number | null;
}

export interface EveningTally {
  readonly sheet: string;
  readonly game: GameName;
  readonly day: Day;
  readonly title: string | null;
  readonly deals: number;
  readonly players: readonly PlayerTally[];
  readonly late: readonly LateChange[];
}
