/** Evenings of before the app as people's JSON says them: their shape. What only the club can tell is `club-judge.ts`. */
import { readName, readText } from "#lib/log/name";
import type { Json, Reader } from "#lib/rules/read";
import { GAME_NAMES } from "#lib/rules/rules";
import { readId } from "#lib/sheet/read-event";
import type { HistoryBody, HistoryEvening } from "./club-event";
import { isGiven, readDay, readFlag, readSeason } from "./read-season";

const SOURCE_LENGTH = 120;
const MOST_POINTS = 100_000;
const MOST_DEALS = 200;
/** Of one file: twenty years of a great club. */
export const MOST_BROUGHT = { people: 300, seasons: 60, evenings: 2_000, scores: 60_000 } as const;

export function readHistory(reader: Reader, body: Json): HistoryBody {
  const source = readText(reader, body.source, "source", "T6", SOURCE_LENGTH) ?? "";
  const game = reader.oneOf(body.game, "game", "T22", GAME_NAMES) ?? "tarot";
  const players = listOf(reader, body.players, "players", MOST_BROUGHT.people, (json, at) => ({
    player: readId(reader, json.player, `${at}.player`),
    name: readName(reader, json.name, `${at}.name`) ?? "",
  }));
  const seasons = listOf(reader, body.seasons, "seasons", MOST_BROUGHT.seasons, (json, at) => ({
    ...readSeason(reader, json),
    ...(isGiven(json.ended) && { ended: readFlag(reader, json.ended, `${at}.ended`) }),
  }));
  const ids = reader.list(body.columns, "columns", "T26")?.slice(0, MOST_BROUGHT.people) ?? [];
  const columns = ids.map((id, i) => readId(reader, id, `columns.${i}`));
  const isTold = Array.isArray(body.evenings) && body.evenings.length > 0 && columns.length > 0;
  if (!isTold) reader.fault("evenings", "required", "T26");
  if (isTold && (body.evenings as unknown[]).length * columns.length > MOST_BROUGHT.scores) tooMany(reader, "evenings");
  if (!isTold || reader.faults.length > 0) return { source, game, players, seasons, columns, evenings: [] };
  const evenings = listOf(reader, body.evenings, "evenings", MOST_BROUGHT.evenings, (json, at) =>
    readEvening(reader, json, at, columns.length),
  );
  return { source, game, players, seasons, columns, evenings };
}

function listOf<T>(reader: Reader, json: unknown, at: string, most: number, read: (json: Json, at: string) => T): T[] {
  const list = reader.list(json, at, "T26") ?? [];
  if (list.length > most) tooMany(reader, at);
  return list.slice(0, most).flatMap((one, i) => {
    const record = reader.record(one, `${at}.${i}`, "T26");
    return record ? [read(record, `${at}.${i}`)] : [];
  });
}

const tooMany = (reader: Reader, at: string): undefined => reader.fault(at, "history-too-long", "T26");

function readEvening(reader: Reader, json: Json, at: string, length: number): HistoryEvening {
  const list = reader.list(json.points, `${at}.points`, "T26", length) ?? [];
  const points = list.map((value, i) =>
    value === null ? null : (reader.number(value, `${at}.points.${i}`, "T26", -MOST_POINTS, MOST_POINTS, 0.5) ?? 0),
  );
  if (points.every((one) => one === null)) reader.fault(`${at}.points`, "required", "T26");
  const deals = isGiven(json.deals) ? reader.integers(json.deals, `${at}.deals`, "T26", length, 0, MOST_DEALS) : undefined;
  return {
    season: readId(reader, json.season, `${at}.season`),
    day: readDay(reader, json.day, `${at}.day`),
    points,
    ...(deals && { deals }),
  };
}
