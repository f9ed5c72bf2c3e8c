/** Writes the difference between two states of an evening, in all that is kept by evening, by player and by season. */
import { isDeepStrictEqual } from "node:util";
import { itemAt } from "#lib/rules/item-at";
import { picked, sum } from "#lib/rules/lists";
import type { Club, Season } from "#lib/season/club/club-event";
import { type EveningTally, gatherEvening } from "#lib/season/gather";
import type { FigureRow, PlayerEvening } from "#lib/season/rows";
import { over } from "#lib/season/standings/worth";
import type { SheetTally } from "#lib/season/tally/tallied";
import { dialect, type Tx } from "../client";
import { Prisma } from "../generated/client";

const { sql } = Prisma;

/** A club and its season, with the short key of the season's rows. */
export interface Kept {
  readonly key: number;
  readonly club: Club;
  readonly season: Season;
}

/** Counts the version up, so that a read that spans this change is repeated (`steadily`). */
export async function seasonMoved(tx: Tx, key: number): Promise<void> {
  await tx.season.updateMany({ where: { key }, data: { version: { increment: 1 } } });
}

/** The sums of these tables of an evening; null without tables. */
export const gatherIn = ({ season, club }: Kept, evening: string, tables: readonly SheetTally[]): EveningTally | null =>
  tables.length > 0 ? gatherEvening(evening, tables, season, club.players) : null;

/** `before` and `after` are states of one evening; null: none. */
interface EveningChange {
  readonly evening: string;
  readonly before: EveningTally | null;
  readonly after: EveningTally | null;
}

/** Writes the changes of several evenings of one season together. */
export async function changeEvenings(tx: Tx, season: number, changes: readonly EveningChange[]): Promise<void> {
  const figuresIn = (tallies: readonly (EveningTally | null)[]) => tallies.flatMap((tally) => tally?.figures ?? []);
  const seatsOf = (tally: EveningTally | null) => (tally ? eveningPlayers(season, tally) : []);
  const [had, has] = [changes.map(({ before }) => before), changes.map(({ after }) => after)];
  await addDifferences(tx, season, differences(figuresIn(had), figuresIn(has)));
  const [fresh, known] = [changes.filter(({ before }) => before === null), changes.filter(({ before }) => before !== null)];
  for (const { evening, before, after } of known) {
    await changeSeats(tx, season, evening, seatsOf(before), seatsOf(after));
    await putRow(tx, season, evening, before && rowOf(before), after && rowOf(after));
  }
  const added = fresh.flatMap(({ after }) => after ?? []);
  await putSeats(tx, added.flatMap(seatsOf));
  await tx.evening.createMany({ data: added.map((tally) => ({ season, ...rowOf(tally) })) });
  const more = (of: (tally: EveningTally | null) => number) => sum(changes.map(({ before, after }) => of(after) - of(before)));
  const data = { evenings: { increment: more(countOf) }, deals: { increment: more(dealsOf) } };
  await tx.season.updateMany({ where: { key: season }, data });
}

/** Counts as an evening only with a scored deal, or if its totals came without deals. */
const countOf = (tally: EveningTally | null): number => (tally?.counted && (tally.deals > 0 || tally.carried) ? 1 : 0);
const dealsOf = (tally: EveningTally | null): number => (tally?.counted ? tally.deals : 0);

const rowOf = (tally: EveningTally) => ({
  ...picked(tally, "evening", "name", "deals", "carried", "counted", "ended"),
  games: JSON.stringify(tally.games),
});

type Row = ReturnType<typeof rowOf>;

async function putRow(tx: Tx, season: number, evening: string, before: Row | null, after: Row | null): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const where = { season, evening };
  if (after) await tx.evening.updateMany({ where, data: after });
  else await tx.evening.deleteMany({ where });
}

export const eveningPlayers = (
  season: number,
  { evening, counted, players }: Pick<EveningTally, "evening" | "counted" | "players">,
) =>
  players.map(({ player, points, deals, dealt, place, sharing, table }: PlayerEvening) => {
    const how = { points, deals, dealt, mean: over(dealt, deals), place, sharing, atTable: table };
    return { season, evening, playerId: player, counted, ...how };
  });

type Seats = ReturnType<typeof eveningPlayers>;

export async function changeSeats(tx: Tx, season: number, evening: string, had: Seats, has: Seats): Promise<void> {
  const before = new Map(had.map((seat) => [seat.playerId, seat]));
  const now = new Set(has.map(({ playerId }) => playerId));
  const gone = [...before.keys()].filter((playerId) => !now.has(playerId));
  if (gone.length > 0) await tx.eveningPlayer.deleteMany({ where: { season, evening, playerId: { in: gone } } });
  await putSeats(
    tx,
    has.filter((seat) => !isDeepStrictEqual(seat, before.get(seat.playerId))),
  );
}

const byPlayer = (a: Seats[number], b: Seats[number]): number =>
  `${a.evening} ${a.playerId}` < `${b.evening} ${b.playerId}` ? -1 : 1;

/** Unchanged rows are not written again, nor their indexes. */
export async function putSeats(tx: Tx, seats: Seats): Promise<void> {
  if (seats.length === 0) return;
  const rows = sql`${JSON.stringify([...seats].sort(byPlayer))}`;
  await tx.$executeRaw`INSERT INTO "EveningPlayer"
      ("season", "evening", "playerId", "counted", "points", "deals", "dealt", "mean", "place", "sharing", "atTable")
    SELECT CAST(one.value ->> 'season' AS INTEGER), one.value ->> 'evening', one.value ->> 'playerId',
      CAST(one.value ->> 'counted' AS BOOLEAN), CAST(one.value ->> 'points' AS DOUBLE PRECISION),
      CAST(one.value ->> 'deals' AS INTEGER), CAST(one.value ->> 'dealt' AS DOUBLE PRECISION),
      CAST(one.value ->> 'mean' AS DOUBLE PRECISION), CAST(one.value ->> 'place' AS INTEGER),
      CAST(one.value ->> 'sharing' AS INTEGER), CAST(one.value ->> 'atTable' AS INTEGER)
    FROM ${dialect().each(rows, sql`one`)} WHERE true
    ON CONFLICT ("season", "evening", "playerId") DO UPDATE SET "counted" = excluded."counted", "points" = excluded."points",
      "deals" = excluded."deals", "dealt" = excluded."dealt", "mean" = excluded."mean", "place" = excluded."place",
      "sharing" = excluded."sharing", "atTable" = excluded."atTable"`;
}

interface Difference {
  readonly name: string;
  readonly player: string;
  readonly game: string;
  readonly by: number;
}

export function differences(before: readonly FigureRow[], after: readonly FigureRow[]): Difference[] {
  const sums = new Map<string, Difference>();
  const add = (rows: readonly FigureRow[], sign: number) => {
    for (const { player, game, figures } of rows) {
      for (const name in figures) {
        const key = `${game} ${player} ${name}`;
        sums.set(key, { name, player, game, by: (sums.get(key)?.by ?? 0) + sign * itemAt(figures, name) });
      }
    }
  };
  add(before, -1);
  add(after, 1);
  return [...sums.values()].filter(({ by }) => by !== 0);
}

/** One statement with one parameter for all that a deal changes: with a parameter a value, it would be parsed far more slowly. */
export async function addDifferences(tx: Tx, season: number, changes: readonly Difference[]): Promise<void> {
  const rows = changes.map(({ name, player, game, by }) => [name, player, game, by]);
  if (rows.length === 0) return;
  // Always in the same order, so that two writers of the same rows cannot deadlock.
  rows.sort(([name, player, game], [otherName, otherPlayer, otherGame]) =>
    `${player} ${name} ${game}` < `${otherPlayer} ${otherName} ${otherGame}` ? -1 : 1,
  );
  await tx.$executeRaw`INSERT INTO "Figure" ("season", "name", "playerId", "game", "value")
    SELECT CAST(${season} AS INTEGER), one.value ->> 0, one.value ->> 1, one.value ->> 2, CAST(one.value ->> 3 AS DOUBLE PRECISION)
    FROM ${dialect().each(sql`${JSON.stringify(rows)}`, sql`one`)} WHERE true
    ON CONFLICT ("season", "playerId", "name", "game") DO UPDATE SET "value" = "Figure"."value" + excluded."value"`;
}
