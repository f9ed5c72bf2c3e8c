/**
 * What is kept of seasons was made by the code of its day. If that code has changed since, it is made again when the server
 * starts, one sheet at a time, so that no deal waits longer than for another deal.
 */
import { db, write } from "./client";
import { isMade, makeAgain, readStale, setMade } from "./later";
import { sheetsThatJoined } from "./read";

/** Returns how many sheets were read again; none if this code had made everything. */
export async function catchUp(): Promise<number> {
  const isOld = !(await isMade());
  // The newest first, so that what is being played now is soon right.
  const sheets = isOld ? (await sheetsThatJoined(db())).reverse() : await readStale();
  for (const sheet of sheets) await makeAgain(sheet);
  if (isOld) await write(setMade);
  return sheets.length;
}
