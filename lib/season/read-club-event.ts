/** From people's JSON to a known event of a club, its body read; every fault of its shape. What only the club can tell is `club-judge.ts`. */

import type { LogEvent } from "#lib/log/event";
import { readName, readText } from "#lib/log/name";
import { type Json, Reader } from "#lib/rules/read";
import { type Fault, GAME_NAMES } from "#lib/rules/rules";
import { MOST_PEOPLE } from "#lib/sheet/event";
import { readId } from "#lib/sheet/read-event";
import {
  CLUB_KINDS,
  type ClubBodies,
  type ClubEvent,
  type ClubKind,
  type Day,
  type DrawBody,
  type DrawnTable,
  MARKS,
  type PlayerBody,
  type SeasonBody,
} from "./club-event";
import { COUNTS, type Counting, TIE_BREAKS, usualCounting } from "./counting";
import { HOWS } from "./draw/how";
import { MOST_TABLES } from "./draw/sizes";

const NAME_LENGTH = 80;
const SHORT_LENGTH = 4;
const REASON_LENGTH = 500;
const REVIEW_LENGTH = 4_000;
/** Before it is tidied. */
const LONGEST_REVIEW = 10_000;
const MOST_POINTS = 100_000;
const MOST_PLACES = 20;
const MOST_PLACE_POINTS = 1_000;
const MOST_EVENINGS = 400;
const LONGEST_PERIOD = 400;

type Read<T> = (reader: Reader, body: Json) => T | undefined;

const READERS: { readonly [K in ClubKind]: Read<ClubBodies[K]> } = {
  "club.opened": readNamed,
  "club.renamed": readNamed,
  "player.added": readPlayer,
  "player.changed": readPlayer,
  "player.merged": (reader, body) => ({ from: readId(reader, body.from, "from"), into: readId(reader, body.into, "into") }),
  "player.parted": (reader, body) => ({ from: readId(reader, body.from, "from") }),
  "player.left": (reader, body) => ({ player: readId(reader, body.player, "player") }),
  "player.returned": (reader, body) => ({ player: readId(reader, body.player, "player") }),
  "season.opened": readSeason,
  "season.changed": readSeason,
  "season.ended": (reader, body) => ({ season: readId(reader, body.season, "season"), ...readReview(reader, body) }),
  "season.reopened": (reader, body) => ({ season: readId(reader, body.season, "season") }),
  "adjustment.made": (reader, body) => ({
    season: readId(reader, body.season, "season"),
    player: readId(reader, body.player, "player"),
    points: reader.number(body.points, "points", "T22", -MOST_POINTS, MOST_POINTS, 0.5) ?? 0,
    reason: readText(reader, body.reason, "reason", "T6", REASON_LENGTH) ?? "",
  }),
  "adjustment.withdrawn": () => ({}),
  "tables.drawn": readDraw,
};

/** A kind or a version that this code does not know yet: kept, left out, and never judged. */
const isNewer = (event: LogEvent): boolean =>
  !Object.hasOwn(CLUB_KINDS, event.kind) || event.v > CLUB_KINDS[event.kind as ClubKind];

export function readClubEvent(event: LogEvent): { event: ClubEvent | undefined; faults: readonly Fault[] } {
  const reader = new Reader();
  const given = isNewer(event) ? reader.fault("kind", "newer-event", "T6") : reader.record(event.body, "body", "T6");
  const body = given && READERS[event.kind as ClubKind](reader, given);
  const known = body && reader.faults.length === 0 ? ({ ...event, body } as ClubEvent) : undefined;
  return { event: known, faults: reader.faults };
}

function readNamed(reader: Reader, body: Json): { name: string } {
  return { name: readText(reader, body.name, "name", "T6", NAME_LENGTH) ?? "" };
}

function readPlayer(reader: Reader, body: Json): PlayerBody {
  return {
    player: readId(reader, body.player, "player"),
    name: readName(reader, body.name, "name") ?? "",
    ...(isGiven(body.short) && { short: readText(reader, body.short, "short", "T2", SHORT_LENGTH) ?? "" }),
    ...(isGiven(body.mark) && { mark: reader.oneOf(body.mark, "mark", "T2", MARKS) ?? "disc" }),
    ...(isGiven(body.guest) && { guest: readFlag(reader, body.guest, "guest") }),
  };
}

function readSeason(reader: Reader, body: Json): SeasonBody {
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

const FEWEST_AT_TABLE = 2;

function readDraw(reader: Reader, body: Json): DrawBody {
  const tables = reader.list(body.tables, "tables", "T30") ?? [];
  if (tables.length < 1 || tables.length > MOST_TABLES)
    reader.fault("tables", "out-of-range", "T30", { value: tables.length, min: 1, max: MOST_TABLES });
  return {
    season: readId(reader, body.season, "season"),
    day: readDay(reader, body.day, "day"),
    name: isGiven(body.name) ? (readName(reader, body.name, "name") ?? null) : null,
    how: reader.oneOf(body.how, "how", "T30", HOWS) ?? "random",
    tables: tables.slice(0, MOST_TABLES).map((table, i) => readTable(reader, table, `tables.${i}`)),
  };
}

function readTable(reader: Reader, json: unknown, at: string): DrawnTable {
  const given = reader.record(json, at, "T30");
  const players = given && reader.list(given.players, `${at}.players`, "T30");
  const [min, max] = [FEWEST_AT_TABLE, MOST_PEOPLE];
  if (players && (players.length < min || players.length > max))
    reader.fault(`${at}.players`, "out-of-range", "T30", { value: players.length, min, max });
  return {
    sheet: given ? readId(reader, given.sheet, `${at}.sheet`) : "",
    players: (players ?? []).slice(0, max).map((player, i) => readId(reader, player, `${at}.players.${i}`)),
  };
}

function readDay(reader: Reader, value: unknown, at: string): Day {
  if (!isGiven(value)) reader.fault(at, "required", "T24");
  else if (isDay(value)) return value;
  else reader.fault(at, "not-a-day", "T24");
  return "";
}

/** A day that the calendar has: no 31 February. */
function isDay(value: unknown): value is Day {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Paragraphs are kept, each a tidy line. */
function readReview(reader: Reader, { review }: Json): { review?: string } {
  if (!isGiven(review)) return {};
  if (typeof review !== "string") return reader.fault("review", "not-text", "T6") ?? {};
  if (review.length > LONGEST_REVIEW) return tooLong(reader, review.length);
  const given = reader.faults.length;
  const lines = review.split(/\r?\n/).map((line) => {
    const isBlank = line.trim() === "" || reader.faults.length > given;
    return isBlank ? "" : (readText(reader, line, "review", "T6", LONGEST_REVIEW) ?? "");
  });
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const length = [...text].length;
  if (length > REVIEW_LENGTH) return tooLong(reader, length);
  return text === "" ? {} : { review: text };
}

const tooLong = (reader: Reader, given: number): Record<string, never> =>
  reader.fault("review", "text-too-long", "T6", { most: REVIEW_LENGTH, given }) ?? {};

const readFlag = (reader: Reader, value: unknown, at: string): boolean => reader.oneOf(value, at, "T24", [true, false]) ?? false;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
