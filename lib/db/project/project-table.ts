/**
 * Updates an evening after a deal of one table, from the kept sums of the other tables: the cost does not grow with other sheets.
 */

import { changeTable, goesOn, seatedElsewhere } from "#lib/season/gather-one";
import type { PlayerEvening } from "#lib/season/rows";
import type { OtherTally, SheetTally } from "#lib/season/tally/tallied";
import { dialect, type Tx } from "../client";
import { Prisma } from "../generated/client";
import { addDifferences, changeSeats, differences, eveningPlayers, type Kept } from "./project-evening";
import { readSeatsOf } from "./read-seats";

const { sql, join } = Prisma;

/** False, with nothing written: the evening must be gathered from its tables. */
export async function changeOneTable(
  tx: Tx,
  { key: season, season: by, club }: Kept,
  evening: string,
  before: SheetTally,
  after: SheetTally,
): Promise<boolean> {
  if (!goesOn(before, after, by, club.players)) return false;
  const row = await tx.evening.findUnique({ where: { season_evening: { season, evening } } });
  // Imported results may be shared out in fractions, whose sums cannot be undone exactly.
  if (!row?.counted || row.carried) return false;
  const here = { season, evening, sheetId: { not: after.sheet }, game: { in: [...by.counting.games] } };
  const players = await readSeatsOf(tx, season, evening);
  const elsewhere = seatedElsewhere(players, before, after);
  const shared =
    elsewhere.length < 2
      ? []
      : await tx.sheetTally.findMany({
          where: { ...here, OR: elsewhere.map((player) => ({ tally: { contains: player } })) },
          select: { tally: true },
        });
  const others = await readOthers(tx, season, evening, after.sheet, by.counting.games);
  const met = shared.map(({ tally }) => JSON.parse(tally) as SheetTally);
  const change = changeTable({ players, others }, before, after, met);
  if (!change) return false;
  await addDifferences(tx, season, differences(change.figures.before, change.figures.after));
  const rows = (seats: readonly PlayerEvening[]) => eveningPlayers(season, { evening, counted: true, players: seats });
  await changeSeats(tx, season, evening, rows(change.had), rows(change.has));
  if (change.deals === 0) return true;
  await tx.evening.updateMany({ where: { season, evening }, data: { deals: { increment: change.deals } } });
  // An evening never loses its last deal here: `changeTable` gives null when a player leaves, and then the evening is gathered.
  const evenings = { increment: row.deals > 0 ? 0 : 1 };
  await tx.season.updateMany({ where: { key: season }, data: { deals: { increment: change.deals }, evenings } });
  return true;
}

/** The people at the evening's other tables that the club does not know: filtered by the database, from such tables only. */
async function readOthers(tx: Tx, season: number, evening: string, but: string, games: readonly string[]): Promise<OtherTally[]> {
  const rows = await tx.$queryRaw<{ name: string; points: number }[]>`
    SELECT one.value ->> 'name' AS "name", CAST(one.value ->> 'points' AS DOUBLE PRECISION) AS "points"
    FROM "SheetTally" t, ${dialect().each(sql`t."tally"`, sql`one`, "others")}
    WHERE t."season" = ${season} AND t."evening" = ${evening} AND t."sheetId" <> ${but} AND t."deals" > 0
      AND t."game" IN (${join([...games])}) AND t."tally" NOT LIKE '%"others":[]%'`;
  return rows;
}
