/**
 * The log of an evening. A correction, an undo, a contest or a ruling is a new event that refers to what it changes (`refs`). A
 * new kind needs a row in `KINDS`, `APPLY` (evening.ts) and `JUDGES` (judge.ts): the compiler names a missing one.
 */

import type { LogEvent } from "#lib/log/event";
import {
  day,
  distinct,
  type Field,
  flag,
  id,
  integer,
  isUuid,
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
import { NAME_LENGTH, NOTE_LENGTH, TITLE_LENGTH } from "#lib/log/limits";
import { type ChangeIn, type EventIn, isNewerThan, type KindOf, readIn } from "#lib/log/log";
import { MOST_POINTS } from "#lib/rules/rules";
import { MOST_PEOPLE, opening } from "./opening";

const CLOSE_REASONS = ["points", "hour", "agreed"] as const;
export const OUTCOMES = ["kept", "replaced", "adjusted"] as const;

/** A person of the sheet: their place among the opening's names, or the id of the event that added them. */
export type PersonRef = number | string;

const note = text(NOTE_LENGTH);
/** A deal's number in its sheet, from 0; for events about people, the first deal to which they apply. */
const slot = integer("T3", 0, 9_999);
const firstSeat = integer("T2", 0, 4);
const person: Field<PersonRef> = (reader, value, at) =>
  isUuid(value) ? value : reader.integer(value, at, "T-places", 0, MOST_PEOPLE - 1);

/** In version 1 only the seats of the opening. */
const sitter: Field<PersonRef> = (reader, value, at, v) => (v < 2 ? firstSeat : person)(reader, value, at, v);

/** Different people, as far as their references in the log tell. */
const people: Field<readonly PersonRef[]> = (reader, value, at, v) => {
  if (Array.isArray(value) && value.length > MOST_PEOPLE) reader.fault(at, "too-many-people", "T-places", { most: MOST_PEOPLE });
  return distinct(list("T-places", person, MOST_PEOPLE + 1), "same-person-twice", "T-places")(reader, value, at, v);
};

/** Who plays a deal, in the order of play, and who deals it; left out, those of the opening's places. */
const said = { seats: since(2, people), dealer: since(2, person) };
export type Said = { readonly [K in keyof typeof said]?: ValueOf<(typeof said)[K]> };

/** What the table decides about a contested deal. `by`: who decided. */
export type Ruling = ValueOf<typeof decided> & Partial<ValueOf<typeof adjusted>>;
const decided = shape({ outcome: oneOf("T1", OUTCOMES), note }, { by: text(TITLE_LENGTH) });
/** By seat, points that the table adds; only if the outcome is "adjusted". */
const adjusted = shape({ points: list("T1", points("T1", -MOST_POINTS, MOST_POINTS), MOST_PEOPLE) });
const ruling: Field<Ruling> = (...given) => {
  const read = decided(...given);
  const more = read?.outcome === "adjusted" ? adjusted(...given) : {};
  return read && more && { ...read, ...more };
};

/** At least one person must be a player of the club, and no player sits twice. */
const clubPlayers: Field<readonly (string | null)[]> = (reader, value, at, v) => {
  const read = distinct(list("T13", orNull(id), v < 2 ? 6 : MOST_PEOPLE + 1), "same-player-twice", "T13")(reader, value, at, v);
  return read?.every((player) => player === null) ? reader.fault(at, "required", "T13") : read;
};

/**
 * The season in which a sheet counts, and its players' ids in the club: for the names of the opening, then for the added
 * `people`; null for a person who is not in the club.
 */
const seasonJoined = shape({ club: id, season: id, players: clubPlayers }, { people: since(2, list("T13", id, MOST_PEOPLE)) });
export type SeasonJoined = ValueOf<typeof seasonJoined>;

/** A copy of a club keeps the ids of its seasons, so that a season is told by both. */
export type WhichSeason = Pick<SeasonJoined, "club" | "season">;

/** The evening that a sheet belongs to: its day and, if the club plays twice in a day, its name. */
const eveningOf = shape({ day: day("T6", "not-a-date"), name: orNull(text(NAME_LENGTH)) });
export type EveningOf = ValueOf<typeof eveningOf>;

const nothing = shape({});

/**
 * Each kind, with the newest version of its body that this code reads. `refs` of a deal's later events: its id; for
 * `deal.replaced` also the version that was corrected, so that two corrections made without knowing of each other are noticed,
 * and for `deal.confirmed` the version that was read. A dispute noted while its deal is being played waits for the deal of its
 * slot, which is contested from the moment it is recorded. `player.seated`: the person who plays with this phone; null: none.
 * `….withdrawn` of a contest, a ruling or a confirmation: `refs` are its deal and itself. `deal.voided`: `dealt` if others were
 * dealt after it (T31). `person.added`: `player` is their id in the club. `seats.arranged`: the order of play, with `seats`
 * players; people not named sit after the others; `refs`: the arrangement before, as this phone saw it.
 */
export const KINDS = {
  "sheet.opened": { v: 2, read: opening },
  "sheet.closed": { v: 1, read: shape({}, { reason: oneOf("T6", CLOSE_REASONS) }) },
  "sheet.reopened": { v: 1, read: nothing },
  "player.renamed": { v: 1, read: shape({ seat: firstSeat, name }) },
  "deal.recorded": { v: 2, read: shape({ slot, deal: json }, said) },
  "deal.replaced": { v: 2, read: shape({ deal: json }, { reason: note, ...said }) },
  "deal.voided": { v: 2, read: shape({}, { reason: note, dealt: since(2, flag("T31")) }) },
  "deal.restored": { v: 1, read: nothing },
  "deal.contested": { v: 1, read: shape({ note }) },
  "contest.ruled": { v: 1, read: ruling },
  "contest.withdrawn": { v: 1, read: nothing },
  "ruling.withdrawn": { v: 1, read: nothing },
  "bet.announced": { v: 2, read: shape({ slot, partial: json }, said) },
  "bet.withdrawn": { v: 1, read: nothing },
  "dispute.noted": { v: 1, read: shape({ slot, note }) },
  "dispute.withdrawn": { v: 1, read: nothing },
  "season.joined": { v: 2, read: seasonJoined },
  "season.left": { v: 1, read: nothing },
  "player.seated": { v: 2, read: shape({ seat: orNull(sitter) }) },
  "deal.confirmed": { v: 1, read: nothing },
  "confirmation.withdrawn": { v: 1, read: nothing },
  "confirmation.asked": { v: 1, read: shape({ asked: flag("T25") }) },
  "evening.set": { v: 1, read: eveningOf },
  "person.added": { v: 1, read: shape({ slot, name }, { player: id }) },
  "person.renamed": { v: 1, read: shape({ person, name }) },
  "person.left": { v: 1, read: shape({ slot, person }) },
  "person.returned": { v: 1, read: shape({ slot, person }) },
  "seats.arranged": { v: 1, read: shape({ slot, order: people, seats: integer("T-places", 2, MOST_PEOPLE) }) },
  "dealer.chosen": { v: 1, read: shape({ slot, dealer: person }) },
};
export type EventKind = KindOf<typeof KINDS>;
export type EventOf<K extends EventKind> = EventIn<typeof KINDS, K>;
export type BodyOf<K extends EventKind> = EventOf<K>["body"];
/** A change of a sheet: an event before it gets a clock, an id and a device. */
export type Change = ChangeIn<typeof KINDS>;

export const readSheetEvent = (event: LogEvent) => readIn(KINDS, event);
export const isNewer = (event: LogEvent): boolean => isNewerThan(KINDS, event);
