/** All that is kept beside the logs, made again from them. */
import "#lib/rules/all-games";
import type { SeasonPlace } from "#lib/sheet/event";
import { db, type Tx, write } from "./client";
import { projectSheet } from "./project";
import { readLog } from "./read";

/** Season by season, each in one transaction: whoever reads meanwhile sees what was. Answers how many sheets were read again. */
export async function rebuild(): Promise<number> {
  const joined = await db().event.findMany({
    where: { kind: "season.joined" },
    select: { sheetId: true, body: true },
    orderBy: { sheetId: "asc" },
  });
  const seasons = new Map<string, Counted>();
  const seasonAt = (club: string, season: string): Counted => {
    const known = seasons.get(`${club} ${season}`) ?? { club, season, sheets: new Set() };
    seasons.set(`${club} ${season}`, known);
    return known;
  };
  for (const { clubId, seasonId } of await db().season.findMany()) seasonAt(clubId, seasonId);
  for (const { sheetId, body } of joined) {
    const { club, season } = JSON.parse(body) as SeasonPlace;
    seasonAt(club, season).sheets.add(sheetId);
  }
  for (const counted of seasons.values()) await write((tx) => rebuildSeason(tx, counted));
  return new Set(joined.map(({ sheetId }) => sheetId)).size;
}

/** A season, and every sheet that ever joined it. */
interface Counted {
  readonly club: string;
  readonly season: string;
  readonly sheets: Set<string>;
}

async function rebuildSeason(tx: Tx, only: Counted): Promise<void> {
  const clubId_seasonId = { clubId: only.club, seasonId: only.season };
  const row = await tx.season.findUnique({ where: { clubId_seasonId }, select: { key: true } });
  if (row) await forget(tx, row.key);
  for (const sheet of only.sheets) await projectSheet(tx, sheet, await readLog(tx, sheet), { only });
}

async function forget(tx: Tx, season: number): Promise<void> {
  await tx.lateChange.deleteMany({ where: { season } });
  await tx.eveningPlayer.deleteMany({ where: { season } });
  await tx.evening.deleteMany({ where: { season } });
  await tx.figure.deleteMany({ where: { season } });
  await tx.season.updateMany({ where: { key: season }, data: { evenings: 0, deals: 0, version: { increment: 1 } } });
}
