/** From people's JSON to a known event of a club, its body read; every fault of its shape. What only the club can tell is `club-judge.ts`. */

import type { LogEvent } from "#lib/log/event";
import { readName, readText } from "#lib/log/name";
import { type Json, Reader } from "#lib/rules/read";
import type { Fault } from "#lib/rules/rules";
import { MOST_PEOPLE } from "#lib/sheet/event";
import { readId } from "#lib/sheet/read-event";
import {
  CLUB_KINDS,
  type ClubBodies,
  type ClubEvent,
  type ClubKind,
  type DrawBody,
  type DrawnTable,
  MARKS,
  type PlayerBody,
} from "./club-event";
import { HOWS } from "./draw/how";
import { MOST_TABLES } from "./draw/sizes";
import { readHistory } from "./read-history";
import { isGiven, readDay, readFlag, readSeason } from "./read-season";

const NAME_LENGTH = 80;
const SHORT_LENGTH = 4;
const REASON_LENGTH = 500;
const REVIEW_LENGTH = 4_000;
/** Before it is tidied. */
const LONGEST_REVIEW = 10_000;
const MOST_POINTS = 100_000;

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
  "history.brought": readHistory,
  "history.withdrawn": () => ({}),
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
