/** The rows of a season's pages beside the standings, by player: roles and partners, luck, records, changes. */
import type { GameName, Points } from "#lib/rules/rules";
import type { PlayerId } from "../club/club-event";
import type { Day } from "../club/season-body";
import type { EveningId } from "../tally/evening-id";
import type { LateChange } from "../tally/tallied";

/** How often, how often with success, and the points. `made` as in `Figures`. */
interface Tried {
  readonly n: number;
  readonly made: number;
  readonly points: Points;
}

/** `role`: taker, partner, alone, defence, or what the game's own facts name. */
export type RoleRow = Tried & { readonly player: PlayerId; readonly game: GameName; readonly role: string };
export type ContractRow = Tried & { readonly player: PlayerId; readonly game: GameName; readonly contract: string };
/** `player` took and called `partner`. */
export type PartnerRow = Tried & { readonly player: PlayerId; readonly partner: PlayerId };
/** Evenings at one table; `ahead`: those that `player` finished ahead there; `points`: the player's minus the other's. */
export type MetRow = Omit<Tried, "made"> & { readonly player: PlayerId; readonly other: PlayerId; readonly ahead: number };
export type PrimeRow = Omit<Tried, "made"> & { readonly player: PlayerId; readonly game: GameName; readonly prime: string };
export type ChelemRow = Pick<Tried, "made"> & { readonly player: PlayerId; readonly game: GameName; readonly missed: number };

/** The tables of a season or of one player; rows with nothing in them are left out. */
export interface Tables {
  readonly roles: readonly RoleRow[];
  readonly contracts: readonly ContractRow[];
  readonly partners: readonly PartnerRow[];
  readonly met: readonly MetRow[];
  readonly primes: readonly PrimeRow[];
  readonly chelems: readonly ChelemRow[];
}

/** A late change, with its sheet and day. */
export type LateRow = LateChange & { readonly sheet: string; readonly day: Day };

/** Whole evenings rated as rankings. Null until the player has enough evenings. `shown` is mu - 3 sigma. */
export interface RatingRow {
  readonly player: PlayerId;
  readonly evenings: number;
  readonly rating: { readonly mu: number; readonly sigma: number; readonly shown: number } | null;
}

/** Points a deal and their standard error; null under thirty deals (T23). */
export interface LuckRow {
  readonly player: PlayerId;
  readonly deals: number;
  readonly mean: number;
  readonly error: number | null;
}

/**
 * Of the first two in the standings, `first` makes more a deal, by `gap`; `exceedsChance`: more than the deals' scatter explains.
 */
export interface LuckView {
  readonly players: readonly LuckRow[];
  readonly leaders: {
    readonly first: PlayerId;
    readonly second: PlayerId;
    readonly gap: number;
    readonly error: number;
    readonly exceedsChance: boolean;
  } | null;
}

/** best-evening, worst-evening: points; won-streak, present-streak: evenings in a row; `to` the last. */
export interface RecordRow {
  readonly kind: "best-evening" | "worst-evening" | "widest-win" | "won-streak" | "present-streak";
  readonly player: PlayerId;
  readonly value: number;
  readonly evening: EveningId;
  readonly day: Day;
  readonly to: { readonly evening: EveningId; readonly day: Day } | null;
}

/** What the last evening changed, most telling first. */
export interface ChangedFact {
  readonly kind:
    | "took-lead"
    | "joined-lead"
    | "kept-lead"
    | "passed"
    | "won-evening"
    | "leads-evening"
    | "best-evening"
    | "first-evening"
    | "now-ranked"
    | "streak";
  readonly player: PlayerId;
  /** Players from whom the lead was taken, with whom it is shared, or who were passed. */
  readonly over: readonly PlayerId[];
  readonly value: number | null;
}
