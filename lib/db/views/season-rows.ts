/**
 * What is read to open a season: sums by player and game, the best few evenings, the newest few. Each query is bounded by the
 * number of players and by what is shown, never by the length of the season.
 */
import type { Points } from "#lib/rules/rules";
import type { PlayerId } from "#lib/season/club/club-event";
import type { Counting } from "#lib/season/club/counting";
import { ACROSS, type EveningRow, type FigureRow, type LastMeeting, type SeasonRows } from "#lib/season/rows";
import type { Figures } from "#lib/season/tally/tallied";
import { db, dialect } from "../client";
import { Prisma } from "../generated/client";
import type { Kept } from "../project/project-evening";

const { sql, join } = Prisma;

type Games = Counting["games"];
/** The season that is read. */
export type Opened = Pick<Kept, "key" | "season">;

/** The late changes of a season: sheets of a game that it does not count bring it nothing (T22). */
export const lateIn = ({ key, season }: Opened): Prisma.Sql => sql`
  "LateChange" l JOIN "SheetTally" t ON t."season" = l."season" AND t."sheetId" = l."sheetId"
  WHERE l."season" = ${key} AND "game" IN (${join([...season.counting.games])})`;
/** The figures of games that count; those across games (`ACROSS`) contain only what counts. */
const isCounted = (games: Games): Prisma.Sql => sql`"game" IN (${join([ACROSS, ...games])})`;

interface FiguresAsJson {
  readonly playerId: string;
  readonly game: string;
  readonly figures: string;
}

const figuresOf = ({ playerId, game, figures }: FiguresAsJson): FigureRow => ({
  player: playerId,
  game: game as FigureRow["game"],
  figures: JSON.parse(figures) as Figures,
});

/** All that is kept of these players in games that count. */
const figuresIn = ({ key, season }: Opened, players: readonly PlayerId[]): Prisma.Sql => sql`
  "Figure" WHERE "season" = ${key} AND "playerId" IN (${join([...players])}) AND "value" <> 0 AND ${isCounted(season.counting.games)}`;

/** The figures of these players, except those about another player (three ranges of names: before, between and after those). */
export async function readFigures(open: Opened, players: readonly PlayerId[]): Promise<FigureRow[]> {
  if (players.length === 0) return [];
  const part = (where: Prisma.Sql) => sql`
    SELECT "playerId", "game", "name", "value" FROM ${figuresIn(open, players)} AND ${where}`;
  const rows = await db().$queryRaw<FiguresAsJson[]>`
    SELECT "playerId", "game", ${dialect().figures} AS "figures" FROM (
      ${part(sql`"name" < 'met.'`)} UNION ALL
      ${part(sql`"name" >= 'met/' AND "name" < 'with.'`)} UNION ALL
      ${part(sql`"name" >= 'with/'`)}
    ) AS parts GROUP BY "playerId", "game"`;
  return rows.map(figuresOf);
}

/** The figures about another player, among `players`. */
export async function readCompany(open: Opened, players: readonly PlayerId[]): Promise<FigureRow[]> {
  if (players.length < 2) return [];
  const names = players.flatMap((player) => [
    ...["n", "ahead", "points"].map((last) => `met.${player}.${last}`),
    ...["n", "made", "points"].map((last) => `with.${player}.${last}`),
  ]);
  return readWhere(open, players, sql`"name" IN (${join(names)})`);
}

/** All figures of one person's ids, and others' figures of deals with that person as the called partner. */
export async function readFiguresOf(open: Opened, ids: readonly PlayerId[], others: readonly PlayerId[]): Promise<FigureRow[]> {
  const called = ids.flatMap((id) => ["n", "made", "points"].map((last) => `with.${id}.${last}`));
  const own = await readWhere(open, ids, sql`TRUE`);
  return [...own, ...(others.length > 0 ? await readWhere(open, others, sql`"name" IN (${join(called)})`) : [])];
}

async function readWhere(open: Opened, players: readonly PlayerId[], which: Prisma.Sql): Promise<FigureRow[]> {
  const rows = await db().$queryRaw<FiguresAsJson[]>`
    SELECT "playerId", "game", ${dialect().figures} AS "figures" FROM ${figuresIn(open, players)} AND ${which}
    GROUP BY "playerId", "game"`;
  return rows.map(figuresOf);
}

type EveningAsRow = Omit<EveningRow, "player" | "table"> & { readonly playerId: string; readonly atTable: number | bigint };

const eveningOf = ({ playerId, atTable, ...row }: EveningAsRow): EveningRow => ({
  player: playerId,
  table: Number(atTable),
  ...row,
  deals: Number(row.deals),
  place: Number(row.place),
  sharing: Number(row.sharing),
});

/**
 * By player, the best evenings, by points and, if the season counts those, by points a deal. One more than count, so that the
 * season can also be shown without its last evening. Each player's are read from the end of an index.
 */
export async function readBest({ key, season }: Opened, players: readonly PlayerId[]): Promise<EveningRow[]> {
  const { by, bestOf } = season.counting;
  const isByMean = bestOf !== null && by === "deal-average";
  const { texts, join: inOrder } = dialect();
  const best = ([order, which]: readonly [order: Prisma.Sql, which: Prisma.Sql]) => db().$queryRaw<EveningAsRow[]>`
    SELECT e."evening", e."playerId", e."points", e."deals", e."dealt", e."place", e."sharing", e."atTable"
    FROM ${texts(sql`${JSON.stringify(players)}`, sql`one`)} ${inOrder} "EveningPlayer" e ON e."season" = ${key}
      AND e."playerId" = one.value AND e."evening" IN (
        SELECT "evening" FROM "EveningPlayer" WHERE "season" = ${key} AND "playerId" = one.value AND "counted" AND ${which}
        ORDER BY ${order} LIMIT ${(bestOf ?? 1) + 1})`;
  // Between evenings of equal average the choice changes the value (T17), so the order is full; between equal totals it does not.
  const all = [sql`"points" DESC`, sql`TRUE`] as const;
  // Totals without deals have no points a deal (T26).
  const orders = isByMean ? [all, [sql`"mean" DESC, "deals", "evening"`, sql`"deals" > 0`] as const] : [all];
  const read = await Promise.all(orders.map(best));
  return [...new Map(read.flat().map((row) => [`${row.evening} ${row.playerId}`, eveningOf(row)])).values()];
}

/** Groups of tied players; a player may be in two. */
type Groups = readonly (readonly PlayerId[])[];

const tiedIn = (groups: Groups): Prisma.Sql => sql`
  tied("player", "among") AS MATERIALIZED (
    SELECT one.value ->> 0, one.value ->> 1
    FROM ${dialect().each(sql`${JSON.stringify(groups.flatMap((ids, i) => ids.map((id) => [id, i])))}`, sql`one`)})`;

/** Each tied player's figures of this kind about one they are tied with: `met.<player>.<kind>`. */
const between = ({ key, season }: Opened, kind: "n" | "ahead"): Prisma.Sql => sql`
  tied a ${dialect().join} "Figure" f ON f."season" = ${key} AND f."playerId" = a."player" AND f."name" >= 'met.' AND f."name" < 'met/'
    AND f."name" LIKE ${`%.${kind}`} AND f."value" <> 0 AND f.${isCounted(season.counting.games)}
  ${dialect().join} tied b ON b."among" = a."among" AND b."player" = substr(f."name", 5, length(f."name") - ${`met..${kind}`.length})`;

/** How often tied players finished an evening ahead of each other. */
export async function readAhead(open: Opened, groups: Groups): Promise<FigureRow[]> {
  const rows = await db().$queryRaw<FiguresAsJson[]>`
    WITH ${tiedIn(groups)}
    SELECT f."playerId", f."game", ${dialect().figures} AS "figures" FROM ${between(open, "ahead")}
    GROUP BY f."playerId", f."game"`;
  return rows.map(figuresOf);
}

/** The last two evenings at which two tied players met: two, so that the season can be shown without the last. */
export async function readMeetings(open: Opened, groups: Groups): Promise<LastMeeting[]> {
  const { join: inOrder } = dialect();
  const { key } = open;
  return db().$queryRaw<LastMeeting[]>`
    WITH ${tiedIn(groups)},
    pair AS MATERIALIZED (
      SELECT DISTINCT a."player" AS "one", b."player" AS "other" FROM ${between(open, "n")} AND b."player" > a."player")
    SELECT pair."one" AS "player", pair."other", mine."evening", mine."points" AS "mine", theirs."points" AS "theirs"
    FROM pair
    ${inOrder} "EveningPlayer" mine ON mine."season" = ${key} AND mine."playerId" = pair."one" AND mine."evening" IN (
      SELECT c."evening" FROM "EveningPlayer" c
      ${inOrder} "EveningPlayer" d ON d."evening" = c."evening" AND d."season" = c."season" AND d."playerId" = pair."other"
      WHERE c."season" = ${key} AND c."playerId" = pair."one" AND c."counted"
      ORDER BY c."evening" DESC LIMIT 2)
    ${inOrder} "EveningPlayer" theirs ON theirs."evening" = mine."evening" AND theirs."season" = ${key}
      AND theirs."playerId" = pair."other"`;
}

/** The sum of late changes by player, in the games that count. */
export const readLate = (open: Opened): Promise<SeasonRows["late"]> =>
  db().$queryRaw<{ player: PlayerId; points: Points }[]>`
    SELECT l."playerId" AS "player", SUM(l."points") AS "points" FROM ${lateIn(open)} GROUP BY l."playerId"`;
