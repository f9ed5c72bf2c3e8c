/** Sheets that were opened, never written on, and asked for by no phone since: nothing was ever noted on them. */
import { db, write } from "./client";
import { forgetHead } from "./head";
import { SWEPT_AFTER_MS } from "./limits";
import { onceThere } from "./once-there";

/** Of one transaction. */
const AT_ONCE = 50;

/** Answers how many were swept. */
export async function sweep(now = Date.now()): Promise<number> {
  const before = new Date(now - SWEPT_AFTER_MS);
  let swept = 0;
  for (;;) {
    const sheets = await db().$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Sheet" s WHERE "kind" = 'sheet' AND "createdAt" < ${before}
        AND NOT EXISTS (SELECT 1 FROM "Event" e WHERE e."sheetId" = s."id" AND (e."seq" > 1 OR e."kind" <> 'sheet.opened'))
        AND NOT EXISTS (SELECT 1 FROM "Device" d WHERE d."sheetId" = s."id" AND d."lastSeenAt" >= ${before})
      LIMIT ${AT_ONCE}`;
    for (const { id } of sheets) await sweepOne(id);
    swept += sheets.length;
    if (sheets.length < AT_ONCE) return swept;
  }
}

/** Somebody may have come back meanwhile: then it stays. */
async function sweepOne(sheetId: string): Promise<void> {
  const gone = await write(async (tx) => {
    if ((await tx.event.count({ where: { sheetId } })) > 1) return false;
    await tx.link.deleteMany({ where: { sheetId } });
    await tx.device.deleteMany({ where: { sheetId } });
    await tx.event.deleteMany({ where: { sheetId } });
    // Another process may have swept it.
    await tx.sheet.deleteMany({ where: { id: sheetId } });
    return true;
  }, sheetId);
  if (gone) forgetHead(sheetId);
}

const DAY_MS = 86_400_000;

/** Now, and once a day. Answers how to stop. */
export function sweepDaily(failed: (error: unknown) => void): () => void {
  const go = () => void onceThere(sweep).catch(failed);
  const timer = setInterval(go, DAY_MS);
  timer.unref();
  go();
  return () => clearInterval(timer);
}
