/** How much was played in a season, of the games that it counts (T22). */
import { dayOfEvening } from "#lib/season/tally/evening-id";
import type { PlayedSoFar } from "#lib/season/views";
import { db } from "../client";
import type { Season } from "../generated/client";

export async function readPlayed(row: Pick<Season, "key" | "evenings" | "deals"> | null): Promise<PlayedSoFar> {
  if (!row) return { evenings: 0, deals: 0, last: null };
  const newest = await newestOf(row.key);
  return { evenings: row.evenings, deals: row.deals, last: newest && dayOfEvening(newest.evening) };
}

/** Evenings with a result: with a deal, or known by totals only (T26). */
export const PLAYED = { OR: [{ deals: { gt: 0 } }, { carried: true }] };

/** The newest evening that counts. */
export const newestOf = (season: number) =>
  db().evening.findFirst({
    where: { season, ...PLAYED, counted: true },
    orderBy: { evening: "desc" },
    select: { evening: true },
  });
