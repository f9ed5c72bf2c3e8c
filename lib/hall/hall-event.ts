/**
 * The log of a tournament: who entered, who sits where at each position, the sheets handed in, penalties. Its first event is
 * `tournament.opened`. Whatever was drawn is written as it came out: reading the log needs no chance, and no movement of a later
 * version.
 */

import type { LogEvent } from "#lib/log/event";
import {
  day,
  type Field,
  id,
  integer,
  json,
  list,
  name,
  oneOf,
  orNull,
  points,
  shape,
  since,
  text,
  type ValueOf,
} from "#lib/log/fields";
import { NOTE_LENGTH, TITLE_LENGTH } from "#lib/log/limits";
import { type ChangeIn, type EventIn, type KindOf, readIn } from "#lib/log/log";
import { type Stamp, stampAs } from "#lib/log/stamp";
import type { RuleId } from "#lib/rules/articles";
import { FORMATS, MOST_BOARDS } from "#lib/rules/hall/boards";
import { MOST_TABLES } from "#lib/rules/hall/movement";
import { MOST_POINTS } from "#lib/rules/rules";

const MOST_NUMBER = 4 * MOST_TABLES;
const MOST_POSITIONS = 20;
const MOST_DEALS = 40;

export type EntrantId = string;
/** From 1: 4k−3 … 4k start at table k as North, South, East, West. */
export type Number4 = number;

const SEATING_KINDS = ["fft", "random", "best", "final", "by-hand"] as const;
export type SeatingKind = (typeof SEATING_KINDS)[number];
/** By table, the numbers at North, South, East, West; null: an empty chair. */
export type Seated = readonly (readonly (Number4 | null)[])[];
/** The seating of all positions, unless the arbiter chooses another for one. */
export const MOVEMENTS = ["fft", "random", "best"] as const;
export type Movement = (typeof MOVEMENTS)[number];
export const SHEET_SOURCES = ["phone", "paper", "arbiter"] as const;

const number = integer("ot-entree", 1, MOST_NUMBER);
const position = integer("ot-mouvement", 1, MOST_POSITIONS + 1);
const reason = text(NOTE_LENGTH);
const short = text(20);
const MOST_MEMBERS = 8;
const numbers = { licence: short, series: short };
/** A person, with the federation's number and, for prizes, the national series. */
const member = shape({ name }, numbers);
export type Member = ValueOf<typeof member>;
const person = { ...numbers, members: since(2, list("ot-entree", member, MOST_MEMBERS)) };
/** An entrant; a team of a duplicate has its players as `members`. */
export interface Entrant extends Member {
  readonly members?: readonly Member[];
}

/** The entrants by number, in order; null for a number that does not start. */
const seats: Field<readonly (EntrantId | null)[]> = (reader, value, at, v) => {
  const given = Array.isArray(value) ? value.length : 4;
  const fits = given % 4 === 0 && given >= 4 && given <= MOST_NUMBER;
  if (!fits) return reader.fault(at, "not-by-four", "ot-entree", { given });
  return list("ot-entree", orNull(id), MOST_NUMBER)(reader, value, at, v);
};

/** A list with an item for each table, up to as many as a hall has. */
const byTable =
  <T>(rule: RuleId, item: Field<T>): Field<readonly T[]> =>
  (reader, value, at, v) => {
    const given = Array.isArray(value) ? value.length : 0;
    if (given > MOST_TABLES) reader.fault(at, "wrong-length", rule, { length: MOST_TABLES, given });
    return list(rule, item, MOST_TABLES)(reader, value, at, v);
  };
const seating: Field<Seated> = byTable("ot-placement", list("ot-placement", orNull(number), 4, 4));
const sheets = byTable("ot-mouvement", id);
const table = integer("ot-zero", 1, MOST_TABLES);
/** By line. */
const balances = list("ot-zero", orNull(points("ot-zero", -MOST_POINTS, MOST_POINTS)), 4, 4);

/** What a ruling on a deal takes from the player in this seat (by line), outside the sheet's zero (H4). */
const fine = shape({
  seat: integer("ot-zero", 0, 3),
  slot: integer("H4", 0, 9_999),
  points: points("H4", 0.5, MOST_POINTS),
  reason,
});
export type Fine = ValueOf<typeof fine>;
const fines = list("H4", fine, 4 * MOST_DEALS);

/** A board (étui) of a duplicate, from 1; the score of its taker, by one defender: even, since every contract doubles (H17). */
const MOST_BOARD = MOST_BOARDS * MOST_TABLES;
const MOST_SCORE = 10_000;
const board = integer("fft-duplicate", 1, MOST_BOARD);
const boards = since(2, byTable("fft-duplicate", list("fft-duplicate", board, MOST_BOARDS)));
const score: Field<number> = (reader, value, at) => reader.number(value, at, "H17", -MOST_SCORE, MOST_SCORE, 2);

/** How the arbiter adjusts a spoilt deal; `none` takes it back. "4-0" and "4-4" are match points (CA12 p. 9-14). */
export const ADJUSTMENTS = ["neutralised", "collective-zero", "40-60", "4-0", "4-4", "none"] as const;
export type AdjustmentKind = (typeof ADJUSTMENTS)[number];
/** Who spoilt it: a camp of the deal; or, in a match, a line. */
export const AT_FAULT = ["attack", "defence", "north-south", "east-west"] as const;

/**
 * `club`: the club it belongs to. `teamOf` 1: individual. 2: North and South, East and West. 4: a whole table. `duplicate`: its
 * format.
 */
const opening = shape(
  {
    name: text(TITLE_LENGTH),
    day: day("T6", "not-a-date"),
    positions: integer("ot-mouvement", 1, MOST_POSITIONS),
    deals: integer("ot-zero", 1, MOST_DEALS),
    teamOf: oneOf("ot-equipes", [1, 2, 4] as const),
    club: id,
    movement: oneOf("ot-placement", MOVEMENTS),
  },
  { duplicate: since(2, oneOf("fft-duplicate", FORMATS)) },
);
export type HallOpening = ValueOf<typeof opening>;

/**
 * Each kind, with the newest version of its body that this code reads. `number.taken`: a late entry, or a substitute, plays under
 * that number from that position on; `number.left`: no one does from then on. `position.opened`: `reason` if the position before
 * does not add up to zero; `sheets`: by table, the log that its phone writes (null: on paper); `deals` if not the formula's
 * number: one, in a final of twenty. `sheet.handed-in`: a table's balances by seat; the last one counts, refers to the one it
 * corrects (`refs`), and may give a reason; `fines` replace those of the one before. `sheet.signed`: the player in this seat
 * agrees to these balances. `deal.marked`: the arbiter has counted a garde sans or contre, the deal of this slot. In duplicate:
 * `boards` of a position, by table; `board.played`: the taker (by seat), the score, and the deal if it was counted; the last one
 * counts (`refs`: the one it corrects). `board.adjusted`: the arbiter's adjustment for this board at this table.
 */
export const HALL_KINDS = {
  "tournament.opened": { v: 2, read: opening },
  "entrant.added": { v: 2, read: shape({ entrant: id, name }, person) },
  "entrant.withdrawn": { v: 1, read: shape({ entrant: id }) },
  "seats.given": { v: 1, read: shape({ seats }) },
  "number.taken": { v: 2, read: shape({ number, entrant: id, from: position, name }, person) },
  "number.left": { v: 1, read: shape({ number, from: position, reason }) },
  "position.opened": {
    v: 2,
    read: shape(
      { position, kind: oneOf("ot-placement", SEATING_KINDS), seating },
      { sheets, deals: integer("ot-zero", 1, MOST_DEALS), reason, boards },
    ),
  },
  "sheet.handed-in": {
    v: 2,
    read: shape({ position, table, balances, source: oneOf("ot-zero", SHEET_SOURCES) }, { reason, fines: since(2, fines) }),
  },
  "penalty.given": { v: 1, read: shape({ number, points: points("H4", 0.5, MOST_POINTS), reason, position }) },
  "penalty.withdrawn": { v: 1, read: shape({ reason }) },
  "sheet.signed": { v: 1, read: shape({ position, table, seat: integer("ot-zero", 0, 3), balances }) },
  "arbiter.called": { v: 1, read: shape({ position, table }, { note: reason }) },
  "call.answered": { v: 1, read: shape({}) },
  "deal.marked": { v: 1, read: shape({ position, table, slot: integer("CA3", 0, 9_999) }) },
  "board.played": {
    v: 1,
    read: shape(
      { position, table, board, taker: integer("fft-duplicate", 0, 3), score, source: oneOf("ot-zero", SHEET_SOURCES) },
      { deal: json },
    ),
  },
  "board.adjusted": {
    v: 1,
    read: shape(
      { position, table, board, to: oneOf("ca-marques", ADJUSTMENTS), reason },
      { atFault: oneOf("ca-marques", AT_FAULT) },
    ),
  },
  "tournament.ended": { v: 2, read: shape({}, { reason: since(2, reason) }) },
  "tournament.reopened": { v: 1, read: shape({}) },
};
export type HallKind = KindOf<typeof HALL_KINDS>;
export type HallEvent<K extends HallKind = HallKind> = EventIn<typeof HALL_KINDS, K>;
export type HallBodyOf<K extends HallKind> = HallEvent<K>["body"];
export type HallChange = ChangeIn<typeof HALL_KINDS>;

export const readHallEvent = (event: LogEvent) => readIn(HALL_KINDS, event);

/** A change of a tournament as an event; the stamp's `sheet` is the tournament's id. */
export const stampHall = (change: HallChange, stamp: Stamp): HallEvent => stampAs(versionOf(change), change, stamp) as HallEvent;

/** The oldest version that can express it, so that a phone not yet updated can read as much as possible. */
function versionOf({ kind, body }: HallChange): number {
  if (kind === "tournament.opened" && body.duplicate === undefined) return 1;
  if ((kind === "entrant.added" || kind === "number.taken") && body.members === undefined) return 1;
  if (kind === "sheet.handed-in" && body.fines === undefined) return 1;
  if (kind === "tournament.ended" && body.reason === undefined) return 1;
  return kind === "position.opened" && body.boards === undefined ? 1 : HALL_KINDS[kind].v;
}
