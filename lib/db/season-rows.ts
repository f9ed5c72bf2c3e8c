/**
 * What is read of a season to open it: sums by player and game, the best few evenings, the newest few. Each query is bounded by
 * the number of players and by what is shown, never by how long the season has been going on.
 */
import type { GameName, Points } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club-event";
import type { Counting } from "#lib/season/counting";
import type { EveningRow, FigureRow, LastMeeting, SeasonRows } from "#lib/season/rows";
import type { Figures } from "#lib/season/tally";
import type { Reader } from "./client";
import { Prisma } from "./generated/client";

const { sql, join } = Prisma;

type Games = Counting["games"];

/** Evenings of a game that the season does not count bring it nothing (T22). */
export const isCounted = (games: Games): Prisma.Sql => sql`"game" IN (${join([...games])})`;

interface FiguresAsJson {
  readonly playerId: string;
  readonly game: string;
  readonly figures: string;
}

const figuresOf = ({ playerId, game, figures }: FiguresAsJson): FigureRow => ({
  player: playerId,
  game: game as GameName,
  figures: JSON.parse(figures) as Figures,
});

/** Everybody's of `players`, without those that name another player: by player, what comes before, between and after them. */
export async function readFigures(
  reader: Reader,
  season: number,
  games: Games,
  players: readonly PlayerId[],
): Promise<FigureRow[]> {
  if (players.length === 0) return [];
  const part = (where: Prisma.Sql) => sql`
    SELECT "playerId", "game", "name", "value" FROM "Figure"
    WHERE "season" = ${season} AND "playerId" IN (${join([...players])}) AND "value" <> 0 AND ${isCounted(games)} AND ${where}`;
  const rows = await reader.$queryRaw<FiguresAsJson[]>`
    SELECT "playerId", "game", json_group_object("name", "value") AS "figures" FROM (
      ${part(sql`"name" < 'met.'`)} UNION ALL
      ${part(sql`"name" >= 'met/' AND "name" < 'with.'`)} UNION ALL
      ${part(sql`"name" >= 'with/'`)}
    ) GROUP BY "playerId", "game"`;
  return rows.map(figuresOf);
}

/** Those that name another player, among `players`. */
export async function readCompany(
  reader: Reader,
  season: number,
  games: Games,
  players: readonly PlayerId[],
): Promise<FigureRow[]> {
  if (players.length < 2) return [];
  const names = players.flatMap((player) => [
    ...["n", "ahead", "points"].map((last) => `met.${player}.${last}`),
    ...["n", "made", "points"].map((last) => `with.${player}.${last}`),
  ]);
  return readNamed(reader, season, games, players, names);
}

/** All the figures of these ids of one person, and what the others did with that person called. */
export async function readFiguresOf(
  reader: Reader,
  season: number,
  games: Games,
  ids: readonly PlayerId[],
  others: readonly PlayerId[],
): Promise<FigureRow[]> {
  const called = ids.flatMap((id) => ["n", "made", "points"].map((last) => `with.${id}.${last}`));
  const rows = await reader.$queryRaw<FiguresAsJson[]>`
    SELECT "playerId", "game", json_group_object("name", "value") AS "figures" FROM "Figure"
    WHERE "season" = ${season} AND "playerId" IN (${join([...ids])}) AND "value" <> 0 AND ${isCounted(games)}
    GROUP BY "playerId", "game"`;
  return [...rows.map(figuresOf), ...(others.length > 0 ? await readNamed(reader, season, games, others, called) : [])];
}

async function readNamed(
  reader: Reader,
  season: number,
  games: Games,
  players: readonly PlayerId[],
  names: readonly string[],
): Promise<FigureRow[]> {
  const rows = await reader.$queryRaw<FiguresAsJson[]>`
    SELECT "playerId", "game", json_group_object("name", "value") AS "figures" FROM "Figure"
    WHERE "season" = ${season} AND "playerId" IN (${join([...players])}) AND "name" IN (${join([...names])}) AND "value" <> 0
      AND ${isCounted(games)}
    GROUP BY "playerId", "game"`;
  return rows.map(figuresOf);
}

const EVENING = sql`e."sheetId", e."day", e."game", e."playerId", e."points", e."deals", e."dealt", e."place", e."sharing"`;

type EveningAsRow = Omit<EveningRow, "sheet" | "player" | "game"> & { sheetId: string; playerId: string; game: string };

const eveningOf = ({ sheetId, playerId, game, ...row }: EveningAsRow): EveningRow => ({
  sheet: sheetId,
  player: playerId,
  game: game as GameName,
  ...row,
  deals: Number(row.deals),
  place: Number(row.place),
  sharing: Number(row.sharing),
});

/** SQLite joins five hundred selects at most. */
const PLAYERS_AT_ONCE = 200;

/**
 * By player, the best evenings of the games that count, by points and, where the season counts those, by points a deal. One more
 * than count, so that the season can also be seen without its last evening. One select a player, each the end of an index.
 */
export async function readBest(
  reader: Reader,
  season: number,
  { by, bestOf, games }: Counting,
  players: readonly PlayerId[],
): Promise<EveningRow[]> {
  const isByMean = bestOf !== null && by === "deal-average";
  const columns = [sql`"points"`, ...(isByMean ? [sql`"mean"`] : [])];
  const best = (player: PlayerId, column: Prisma.Sql) => sql`SELECT * FROM (
    SELECT ${EVENING} FROM "EveningPlayer" e
    WHERE e."season" = ${season} AND e."playerId" = ${player} AND ${isCounted(games)}
    ORDER BY e.${column} DESC LIMIT ${(bestOf ?? 1) + 1})`;
  const found = new Map<string, EveningRow>();
  for (let first = 0; first < players.length; first += PLAYERS_AT_ONCE) {
    const some = players.slice(first, first + PLAYERS_AT_ONCE);
    const selects = some.flatMap((player) => columns.map((column) => best(player, column)));
    const rows = await reader.$queryRaw<EveningAsRow[]>`${join(selects, " UNION ALL ")}`;
    for (const row of rows) found.set(`${row.sheetId} ${row.playerId}`, eveningOf(row));
  }
  return [...found.values()];
}

/** The last evening of each two of `players` that met. */
export async function readMeetings(
  reader: Reader,
  season: number,
  { games }: Counting,
  players: readonly PlayerId[],
): Promise<LastMeeting[]> {
  const pairs = players.flatMap((player, i) => players.slice(i + 1).map((other) => [player, other] as const));
  const counted = sql`a."game" IN (${join([...games])})`;
  const found = await Promise.all(pairs.map(([player, other]) => readMeeting(reader, season, counted, player, other)));
  return found.flat();
}

async function readMeeting(
  reader: Reader,
  season: number,
  counted: Prisma.Sql,
  player: PlayerId,
  other: PlayerId,
): Promise<LastMeeting[]> {
  const rows = await reader.$queryRaw<{ sheetId: string; day: string; mine: number; theirs: number }[]>`
    SELECT a."sheetId", a."day", a."points" AS "mine", b."points" AS "theirs" FROM "EveningPlayer" a
    JOIN "EveningPlayer" b ON b."sheetId" = a."sheetId" AND b."season" = a."season" AND b."playerId" = ${other}
    WHERE a."season" = ${season} AND a."playerId" = ${player} AND ${counted} ORDER BY a."day" DESC, a."sheetId" DESC LIMIT 1`;
  return rows.map(({ sheetId, ...row }) => ({ player, other, sheet: sheetId, ...row }));
}

/** What late changes add up to, of the games that count. */
export async function readLate(reader: Reader, season: number, { games }: Counting): Promise<SeasonRows["late"]> {
  return reader.$queryRaw<{ player: PlayerId; points: Points }[]>`
    SELECT l."playerId" AS "player", SUM(l."points") AS "points" FROM "LateChange" l
    JOIN "Evening" e ON e."season" = l."season" AND e."sheetId" = l."sheetId"
    WHERE l."season" = ${season} AND ${isCounted(games)} GROUP BY l."playerId"`;
}
