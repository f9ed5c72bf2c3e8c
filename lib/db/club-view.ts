import type { ClubView } from "#lib/season/views";
import type { Access } from "./access";
import { db } from "./client";
import { readClub } from "./club";

/** The server's day: seasons begin and end by it. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Undefined: no club has this id. */
export async function readClubView({ sheet, role }: Access): Promise<ClubView | undefined> {
  const known = await readClub(db(), sheet);
  if (!known) return undefined;
  const rows = await db().season.findMany({ where: { clubId: sheet } });
  const lasts = await Promise.all(rows.map(({ key }) => lastDayOf(key)));
  const seasons = known.club.seasons.map(({ id }) => {
    const i = rows.findIndex(({ seasonId }) => seasonId === id);
    return { id, evenings: rows[i]?.evenings ?? 0, deals: rows[i]?.deals ?? 0, last: lasts[i] ?? null };
  });
  return { club: known.club, role, seasons, day: today() };
}

async function lastDayOf(season: number): Promise<string | null> {
  const where = { season, deals: { gt: 0 } };
  return (await db().evening.findFirst({ where, orderBy: { day: "desc" }, select: { day: true } }))?.day ?? null;
}
