/**
 * What a phone is shown of a club, by door. Players are named by the id that stands for them (`into` resolved) everywhere but
 * in `Club.players`, which lists them all.
 */
import type { GameName, Points, Rules } from "#lib/rules/rules";
import type { Person } from "#lib/rules/seating";
import type { Role } from "#lib/sheet/role";
import type { SheetDeal } from "#lib/sheet/sheet";
import type { Adjustment, Club, Mark, Player, PlayerId, Season, SeasonId } from "./club-event";
import type { Count } from "./counting";
import type { EveningId } from "./evening-id";
import type { EveningTally } from "./gather";
import type { PlayerEvening } from "./rows";
import type { Day } from "./season-body";
import type { Standing } from "./standings";
import type { Figures, PlayerTally, SheetTally } from "./tallied";
import type { ChangedFact, ContractRow, LateRow, LuckView, RatingRow, RecordRow, Tables } from "./told-rows";

/** GET /api/clubs/[id]. `day`: the server's today. */
export interface ClubView {
  readonly club: Club;
  readonly role: Role;
  /** In the order they were opened; `rules`: those of the newest sheet. */
  readonly seasons: readonly (PlayedSoFar & { readonly id: SeasonId; readonly rules?: Rules | null })[];
  readonly day: Day;
  /** Told to who manages the club; an older server does not say. */
  readonly ways?: WaysIn | null;
}

/** How managing a club can be come by: its managing phones, and when its printed recovery code was made, if one waits. */
export interface WaysIn {
  readonly managers: number;
  readonly code: string | null;
}

/** What was played of the games that count; `last`: the day of the newest evening. */
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
 * The season's count as it grows, oldest evening first: points, place points or wins added up, or the average a deal or an
 * evening so far. Every evening that counts is in it, among the best or not; what is added by hand or late is not.
 * Of very many, some: `of` is then how many there are. `points[i]` is the player's value after `evenings[i]`, null where the player was not there; `before` the value before the first
 * evening shown, 0 unless the season has more evenings than are shown. `places`: the place in the standings as they were then, with all
 * that they count; null without a rank. Left out while a very long season is read, and by an older server.
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
  /** Made from every evening. Of a season of more than 500, null for a moment, and then up to a minute behind. */
  readonly history: { readonly ratings: readonly RatingRow[]; readonly records: readonly RecordRow[] } | null;
  readonly adjustments: readonly Adjustment[];
  /** The newest 100, newest first. */
  readonly late: readonly LateRow[];
  readonly day: Day;
  /** The day whose evening may still go on. */
  readonly tonight: Day;
}

/** One evening of one player. */
export interface PlayerNight extends PlayerEvening {
  readonly evening: EveningId;
  readonly day: Day;
  readonly games: readonly GameName[];
  readonly title: string | null;
  readonly counted: boolean;
  readonly figures: Figures;
  /** The sheets that the player sat at. */
  readonly tables: readonly TableLine[];
  /** How many people those tables had. */
  readonly sizes?: readonly number[];
}

/** GET /api/clubs/[id]/seasons/[season]/players/[player]. Figures as the season's; `evenings`: 60 of them, newest first; `?before=` the last one's id for more. */
export interface PlayerView
  extends Pick<SeasonView, "club" | "role" | "season" | "players" | "tables" | "adjustments" | "late" | "before"> {
  readonly player: Player;
  readonly standing: Standing | null;
  /** That the value is printed with, as in the standings. */
  readonly decimals: number;
  readonly evenings: readonly PlayerNight[];
  /** Whoever is just before in the standings, and how much is lacking to be level. */
  readonly next?: { readonly player: PlayerId; readonly gap: number } | null | undefined;
  /** Of everybody's together, this one's among them. */
  readonly clubContracts?: readonly Pick<ContractRow, "game" | "contract" | "n" | "made">[];
  /** By game; names with players in them (`with.`, `met.`) are in `tables`. */
  readonly figures: readonly { readonly game: GameName; readonly figures: Figures }[];
}

/** GET …/players/[player]?career=1: the seasons of the club that this one played in, the newest first. `of`: how many are ranked. */
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

/** A deal as the season opens it: what was noted, and the lines its columns are the sum of. */
type EveningDeal = Pick<
  SheetDeal,
  "slot" | "number" | "deal" | "seats" | "columns" | "voided" | "corrected" | "contest" | "totals" | "score" | "faults"
>;

/** GET /api/clubs/[id]/evenings/[sheet]: one table of an evening, a sheet's or a history's. */
export interface EveningView extends Pick<SeasonView, "club" | "role"> {
  readonly season: { readonly id: SeasonId; readonly name: string };
  /** By the names of the club: a frozen evening may hold somebody whom its sheet has since lost. */
  readonly tally: Omit<SheetTally, "players"> & { readonly players: readonly (PlayerTally & { readonly name: string })[] };
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly dealer: Person;
  /** By person of the sheet, merged into one; null for who is no player of the club. */
  readonly players: readonly (PlayerId | null)[];
  /** By person, as the players'. */
  readonly marks: readonly (Mark | null)[];
  /** By person: how many wear the same mark before. Not in a view of before this was told. */
  readonly nths?: readonly number[];
  /** By person; null for who has never sat. */
  readonly totals: readonly (Points | null)[];
  readonly deals: readonly EveningDeal[];
  /** Of an evening that a file brought: its name, and whether every deal of it came one by one (T26). */
  readonly brought?: { readonly source: string; readonly isWhole: boolean };
}
