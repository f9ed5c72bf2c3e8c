/** What one sheet brings a season, as it is kept: figures by player. */

import type { LogEvent } from "#lib/log/event";
import type { GameName, Points } from "#lib/rules/rules";
import type { PlayerId } from "../club/club-event";
import type { Day } from "../club/season-body";

/**
 * Additive, so that a season's figure is the sum of its evenings'. Names are dotted. Of each sheet:
 * - points: what the evening is ranked by
 * - deals, dealt: how many, and what they wrote; other than the points in the whist alone (T14)
 * - square: the sum of the squares of what each deal wrote, rows of paper left out, for the spread
 * - carried.deals|points: of the rows of paper (T26), which are in deals and dealt too
 * - taker.n|made|points, partner.…, alone.… (taker without partner at five), defence.…, own.… (each for themselves): every deal
 *   has one role; `made` counts contracts made by the attack the player was in, and defeated by the defence
 * - contract.<name>.n|made|points: as taker, alone or not
 * - with.<player>.n|made|points: as taker, with that partner called
 * - prime.<name>.n|points: its holder's; of the petit, of who was in the camp that won it
 * - chelem.made|missed: of all in the camp
 * - bid.<tricks>.n|made, bid.over, bid.under, blind.n|made: of the whist
 *
 * Of each evening, whatever was played (`gather.ts`):
 * - evenings: 1
 * - totals: 1 if it is known by its totals alone (T26)
 * - won: 1 if first, shared or not
 * - place.N: 1 for the place taken
 * - tied.N.K: 1 when K players shared place N
 * - met.<player>.n|ahead|points: that they sat at one table, finished there ahead of that player, points minus theirs
 */
export type Figures = Readonly<Record<string, number>>;

/** Drops zeros. */
export const withoutZeros = (sums: Figures): Figures =>
  Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));

export interface PlayerTally {
  readonly player: PlayerId;
  readonly points: Points;
  readonly deals: number;
  /** The points of those deals; differs from `points` only in the whist. Points a deal use this (T14). */
  readonly dealt: Points;
  readonly figures: Figures;
}

/** A person whom the club does not know: takes a place, and nothing else (T15). One name is one person within an evening. */
export interface OtherTally {
  readonly name: string;
  readonly points: Points;
}

/** Points moved by a change after the season's correction period; the evening itself stays as it was. */
export interface LateChange {
  readonly player: PlayerId;
  readonly points: Points;
  /** The event, and when the server received it; of a group of late events, the last one. */
  readonly event: string;
  readonly at: string;
  /** The deal's number; null if no deal changed. */
  readonly deal: number | null;
}

/** Without a scored deal, `deals` is 0 and the players have no figures. */
export interface SheetTally {
  readonly sheet: string;
  readonly game: GameName;
  readonly day: Day;
  /** The name of its evening, if the club plays twice that day. */
  readonly name: string | null;
  readonly title: string | null;
  readonly deals: number;
  /** The table has ended, or its game is over; an evening under way may still change its winner. */
  readonly ended: boolean;
  readonly players: readonly PlayerTally[];
  readonly others: readonly OtherTally[];
  readonly late: readonly LateChange[];
  /** Imported as totals (T26): its players may have no deals. */
  readonly carried?: true;
}

/** An event, and when the server received it (ISO 8601): the only clock a season goes by. */
export interface Received {
  readonly event: LogEvent;
  readonly receivedAt: string;
}
