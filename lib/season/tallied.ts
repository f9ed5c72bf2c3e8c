/** What one sheet brings a season, as it is kept: figures by player. */

import type { LogEvent } from "#lib/log/event";
import type { GameName, Points } from "#lib/rules/rules";
import type { PlayerId } from "./club-event";
import type { Day } from "./season-body";

/**
 * Additive, so that a season's figure is the sum of its evenings'. Names are dotted. Of each sheet:
 *   points (what the evening is ranked by), deals, dealt (what its deals wrote; other than the points in the
 *   whist alone, T14), square (sum of the squares of what each deal wrote, rows of paper left out: for spread),
 *   carried.deals|points: of the rows of paper (T26), in deals and dealt too,
 *   taker.n|made|points, partner.…, alone.… (taker without partner at five), defence.…, own.… (each for themselves): by role;
 *   every deal has one role. `made` counts contracts made by the side the player was on as attacker, and defeated as defender,
 *   contract.<name>.n|made|points: as taker, alone or not,
 *   with.<player>.n|made|points: as taker, with that partner called,
 *   prime.<name>.n|points (its holder's; petit: of who was in the camp that won it), chelem.made|missed (of all in the camp),
 *   bid.<tricks>.n|made, bid.over, bid.under, blind.n|made: of the whist.
 * Of each evening, whatever was played (`gather.ts`):
 *   totals (1 where it is known by its totals alone, T26), evenings (1), won (1 if first, shared or not), place.N (1 for the place taken), tied.N.K (1 when K players shared place N),
 *   met.<player>.n|ahead|points: evenings they sat at one table, those finished there ahead of that player, points minus theirs.
 */
export type Figures = Readonly<Record<string, number>>;

/** What would be 0 is left out. */
export const withoutZeros = (sums: Figures): Figures =>
  Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));

export interface PlayerTally {
  readonly player: PlayerId;
  readonly points: Points;
  readonly deals: number;
  /** What those deals wrote in the column; other than `points` in the whist alone. Points a deal are made of this (T14). */
  readonly dealt: Points;
  readonly figures: Figures;
}

/** Somebody whom the club does not know: has a place, and nothing else (T15). One name is one person for an evening. */
export interface OtherTally {
  readonly name: string;
  readonly points: Points;
}

/** Points that a change made after the season's correction period; the evening itself stays as it was. */
export interface LateChange {
  readonly player: PlayerId;
  readonly points: Points;
  /** The event that changed it, and when the server received it; of very many late events, the last of a few. */
  readonly event: string;
  readonly at: string;
  /** As printed; null when it is no deal that changed. */
  readonly deal: number | null;
}

/** Without a single scored deal a sheet is nobody's: `deals` is 0, and its players have no figures. */
export interface SheetTally {
  readonly sheet: string;
  readonly game: GameName;
  readonly day: Day;
  /** What its evening is called, where a club plays twice in a day. */
  readonly name: string | null;
  readonly title: string | null;
  readonly deals: number;
  /** The table has stopped, or its game is over; an evening that goes on may still have another winner. */
  readonly ended: boolean;
  readonly players: readonly PlayerTally[];
  readonly others: readonly OtherTally[];
  readonly late: readonly LateChange[];
  /** It came from before the app, as everybody's totals (T26): its players may have no deals. */
  readonly carried?: true;
}

/** An event, and when the server received it (ISO 8601): the only clock a season goes by. */
export interface Received {
  readonly event: LogEvent;
  readonly receivedAt: string;
}
