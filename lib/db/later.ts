/**
 * What one event makes stale in many sheets is made again after it, a sheet at a time, so that no deal waits longer than for
 * another deal. Until then a sheet is listed as stale: if the server dies meanwhile, its next start does the rest.
 */
import { bySize } from "#lib/rules/lists";
import { broughtAt } from "#lib/season/tally/brought";
import { db, dialect, type Tx, write } from "./client";
import { tellClubs } from "./follow-club";
import { Prisma } from "./generated/client";
import type { Later } from "./project/project-club";
import { projectSheet } from "./project/project-sheet";
import { gatherTables } from "./project/regather";
import { readLog } from "./read";

/**
 * Increase it whenever what a tally says changes. 1: rows of paper apart (T23), a correction period that runs once (T19). 2:
 * evenings above sheets (T28). 3: a wrong clock (T19).
 */
const MADE_BY = 3;
const ROW = { id: 1 };

/** Whether all that is kept was made by this code. */
export const isMade = async (): Promise<boolean> =>
  (await db().made.findFirst({ where: { version: { gte: MADE_BY } } })) !== null;

export const setMade = (tx: Tx): Promise<unknown> =>
  tx.made.upsert({ where: ROW, create: { ...ROW, version: MADE_BY }, update: { version: MADE_BY } });

/** Lists sheets as stale; call it in the transaction that makes them so. */
export async function beginLater(tx: Tx, { sheets, tables }: Later): Promise<void> {
  const all = [...new Set([...sheets, ...tables])].sort();
  await tx.$executeRaw`INSERT INTO "Stale" ("sheetId")
    SELECT one.value FROM ${dialect().texts(Prisma.sql`${JSON.stringify(all)}`, Prisma.sql`one`)} WHERE true
    ON CONFLICT ("sheetId") DO NOTHING`;
}

/** Makes them again; call it once that transaction is committed. */
export async function makeLater({ sheets, tables }: Later, club?: string): Promise<void> {
  const logs = new Set(sheets);
  const alone = tables.filter((table) => !logs.has(table) && broughtAt(table) === undefined);
  for (const table of alone) await makeTables([table]);
  const brought = tables.filter((table) => broughtAt(table) !== undefined);
  for (const some of bySize(brought, TOGETHER)) await makeTables(some);
  for (const sheet of logs) await makeAgain(sheet);
  // Pages opened meanwhile ask again.
  if (club !== undefined && logs.size + tables.length > 0) tellClubs([club]);
}

/** Imported evenings, each a small table, are gathered so many at a time. */
const TOGETHER = 10;

/** Their logs have not changed: their kept tallies are enough. */
const makeTables = (sheets: readonly string[]): Promise<void> =>
  write(async (tx) => {
    await gatherTables(tx, sheets);
    await tx.stale.deleteMany({ where: { sheetId: { in: [...sheets] } } });
  }, sheets[0]);

/** Makes all that is kept of one sheet again. An imported evening has no log. */
export const makeAgain = (sheetId: string): Promise<void> =>
  write(async (tx) => {
    await gatherTables(tx, [sheetId]);
    await projectSheet(tx, sheetId, await readLog(tx, sheetId));
    await tx.stale.deleteMany({ where: { sheetId } });
  }, sheetId);

/** The sheets that a server that died left stale. */
export const readStale = async (): Promise<string[]> =>
  (await db().stale.findMany({ orderBy: { sheetId: "desc" } })).map(({ sheetId }) => sheetId);
