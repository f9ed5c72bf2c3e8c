/**
 * The rows of seasons were made by the code of their day. If that code has changed since, they are made again when the server
 * starts, one sheet at a time, so that a deal being saved never waits for more than one of them.
 */
import { db, write } from "./client";
import { isMade, makeAgain, readStale, setMade } from "./later";

/** Returns how many sheets were read again; none if this code had made everything. */
export async function catchUp(): Promise<number> {
  const isOld = !(await isMade());
  const sheets = isOld ? await everyJoined() : await readStale();
  for (const sheet of sheets) await makeAgain(sheet);
  if (isOld) await write(setMade);
  return sheets.length;
}

async function everyJoined(): Promise<string[]> {
  const joined = await db().event.findMany({
    where: { kind: "season.joined" },
    distinct: ["logId"],
    select: { logId: true },
    // The newest first, so that what is being played now is soon right.
    orderBy: { logId: "desc" },
  });
  return joined.map(({ logId }) => logId);
}
