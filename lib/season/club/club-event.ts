/**
 * The log of a club: its players and seasons. Its first event is `club.opened`. Which evenings count is in the sheets' own
 * logs (`season.joined`).
 */

import { sized } from "#lib/log/club-fields";
import type { LogEvent } from "#lib/log/event";
import { type Field, flag, id, name, oneOf, orNull, points, shape, text, type ValueOf } from "#lib/log/fields";
import { NOTE_LENGTH, REVIEW_LENGTH, SHORT_LENGTH } from "#lib/log/limits";
import { type ChangeIn, type EventIn, type KindOf, readIn } from "#lib/log/log";
import { readText } from "#lib/log/name";
import { MOST_POINTS } from "#lib/rules/rules";
import { MOST_PEOPLE } from "#lib/sheet/opening";
import { HOWS, MOST_DRAWN_TABLES } from "./drawn";
import { history } from "./history-body";
import { anyDay, type SeasonBody, season, title } from "./season-body";

/** Before it is tidied. */
const LONGEST_REVIEW = 10_000;

export type PlayerId = string;
export type SeasonId = string;

/** Shapes that tell players apart without colour: at the ends of curves, in print. */
export const MARKS = ["disc", "square", "triangle", "diamond", "cross", "ring", "star", "bar"] as const;
export type Mark = (typeof MARKS)[number];

/** `short`: at most four letters, for narrow columns. What a change leaves out stays as it is. */
const player = shape({ player: id, name }, { short: text(SHORT_LENGTH, "T2"), mark: oneOf("T2", MARKS), guest: flag("T24") });
export type PlayerBody = ValueOf<typeof player>;

/** Who sits at one table, in the order of play, the first dealer first; `sheet` is where it is noted. */
const drawnTable = shape({ sheet: id, players: sized("T30", id, 2, MOST_PEOPLE) }, {}, "T30");
/** The tables of an evening as drawn, and as people then changed them: the log has the result, not the chance. */
const draw = shape({
  season: id,
  day: anyDay,
  name: orNull(name),
  how: oneOf("T30", HOWS),
  tables: sized("T30", drawnTable, 1, MOST_DRAWN_TABLES),
});
export type DrawBody = ValueOf<typeof draw>;

/** Paragraphs are kept, each tidied; an empty text is no review. */
const review: Field<string> = (reader, value, at) => {
  const tooLong = (given: number) => reader.fault(at, "text-too-long", "T6", { most: REVIEW_LENGTH, given });
  if (typeof value !== "string") return reader.fault(at, "not-text", "T6");
  if (value.length > LONGEST_REVIEW) return tooLong(value.length);
  const before = reader.faults.length;
  const lines = value.split(/\r?\n/).map((line) => {
    const isBlank = line.trim() === "" || reader.faults.length > before;
    return isBlank ? "" : (readText(reader, line, at, "T6", LONGEST_REVIEW) ?? "");
  });
  const tidy = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const { length } = [...tidy];
  return length > REVIEW_LENGTH ? tooLong(length) : tidy || undefined;
};

/**
 * Each kind, with the newest version of its body that this code reads. `player.merged`: `from` is the same person as `into`,
 * until `player.parted`. `adjustment.made`: points that the club adds to a season by hand, dated by the event;
 * `adjustment.withdrawn` refers to it in `refs`. `season.ended` may have a text about the season; its version 1 ended a season in
 * which each sheet was an evening, and it stays so (T28). `history.withdrawn` refers to a `history.brought` in `refs`, and takes
 * back all that came with it.
 */
export const CLUB_KINDS = {
  "club.opened": { v: 1, read: shape({ name: title }) },
  "club.renamed": { v: 1, read: shape({ name: title }) },
  "player.added": { v: 1, read: player },
  "player.changed": { v: 1, read: player },
  "player.merged": { v: 1, read: shape({ from: id, into: id }) },
  "player.parted": { v: 1, read: shape({ from: id }) },
  "player.left": { v: 1, read: shape({ player: id }) },
  "player.returned": { v: 1, read: shape({ player: id }) },
  "season.opened": { v: 1, read: season },
  "season.changed": { v: 1, read: season },
  "season.ended": { v: 2, read: shape({ season: id }, { review }) },
  "season.reopened": { v: 1, read: shape({ season: id }) },
  "adjustment.made": {
    v: 1,
    read: shape({ season: id, player: id, points: points("T22", -MOST_POINTS, MOST_POINTS), reason: text(NOTE_LENGTH) }),
  },
  "adjustment.withdrawn": { v: 1, read: shape({}) },
  "tables.drawn": { v: 1, read: draw },
  "history.brought": { v: 1, read: history },
  "history.withdrawn": { v: 1, read: shape({}) },
};
export type ClubKind = KindOf<typeof CLUB_KINDS>;
export type ClubEvent<K extends ClubKind = ClubKind> = EventIn<typeof CLUB_KINDS, K>;
export type ClubBodyOf<K extends ClubKind> = ClubEvent<K>["body"];
export type ClubChange = ChangeIn<typeof CLUB_KINDS>;

export const readClubEvent = (event: LogEvent) => readIn(CLUB_KINDS, event);

/** A club as its log leaves it: what `foldClub` makes. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** In the order they were added, merged ones included: `into` is then set. */
  readonly players: readonly Player[];
  readonly seasons: readonly Season[];
  readonly adjustments: readonly Adjustment[];
  /** The draws of the last drawn day, oldest first; left out if there was none. */
  readonly draws?: readonly Draw[];
  /** Left out if the club imported none. */
  readonly histories?: readonly History[];
}

export interface Draw extends DrawBody {
  readonly event: string;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** Former names, oldest first; left out if there are none. */
  readonly formerNames?: readonly string[];
  readonly short: string;
  /** True if the club chose `short`; else it is computed, and columns shorten the name by their own rule. */
  readonly shortChosen?: true;
  readonly mark: Mark;
  /** How many earlier players of the club have the same mark; left out if none. */
  readonly nth?: number;
  readonly guest: boolean;
  readonly left: boolean;
  /** The player that this one was merged into. */
  readonly into: PlayerId | null;
}

export interface Season extends Omit<SeasonBody, "season"> {
  readonly id: SeasonId;
  readonly ended: { readonly at: string; readonly review: string | null } | null;
  /** It ended when each sheet counted as an evening, and keeps those standings (T28). */
  readonly bySheet?: true;
}

export interface Adjustment extends ClubBodyOf<"adjustment.made"> {
  readonly event: string;
  readonly at: string;
  /** Set once withdrawn: it no longer counts, but is still shown (T24). */
  readonly withdrawn: { readonly at: string } | null;
}

/** Evenings imported in one file, with the players and seasons added for them. */
export interface History {
  readonly event: string;
  readonly source: string;
  readonly evenings: number;
  readonly people: number;
  readonly players: readonly PlayerId[];
  readonly seasons: readonly SeasonId[];
  readonly withdrawn: { readonly at: string } | null;
}
