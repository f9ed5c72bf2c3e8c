/**
 * The log of a tournament: who entered, who sits where at each position, the sheets handed in, penalties; only ever added to.
 * It is kept as a sheet's log is (`LogEvent`, with `sheet` the tournament's id); its first event is `tournament.opened`.
 * Whatever was drawn is written as it came out: reading the log needs no chance, and no movement of a later version.
 */

import type { LogEvent } from "#lib/log/event";
import type { Points } from "#lib/rules/rules";

/** Each kind, with the newest version of its body that this code reads. */
export const HALL_KINDS = {
  "tournament.opened": 1,
  "entrant.added": 1,
  "entrant.withdrawn": 1,
  "seats.given": 1,
  "number.taken": 1,
  "number.left": 1,
  "position.opened": 1,
  "sheet.handed-in": 1,
  "penalty.given": 1,
  "penalty.withdrawn": 1,
  "sheet.signed": 1,
  "arbiter.called": 1,
  "call.answered": 1,
  "deal.marked": 1,
  "tournament.ended": 1,
  "tournament.reopened": 1,
} as const;
export type HallKind = keyof typeof HALL_KINDS;

export type EntrantId = string;
/** From 1: 4k−3 … 4k start at table k as North, South, East, West. */
export type Number4 = number;

export interface Person {
  readonly name: string;
  /** The federation's number. */
  readonly licence?: string;
  /** National series, for prizes. */
  readonly series?: string;
}

export const SEATING_KINDS = ["fft", "random", "best", "final", "by-hand"] as const;
export type SeatingKind = (typeof SEATING_KINDS)[number];
/** By table, who sits North, South, East, West; null: nobody. */
export type Seated = readonly (readonly (Number4 | null)[])[];
/** How a night is seated unless the arbiter says otherwise at a position. */
export const MOVEMENTS = ["fft", "random", "best"] as const;
export type Movement = (typeof MOVEMENTS)[number];
export const SOURCES = ["phone", "paper", "arbiter"] as const;

/**
 * `seats.given`: the entrants by number, in order; null where nobody starts. `number.taken`: a late entry, or a substitute,
 * plays under that number from that position on; `number.left`: nobody does any more. `position.opened`: `reason` where the
 * hall before it does not add up to zero. `sheet.handed-in`: a table's balances by seat; handed in again, the last one stands,
 * and says which it corrects (`refs`). `sheets` of a position: by table, the log that its phone writes; none where it plays on
 * paper. `sheet.signed`: who sits in this seat found these balances right. `deal.marked`: the arbiter counted a garde sans or
 * contre, and put his mark to the deal of this place.
 */
export interface HallBodies {
  readonly "tournament.opened": {
    readonly name: string;
    readonly day: string;
    readonly positions: number;
    readonly deals: number;
    /** 1: each alone. 2: North and South, East and West. 4: a whole table. */
    readonly teamOf: 1 | 2 | 4;
    /** Whose it is. */
    readonly club: string;
    readonly movement: Movement;
  };
  readonly "entrant.added": Person & { readonly entrant: EntrantId };
  readonly "entrant.withdrawn": { readonly entrant: EntrantId };
  readonly "seats.given": { readonly seats: readonly (EntrantId | null)[] };
  readonly "number.taken": Person & { readonly number: Number4; readonly entrant: EntrantId; readonly from: number };
  readonly "number.left": { readonly number: Number4; readonly from: number; readonly reason: string };
  readonly "position.opened": {
    readonly position: number;
    readonly kind: SeatingKind;
    readonly seating: Seated;
    readonly sheets?: readonly string[];
    readonly reason?: string;
  };
  readonly "sheet.handed-in": {
    readonly position: number;
    readonly table: number;
    readonly balances: readonly (Points | null)[];
    readonly source: (typeof SOURCES)[number];
  };
  readonly "penalty.given": {
    readonly number: Number4;
    readonly points: Points;
    readonly reason: string;
    readonly position: number;
  };
  readonly "penalty.withdrawn": { readonly reason: string };
  readonly "sheet.signed": {
    readonly position: number;
    readonly table: number;
    readonly seat: number;
    readonly balances: readonly (Points | null)[];
  };
  readonly "arbiter.called": { readonly position: number; readonly table: number; readonly note?: string };
  readonly "call.answered": Record<never, never>;
  readonly "deal.marked": { readonly position: number; readonly table: number; readonly slot: number };
  readonly "tournament.ended": Record<never, never>;
  readonly "tournament.reopened": Record<never, never>;
}

export type HallEvent = {
  [K in HallKind]: Omit<LogEvent, "kind" | "body"> & { readonly kind: K; readonly body: HallBodies[K] };
}[HallKind];

export type HallChange = {
  [K in HallKind]: { readonly kind: K; readonly body: HallBodies[K]; readonly refs?: readonly string[] };
}[HallKind];
