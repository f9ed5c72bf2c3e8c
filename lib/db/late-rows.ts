import type { Club, PlayerId } from "#lib/season/club-event";
import { personsOf } from "#lib/season/person";
import type { LateRow } from "#lib/season/views";
import { db } from "./client";

const LATE_SHOWN = 100;

/** Late changes with the day of their evening, the newest first; of everybody, or of these ids of one person. */
export async function readLateRows(key: number, { players }: Club, ids?: readonly PlayerId[]): Promise<LateRow[]> {
  const persons = personsOf(players);
  const rows = await db().lateChange.findMany({
    where: { season: key, ...(ids && { playerId: { in: [...ids] } }) },
    orderBy: [{ at: "desc" }, { event: "asc" }, { playerId: "asc" }],
    take: LATE_SHOWN,
  });
  const sheets = [...new Set(rows.map(({ sheetId }) => sheetId))];
  if (sheets.length === 0) return [];
  const days = await db().evening.findMany({
    where: { season: key, sheetId: { in: sheets } },
    select: { sheetId: true, day: true },
  });
  return rows.map(({ sheetId, playerId, points, event, at, deal }) => ({
    sheet: sheetId,
    day: days.find((evening) => evening.sheetId === sheetId)?.day ?? "",
    player: persons.get(playerId) ?? playerId,
    points,
    event,
    at: at.toISOString(),
    deal,
  }));
}
