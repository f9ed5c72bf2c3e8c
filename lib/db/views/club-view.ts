// This folder: the doors' answers about clubs, seasons, evenings and tournaments, read from the kept rows.
import { AFTER_MIDNIGHT_MS } from "#lib/log/limits";
import type { Rules } from "#lib/rules/rules";
import type { Counting } from "#lib/season/club/counting";
import type { ClubView } from "#lib/season/views";
import type { Access } from "../access";
import { db } from "../client";
import { readClub } from "../club";
import { headOf } from "../head";
import { turn } from "../in-line";
import { waysInto } from "../recovery";
import { readPlayed } from "./played";

/** Today by the server's clock (UTC). An evening belongs to a season by its own day (T13). */
export const today = (): string => dayAt(Date.now());

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The first day whose evening may still go on: yesterday until six in the morning UTC, when it is one o'clock in Montréal. */
export const tonight = (): string => dayAt(Date.now() - AFTER_MIDNIGHT_MS);

/** Undefined: there is no such club. */
export async function readClubView({ log: club, role }: Access): Promise<ClubView | undefined> {
  const known = await readClub(db(), club);
  if (!known) return undefined;
  const rows = await db().season.findMany({ where: { clubId: club } });
  const seasons: ClubView["seasons"][number][] = [];
  // One after the other, so that a deal noted meanwhile waits for one season, not for two hundred.
  for (const { id, counting } of known.club.seasons) {
    await turn();
    const row = rows.find(({ seasonId }) => seasonId === id) ?? null;
    seasons.push({ id, ...(await readPlayed(row)), rules: row && (await rulesOf(row.key, counting.games)) });
  }
  const ways = role === "owner" ? await waysInto(club) : null;
  return { club: known.club, role, seasons, day: today(), ways };
}

/** The rules that the season was last played by: most likely its next table's too. */
async function rulesOf(season: number, games: Counting["games"]): Promise<Rules | null> {
  const newest = await db().sheetTally.findFirst({
    where: { season, game: { in: [...games] } },
    orderBy: [{ evening: "desc" }, { sheetId: "desc" }],
    select: { sheetId: true },
  });
  const head = newest && (await headOf(db(), newest.sheetId, "sheet"));
  return head?.sheet.sheet?.rules ?? null;
}
