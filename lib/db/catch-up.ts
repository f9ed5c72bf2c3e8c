/**
 * What is kept of seasons was made by the code of its day. Where that code has changed since, it is made again when the server
 * starts, one sheet at a time: nobody's deal waits longer than for another deal.
 */
import "#lib/rules/all-games";
import { db, write } from "./client";
import { endLater, isMade } from "./later";
import { projectSheet } from "./project";
import { readLog } from "./read";

/** Answers how many sheets were read again: none, where the file was made by this code. */
export async function catchUp(): Promise<number> {
  if (await isMade()) return 0;
  const joined = await db().event.findMany({
    where: { kind: "season.joined" },
    distinct: ["sheetId"],
    select: { sheetId: true },
    // The newest first: what is being played now is soon right.
    orderBy: { sheetId: "desc" },
  });
  for (const { sheetId } of joined) await write(async (tx) => projectSheet(tx, sheetId, await readLog(tx, sheetId)));
  await write(endLater);
  return joined.length;
}
