/** A season as its club sets it up: its name, its dates, how it is counted. */

import { sized } from "#lib/log/club-fields";
import {
  day,
  distinct,
  type Field,
  flag,
  id,
  integer,
  list,
  oneOf,
  orNull,
  points,
  shape,
  text,
  under,
  type ValueOf,
} from "#lib/log/fields";
import { TITLE_LENGTH } from "#lib/log/limits";
import type { RuleId } from "#lib/rules/articles";
import { itemAt } from "#lib/rules/item-at";
import { GAME_NAMES } from "#lib/rules/rules";
import { COUNTS, type Counting, MOST_PLACE_POINTS, MOST_PLACES, TIE_BREAKS } from "./counting";

const MOST_EVENINGS = 400;
const LONGEST_PERIOD = 400;

/** "2026-03-10" */
export type Day = string;

export const title = text(TITLE_LENGTH);
export const anyDay = day("T24", "not-a-day");

const setOf = <T extends string>(rule: RuleId, values: readonly T[]) =>
  distinct(list(rule, oneOf(rule, values), values.length + 1), "listed-twice", rule);

/** A better place has at least as many points. */
const placePoints: Field<readonly number[]> = (reader, value, at, v) => {
  const read = sized("T15", points("T15", 0, MOST_PLACE_POINTS), 0, MOST_PLACES)(reader, value, at, v);
  const rising = read?.slice(1).findIndex((one, i) => one > itemAt(read, i));
  return rising === undefined || rising < 0 ? read : reader.fault(`${at}.${rising + 1}`, "not-falling", "T15");
};

const counted = shape(
  { by: oneOf("T24", COUNTS), games: setOf("T22", GAME_NAMES) },
  {
    placePoints,
    minEvenings: integer("T16", 1, MOST_EVENINGS),
    bestOf: integer("T17", 1, MOST_EVENINGS),
    guests: flag("T24"),
    tieBreaks: setOf("T18", TIE_BREAKS),
    tableByTable: flag("T24"),
    correctionDays: integer("T19", 1, LONGEST_PERIOD),
  },
  "T24",
);
const counting: Field<Counting> = (reader, value, at, v) => {
  const read = counted(reader, value, at, v);
  if (!read) return undefined;
  const { by, games, placePoints = [], minEvenings = 1, bestOf = null, guests = true, tieBreaks = [] } = read;
  if (by === "places" && (placePoints[0] ?? 0) === 0) reader.fault(`${at}.placePoints`, "required", "T15");
  if (games.length === 0) reader.fault(`${at}.games`, "required", "T22");
  const rest = { correctionDays: read.correctionDays ?? null, ...(read.tableByTable && { tableByTable: true }) };
  return { by, games, placePoints, minEvenings, bestOf, guests, tieBreaks, ...rest };
};

const dated = shape({ season: id, name: title, from: anyDay, to: orNull(anyDay), counting });
export const season: Field<SeasonBody> = (reader, value, at, v) => {
  const read = dated(reader, value, at, v);
  if (!read?.to || read.to >= read.from) return read;
  return reader.fault(under(at, "to"), "ends-before", "T24", { from: read.from });
};
export type SeasonBody = ValueOf<typeof dated>;
