/** How much was played in a season, of the games that it counts (T22). */
import { GAME_NAMES } from "#lib/rules/rules";
import type { Counting } from "#lib/season/counting";
import type { Played } from "#lib/season/views";
import { db } from "./client";
import type { Season } from "./generated/client";

type Row = Pick<Season, "key" | "evenings" | "deals">;

/** The season's own counters hold every game: most seasons count them all, and then nothing is counted again here. */
export async function readPlayed(row: Row | null, games: Counting["games"]): Promise<Played> {
  if (!row) return { evenings: 0, deals: 0, last: null };
  const left = await db().evening.aggregate({
    where: { season: row.key, game: { in: GAME_NAMES.filter((game) => !games.includes(game)) }, deals: { gt: 0 } },
    _count: true,
    _sum: { deals: true },
  });
  const last = await newestOf(row.key, games);
  return { evenings: row.evenings - left._count, deals: row.deals - (left._sum.deals ?? 0), last: last?.day ?? null };
}

/** The newest evening that counts. */
export const newestOf = (season: number, games: Counting["games"]) =>
  db().evening.findFirst({
    where: { season, deals: { gt: 0 }, game: { in: [...games] } },
    orderBy: [{ day: "desc" }, { sheetId: "desc" }],
    select: { day: true, tally: true },
  });
