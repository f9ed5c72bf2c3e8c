/**
 * The log of a club: its players and seasons, only ever added to. It is kept, numbered and pushed as a sheet's log is
 * (`LogEvent`, with `sheet` the club's id); its first event is `club.opened`. Which evenings count is in the sheets' own
 * logs (`season.joined`).
 */
import type { LogEvent } from "#lib/log/event";
import type { GameName, Points } from "#lib/rules/rules";
import type { EveningOf } from "#lib/sheet/event";
import type { Counting } from "./counting";
import type { How } from "./draw/how";

/** Each kind, with the newest version of its body that this code reads. */
export const CLUB_KINDS = {
  "club.opened": 1,
  "club.renamed": 1,
  "player.added": 1,
  "player.changed": 1,
  "player.merged": 1,
  "player.parted": 1,
  "player.left": 1,
  "player.returned": 1,
  "season.opened": 1,
  "season.changed": 1,
  "season.ended": 2,
  "season.reopened": 1,
  "adjustment.made": 1,
  "adjustment.withdrawn": 1,
  "tables.drawn": 1,
  "history.brought": 1,
  "history.withdrawn": 1,
} as const;
export type ClubKind = keyof typeof CLUB_KINDS;

export type PlayerId = string;
export type SeasonId = string;
/** "2026-03-10" */
export type Day = string;

/** Shapes that tell players apart where colour cannot: at the ends of curves, in print. */
export const MARKS = ["disc", "square", "triangle", "diamond", "cross", "ring", "star", "bar"] as const;
export type Mark = (typeof MARKS)[number];

export interface PlayerBody {
  readonly player: PlayerId;
  readonly name: string;
  /** At most four letters, for narrow columns. */
  readonly short?: string;
  readonly mark?: Mark;
  readonly guest?: boolean;
}

export interface SeasonBody {
  readonly season: SeasonId;
  readonly name: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly counting: Counting;
}

/** Who sits at one table, in the order of play, the first dealer first; `sheet` is where it is noted. */
export interface DrawnTable {
  readonly sheet: string;
  readonly players: readonly PlayerId[];
}

/** The tables of an evening as they came out, and as people then moved whom they wished: the log keeps them, not how chance fell. */
export interface DrawBody extends EveningOf {
  readonly season: SeasonId;
  readonly how: How;
  readonly tables: readonly DrawnTable[];
}

/**
 * Evenings of before the app, known only by everybody's totals (T26). `players` and `seasons` are those that the club gets with them; a
 * season that was over then comes ended. `points` of an evening follow `columns`, null for who was not there; `deals`, where
 * the rows were deals, how many each column has.
 */
export interface HistoryBody {
  /** The file that it came in. */
  readonly source: string;
  readonly game: GameName;
  readonly players: readonly Pick<PlayerBody, "player" | "name">[];
  readonly seasons: readonly (SeasonBody & { readonly ended?: boolean })[];
  readonly columns: readonly PlayerId[];
  readonly evenings: readonly HistoryEvening[];
}

export interface HistoryEvening {
  readonly season: SeasonId;
  readonly day: Day;
  readonly points: readonly (Points | null)[];
  readonly deals?: readonly number[];
}

/**
 * `player.merged`: `from` is the same person as `into`, until `player.parted`. `adjustment.made`: points that the club adds
 * to a season by hand, dated by the event; `adjustment.withdrawn` points at it in `refs`. `season.ended` may carry what
 * the club wrote about it. Its version 1 ended a season of which each sheet was an evening, and such it stays (T28). `history.withdrawn`
 * points at a `history.brought` in `refs`, and takes back all that came with it.
 */
export interface ClubBodies {
  readonly "club.opened": { readonly name: string };
  readonly "club.renamed": { readonly name: string };
  readonly "player.added": PlayerBody;
  readonly "player.changed": PlayerBody;
  readonly "player.merged": { readonly from: PlayerId; readonly into: PlayerId };
  readonly "player.parted": { readonly from: PlayerId };
  readonly "player.left": { readonly player: PlayerId };
  readonly "player.returned": { readonly player: PlayerId };
  readonly "season.opened": SeasonBody;
  readonly "season.changed": SeasonBody;
  readonly "season.ended": { readonly season: SeasonId; readonly review?: string };
  readonly "season.reopened": { readonly season: SeasonId };
  readonly "adjustment.made": {
    readonly season: SeasonId;
    readonly player: PlayerId;
    readonly points: number;
    readonly reason: string;
  };
  readonly "adjustment.withdrawn": Readonly<Record<string, never>>;
  readonly "tables.drawn": DrawBody;
  readonly "history.brought": HistoryBody;
  readonly "history.withdrawn": Readonly<Record<string, never>>;
}

export type ClubChange = {
  [K in ClubKind]: { readonly kind: K; readonly body: ClubBodies[K]; readonly refs?: readonly string[] };
}[ClubKind];
export type ClubEvent = { [K in ClubKind]: LogEvent & { readonly kind: K; readonly body: ClubBodies[K] } }[ClubKind];

/** A club as its log leaves it: what `foldClub` makes. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** In the order they were added, merged ones included: `into` is then set. */
  readonly players: readonly Player[];
  readonly seasons: readonly Season[];
  readonly adjustments: readonly Adjustment[];
  /** Of the last day that was drawn, the oldest first; left out where no table ever was. */
  readonly draws?: readonly Draw[];
  /** Left out where the club brought none. */
  readonly histories?: readonly History[];
}

export interface Draw extends DrawBody {
  readonly event: string;
  readonly at: string;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** Names this one went by before, the oldest first; left out where there is none. */
  readonly formerNames?: readonly string[];
  readonly short: string;
  /** The club chose it; else it is worked out, and other columns shorten the name by their own law. */
  readonly shortChosen?: true;
  readonly mark: Mark;
  readonly guest: boolean;
  readonly left: boolean;
  /** The player this one was found to be. */
  readonly into: PlayerId | null;
}

export interface Season {
  readonly id: SeasonId;
  readonly name: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly counting: Counting;
  readonly ended: { readonly at: string; readonly review: string | null } | null;
  /** It ended when each sheet was an evening, and keeps the standings that it ended with (T28). */
  readonly bySheet?: true;
}

export interface Adjustment {
  readonly event: string;
  readonly at: string;
  readonly season: SeasonId;
  readonly player: PlayerId;
  readonly points: number;
  readonly reason: string;
  /** Withdrawn, it adds nothing, and stays to be read (T24). */
  readonly withdrawn: { readonly at: string } | null;
}

/** Evenings that came in one file, and what came with them. */
export interface History {
  readonly event: string;
  readonly at: string;
  readonly source: string;
  readonly evenings: number;
  readonly people: number;
  readonly players: readonly PlayerId[];
  readonly seasons: readonly SeasonId[];
  readonly withdrawn: { readonly at: string } | null;
}
