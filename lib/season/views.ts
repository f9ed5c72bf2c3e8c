/**
 * What the server's doors show of a club. Players have the id of their person (`into` resolved), except in `Club.players`, which
 * lists them all.
 */
import type { GameName, Points, Rules } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Role } from "#lib/sheet/role";
import type { SheetDeal } from "#lib/sheet/sheet";
import type { Adjustment, Club, Mark, Player, PlayerId, Season, SeasonId } from "./club/club-event";
import type { Count } from "./club/counting";
import type { Day } from "./club/season-body";
import type { EveningTally } from "./gather";
import type { PlayerEvening } from "./rows";
import type { Standing } from "./standings/standings";
import type { ChangedFact, ContractRow, LateRow, LuckView, RatingRow, RecordRow, Tables } from "./standings/told-rows";
import type { EveningId } from "./tally/evening-id";
import type { Figures, PlayerTally, SheetTally } from "./tally/tallied";

/** GET /api/clubs/[id]. `day`: the server's today. */
export interface ClubView {
  readonly club: Club;
  readonly role: Role;
  /** In the order they were opened; `rules`: those of the newest sheet. */
  readonly seasons: readonly (PlayedSoFar & { readonly id: SeasonId; readonly rules?: Rules | null })[];
  readonly day: Day;
  /** For owners only; missing from older servers. */
  readonly ways?: WaysIn | null;
}

/** The ways to manage a club: how many phones do, and when its unused recovery code was made, if there is one. */
export interface WaysIn {
  readonly managers: number;
  readonly code: string | null;
}

/** What was played in games that count; `last`: the day of the newest evening. */
export interface PlayedSoFar {
  readonly evenings: number;
  readonly deals: number;
  readonly last: Day | null;
}

/**
 * One evening as a line of the season. `counted`: false where the season no longer counts its games. An evening that has not
 * `ended` counts as it stands (T14), and goes on if it is today's. `title`: what the evening is called, or its only sheet.
 */
export interface EveningLine extends Omit<EveningTally, "name" | "figures" | "late"> {
  readonly title: string | null;
  /** In the order they were opened. */
  readonly tables: readonly TableLine[];
}

/** One sheet of an evening. */
export interface TableLine extends Pick<SheetTally, "sheet" | "game" | "title" | "deals"> {}

/**
 * GET /api/clubs/[id]/seasons/[season]/evenings. 60 of them, newest first; `before`: what to ask for the next ones
 * (`?before=`), null when these are the last.
 */
export interface EveningPage {
  readonly evenings: readonly EveningLine[];
  readonly before: string | null;
}

/**
 * The season's count as it grows, oldest evening first: the sum of points, place points or wins, or the average a deal or an
 * evening so far. All counting evenings are included, dropped ones too; points added by hand or late are not. Long seasons show
 * some evenings only: `of` is then the full number. `points[i]`: the player's value after `evenings[i]`, null if absent;
 * `before`: the value before the first shown evening, 0 unless there are earlier ones. `places`: the place in the standings of
 * that time; null without a rank. Left out while a very long season is read, and by older servers.
 */
export interface Curve {
  readonly evenings: readonly { readonly evening: EveningId; readonly day: Day }[];
  readonly of?: number;
  readonly players: readonly {
    readonly player: PlayerId;
    readonly before: number;
    readonly points: readonly (number | null)[];
    readonly places?: readonly (number | null)[];
  }[];
}

/**
 * GET /api/clubs/[id]/seasons/[season]. Its evenings are the first page of them, of every game; all the rest is made of the games
 * that count. `players` are those that count, merged into one.
 * `tables.met` and `tables.partners` are among the first sixteen of the standings; a player's own page has them all.
 */
export interface SeasonView extends EveningPage {
  readonly club: { readonly id: string; readonly name: string };
  readonly role: Role;
  readonly season: Season;
  readonly players: readonly Player[];
  readonly played: PlayedSoFar;
  readonly standings: readonly Standing[];
  readonly curve: Curve;
  readonly tables: Tables;
  readonly changed: { readonly evening: EveningId; readonly day: Day; readonly facts: readonly ChangedFact[] } | null;
  readonly luck: LuckView;
  /** Made from every evening. With more than 500 evenings null for a moment, and then up to a minute old. */
  readonly history: { readonly ratings: readonly RatingRow[]; readonly records: readonly RecordRow[] } | null;
  readonly adjustments: readonly Adjustment[];
  /** The newest 100, newest first. */
  readonly late: readonly LateRow[];
  readonly day: Day;
  /** The first day whose evening may still go on. */
  readonly tonight: Day;
}

/** One evening of one player. */
export interface AttendedEvening extends PlayerEvening {
  readonly evening: EveningId;
  readonly day: Day;
  readonly games: readonly GameName[];
  readonly title: string | null;
  readonly counted: boolean;
  readonly figures: Figures;
  /** The sheets at which the player sat. */
  readonly tables: readonly TableLine[];
  /** The number of people at those tables. */
  readonly sizes?: readonly number[];
}

/**
 * GET /api/clubs/[id]/seasons/[season]/players/[player]. Figures as the season's; `evenings`: 60 of them, newest first; for more,
 * `?before=` the last one's id.
 */
export interface PlayerView
  extends Pick<SeasonView, "club" | "role" | "season" | "players" | "tables" | "adjustments" | "late" | "before"> {
  readonly player: Player;
  readonly standing: Standing | null;
  /** Decimals of the printed value, as in the standings. */
  readonly decimals: number;
  readonly evenings: readonly AttendedEvening[];
  /** The player just ahead in the standings, and the points lacking to be equal. */
  readonly next?: { readonly player: PlayerId; readonly gap: number } | null | undefined;
  /** The sums of all players, this one included. */
  readonly clubContracts?: readonly Pick<ContractRow, "game" | "contract" | "n" | "made">[];
  /** By game; names with players in them (`with.`, `met.`) are in `tables`. */
  readonly figures: readonly { readonly game: GameName; readonly figures: Figures }[];
}

/** GET …/players/[player]?career=1: the club's seasons that this player played in, newest first. `of`: how many are ranked. */
export interface CareerView {
  readonly seasons: readonly {
    readonly season: SeasonId;
    readonly name: string;
    readonly by: Count;
    readonly rank: number | null;
    readonly of: number;
    readonly value: number;
    readonly decimals: number;
    readonly evenings: number;
    readonly won: number;
  }[];
}

/** What a season shows of a deal: what was noted, and the lines whose sum its columns are. */
export const SHOWN_OF_DEAL = [
  "slot",
  "number",
  "deal",
  "seats",
  "columns",
  "voided",
  "corrected",
  "contest",
  "totals",
  "score",
  "faults",
] as const;

/** GET /api/clubs/[id]/evenings/[sheet]: one table of an evening, a sheet's or a history's. */
export interface TableView extends Pick<SeasonView, "club" | "role"> {
  readonly season: { readonly id: SeasonId; readonly name: string };
  /** By the club's names: a frozen evening may have a player whom its sheet has since lost. */
  readonly tally: Omit<SheetTally, "players"> & { readonly players: readonly (PlayerTally & { readonly name: string })[] };
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly dealer: Person;
  /** By person of the sheet, the person's id; null for people outside the club. */
  readonly players: readonly (PlayerId | null)[];
  /** By person, the player's mark. */
  readonly marks: readonly (Mark | null)[];
  /** By person, how many earlier players have the same mark. Missing from older servers. */
  readonly nths?: readonly number[];
  /** By person; null before a person's first deal. */
  readonly totals: readonly (Points | null)[];
  readonly deals: readonly Pick<SheetDeal, (typeof SHOWN_OF_DEAL)[number]>[];
  /** For an imported evening: the file's name, and whether all its deals came one by one (T26). */
  readonly brought?: { readonly source: string; readonly isWhole: boolean };
}
