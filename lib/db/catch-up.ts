/**
 * What is kept of seasons was made by the code of its day. Where that code has changed since, it is made again when the server
 * starts, one sheet at a time: nobody's deal waits longer than for another deal.
 */
import "#lib/rules/all-games";
import { db, write } from "./client";
import { projectSheet } from "./project";
import { readLog } from "./read";

/** One more with each change of what a tally says. 1: rows of paper apart (T23), a correction period that runs once (T19). 2: evenings above sheets (T28). */
const MADE_BY = 2;

/** Answers how many sheets were read again: none, where the file was made by this code. */
export async function catchUp(): Promise<number> {
  const [kept] = await db().$queryRaw<{ user_version: bigint }[]>`PRAGMA user_version`;
  if (Number(kept?.user_version) >= MADE_BY) return 0;
  const joined = await db().event.findMany({
    where: { kind: "season.joined" },
    distinct: ["sheetId"],
    select: { sheetId: true },
    // The newest first: what is being played now is soon right.
    orderBy: { sheetId: "desc" },
  });
  for (const { sheetId } of joined) await write(async (tx) => projectSheet(tx, sheetId, await readLog(tx, sheetId)));
  await write((tx) => tx.$executeRawUnsafe(`PRAGMA user_version = ${MADE_BY}`));
  return joined.length;
}
