/**
 * What one event makes stale in very many sheets is made again after it, a sheet at a time, so that nobody's deal waits longer than
 * for another deal. Until it is done the sheet is listed: what a server that dies meanwhile leaves is made again by the next start.
 */
import { db, dialect, type Tx, write } from "./client";
import { Prisma } from "./generated/client";
import { projectSheet } from "./project";
import { readLog } from "./read";

/** One more with each change of what a tally says. 1: rows of paper apart (T23), a correction period that runs once (T19). 2: evenings above sheets (T28). 3: a wrong clock (T19). */
const MADE_BY = 3;
const ROW = { id: 1 };

/** Whether all that is kept was made by this code. */
export const isMade = async (): Promise<boolean> => ((await db().made.findUnique({ where: ROW }))?.version ?? 0) >= MADE_BY;

export const setMade = (tx: Tx): Promise<unknown> =>
  tx.made.upsert({ where: ROW, create: { ...ROW, version: MADE_BY }, update: { version: MADE_BY } });

/** In the transaction that makes them stale. */
export const beginLater = (tx: Tx, sheets: readonly string[]): Promise<unknown> =>
  tx.$executeRaw`INSERT INTO "Stale" ("sheetId")
    SELECT one.value FROM ${dialect().texts(Prisma.sql`${JSON.stringify([...sheets].sort())}`, Prisma.sql`one`)} WHERE true
    ON CONFLICT ("sheetId") DO NOTHING`;

/** Once that is committed. */
export async function makeLater(sheets: readonly string[]): Promise<void> {
  for (const sheetId of sheets) await makeAgain(sheetId);
}

export const makeAgain = (sheetId: string): Promise<void> =>
  write(async (tx) => {
    await projectSheet(tx, sheetId, await readLog(tx, sheetId));
    await tx.stale.deleteMany({ where: { sheetId } });
  }, sheetId);

/** What a server that died left. */
export const readStale = async (): Promise<string[]> =>
  (await db().stale.findMany({ orderBy: { sheetId: "desc" } })).map(({ sheetId }) => sheetId);
