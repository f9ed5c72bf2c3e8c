import type { PlayerId } from "#lib/season/club/club-event";
import { personIn } from "#lib/season/club/person";
import type { DatedLate } from "#lib/season/standings/places-after";
import type { LateRow } from "#lib/season/standings/told-rows";
import { db } from "../client";
import { Prisma } from "../generated/client";
import type { Kept } from "../project/project-evening";
import { lateIn, type Opened } from "./season-rows";

const LATE_SHOWN = 100;

type Row = Omit<LateRow, "at" | "deal"> & { at: Date; deal: number | bigint | null };

/** Late changes that count, with the day of their evening, newest first; of all players, or of one person's ids. */
export async function readLateRows(open: Kept, ids?: readonly PlayerId[]): Promise<LateRow[]> {
  const personOf = personIn(open.club.players);
  const whose = ids ? Prisma.sql`l."playerId" IN (${Prisma.join([...ids])})` : Prisma.sql`true`;
  const rows = await db().$queryRaw<Row[]>`
    SELECT l."sheetId" AS "sheet", substr(t."evening", 1, 10) AS "day", l."playerId" AS "player", l."points", l."event", l."at", l."deal"
    FROM ${lateIn(open)} AND ${whose}
    ORDER BY l."at" DESC, l."event", l."playerId" LIMIT ${LATE_SHOWN}`;
  return rows.map(({ player, at, deal, ...row }) => ({
    ...row,
    player: personOf(player),
    at: at.toISOString(),
    deal: deal === null ? null : Number(deal),
  }));
}

/** All of them, with only player, points and time, for the standings of an earlier day. */
export async function readDatedLate(open: Opened): Promise<DatedLate[]> {
  const rows = await db().$queryRaw<(Omit<DatedLate, "at"> & { at: Date })[]>`
    SELECT l."playerId" AS "player", l."points", l."at" FROM ${lateIn(open)}`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
