/** A season as people's JSON says it: its days, and how it is counted. */
import { readText } from "#lib/log/name";
import type { Json, Reader } from "#lib/rules/read";
import { GAME_NAMES } from "#lib/rules/rules";
import { readId } from "#lib/sheet/read-event";
import type { Day, SeasonBody } from "./club-event";
import { COUNTS, type Counting, TIE_BREAKS, usualCounting } from "./counting";

const MOST_PLACES = 20;
const MOST_PLACE_POINTS = 1_000;
const MOST_EVENINGS = 400;
const LONGEST_PERIOD = 400;
const NAME_LENGTH = 80;

export function readSeason(reader: Reader, body: Json): SeasonBody {
  const from = readDay(reader, body.from, "from");
  const to = isGiven(body.to) ? readDay(reader, body.to, "to") : null;
  if (to !== null && to < from) reader.fault("to", "ends-before", "T24", { from });
  return {
    season: readId(reader, body.season, "season"),
    name: readText(reader, body.name, "name", "T6", NAME_LENGTH) ?? "",
    from,
    to,
    counting: readCounting(reader, body.counting),
  };
}

/** In place of a counting that could not be read: its event is refused. */
const NOTHING_SAID: Counting = usualCounting("decale");

function readCounting(reader: Reader, json: unknown): Counting {
  const given = reader.record(json, "counting", "T24");
  return given ? readCounted(reader, given) : NOTHING_SAID;
}

function readCounted(reader: Reader, given: Json): Counting {
  const by = reader.oneOf(given.by, "counting.by", "T24", COUNTS);
  const placePoints = readPlacePoints(reader, given.placePoints);
  if (by === "places" && (placePoints[0] ?? 0) === 0) reader.fault("counting.placePoints", "required", "T15");
  const games = readSet(reader, given.games, "counting.games", "T22", GAME_NAMES);
  if (games?.length === 0) reader.fault("counting.games", "required", "T22");
  return {
    by: by ?? "total",
    placePoints,
    minEvenings: isGiven(given.minEvenings)
      ? (reader.integer(given.minEvenings, "counting.minEvenings", "T16", 1, MOST_EVENINGS) ?? 1)
      : 1,
    bestOf: isGiven(given.bestOf) ? (reader.integer(given.bestOf, "counting.bestOf", "T17", 1, MOST_EVENINGS) ?? null) : null,
    games: games ?? [],
    guests: isGiven(given.guests) ? readFlag(reader, given.guests, "counting.guests") : true,
    tieBreaks: readSet(reader, given.tieBreaks ?? [], "counting.tieBreaks", "T18", TIE_BREAKS) ?? [],
    ...(isGiven(given.tableByTable) && readFlag(reader, given.tableByTable, "counting.tableByTable") && { tableByTable: true }),
    correctionDays: isGiven(given.correctionDays)
      ? (reader.integer(given.correctionDays, "counting.correctionDays", "T19", 1, LONGEST_PERIOD) ?? null)
      : null,
  };
}

/** The better the place, the more points, or as many. */
function readPlacePoints(reader: Reader, json: unknown): number[] {
  const at = "counting.placePoints";
  const list = isGiven(json) ? (reader.list(json, at, "T15") ?? []) : [];
  if (list.length > MOST_PLACES) reader.fault(at, "out-of-range", "T15", { value: list.length, min: 0, max: MOST_PLACES });
  const points = list
    .slice(0, MOST_PLACES)
    .map((value, i) => reader.number(value, `${at}.${i}`, "T15", 0, MOST_PLACE_POINTS, 0.5) ?? 0);
  const rising = points.findIndex((value, i) => i > 0 && value > (points[i - 1] as number));
  if (rising > 0 && reader.faults.length === 0) reader.fault(`${at}.${rising}`, "not-falling", "T15");
  return points;
}

function readSet<T extends string>(
  reader: Reader,
  json: unknown,
  at: string,
  rule: "T18" | "T22",
  values: readonly T[],
): T[] | undefined {
  const list = reader.list(json, at, rule)?.slice(0, values.length + 1);
  const read = list?.map((value, i) => reader.oneOf(value, `${at}.${i}`, rule, values));
  const twice = read?.findIndex((value, i) => value !== undefined && read.indexOf(value) !== i) ?? -1;
  if (twice >= 0) reader.fault(`${at}.${twice}`, "listed-twice", rule);
  return read?.every((value) => value !== undefined) ? (read as T[]) : undefined;
}

export function readDay(reader: Reader, value: unknown, at: string): Day {
  if (!isGiven(value)) reader.fault(at, "required", "T24");
  else if (isDay(value)) return value;
  else reader.fault(at, "not-a-day", "T24");
  return "";
}

/** A day that the calendar has: no 31 February. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const readFlag = (reader: Reader, value: unknown, at: string): boolean =>
  reader.oneOf(value, at, "T24", [true, false]) ?? false;

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
