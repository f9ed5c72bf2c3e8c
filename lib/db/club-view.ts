import type { ClubView } from "#lib/season/views";
import type { Access } from "./access";
import { db } from "./client";
import { readClub } from "./club";
import { readPlayed } from "./played";

/** The server's day: seasons begin and end by it. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Undefined: no club has this id. */
export async function readClubView({ sheet, role }: Access): Promise<ClubView | undefined> {
  const known = await readClub(db(), sheet);
  if (!known) return undefined;
  const rows = await db().season.findMany({ where: { clubId: sheet } });
  const seasons = known.club.seasons.map(async ({ id, counting }) => {
    const row = rows.find(({ seasonId }) => seasonId === id) ?? null;
    return { id, ...(await readPlayed(row, counting.games)) };
  });
  return { club: known.club, role, seasons: await Promise.all(seasons), day: today() };
}
