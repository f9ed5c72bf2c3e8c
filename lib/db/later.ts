/**
 * What one event makes stale in very many sheets is made again after it, a sheet at a time, so that nobody's deal waits longer than
 * for another deal. Until it is done the file says so: a server that dies meanwhile makes all of it again when it starts.
 */
import { db, type Tx, write } from "./client";
import { projectSheet } from "./project";
import { readLog } from "./read";

/** One more with each change of what a tally says. 1: rows of paper apart (T23), a correction period that runs once (T19). 2: evenings above sheets (T28). 3: a wrong clock (T19). */
const MADE_BY = 3;
let under = 0;

/** Whether all that is kept was made by this code, and to the end. */
export async function isMade(): Promise<boolean> {
  return (await versionOf(db())) >= MADE_BY;
}

/** In the transaction that makes it stale. */
export async function beginLater(tx: Tx): Promise<void> {
  if ((await versionOf(tx)) === MADE_BY) await tx.$executeRawUnsafe(`PRAGMA user_version = ${-MADE_BY}`);
}

/** Once that is committed. */
export async function makeLater(sheets: readonly string[]): Promise<void> {
  under++;
  try {
    for (const sheet of sheets) await write(async (tx) => projectSheet(tx, sheet, await readLog(tx, sheet)));
  } finally {
    under--;
  }
  await write(async (tx) => {
    if ((await versionOf(tx)) === -MADE_BY) await endLater(tx);
  });
}

/** All is made, but for what others are at. */
export const endLater = (tx: Tx): Promise<unknown> =>
  tx.$executeRawUnsafe(`PRAGMA user_version = ${under > 0 ? -MADE_BY : MADE_BY}`);

async function versionOf(reader: Pick<Tx, "$queryRaw">): Promise<number> {
  const [kept] = await reader.$queryRaw<{ user_version: bigint }[]>`PRAGMA user_version`;
  return Number(kept?.user_version);
}
