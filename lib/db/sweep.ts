/** Sheets that were opened, never written on, and asked for by no phone since: nothing was ever noted on them. */
import { DAY_MS } from "#lib/log/limits";
import { db, write } from "./client";
import { SWEPT_AFTER_MS } from "./limits";
import { onceThere } from "./once-there";

/** Returns how many were swept. */
export async function sweep(now = Date.now()): Promise<number> {
  const before = new Date(now - SWEPT_AFTER_MS);
  const sheets = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Sheet" s WHERE "kind" = 'sheet' AND "createdAt" < ${before}
      AND NOT EXISTS (SELECT 1 FROM "Event" e WHERE e."sheetId" = s."id" AND (e."seq" > 1 OR e."kind" <> 'sheet.opened'))
      AND NOT EXISTS (SELECT 1 FROM "Device" d WHERE d."sheetId" = s."id" AND d."lastSeenAt" >= ${before})`;
  for (const { id } of sheets) await sweepOne(id);
  return sheets.length;
}

/** Keeps it if someone has noted on it meanwhile. */
const sweepOne = (logId: string): Promise<void> =>
  write(async (tx) => {
    if ((await tx.event.count({ where: { logId } })) > 1) return;
    await tx.link.deleteMany({ where: { logId } });
    await tx.device.deleteMany({ where: { logId } });
    await tx.event.deleteMany({ where: { logId } });
    // Another process may have swept it.
    await tx.log.deleteMany({ where: { id: logId } });
  }, logId);

/** Sweeps now, and once a day. Returns how to stop. */
export function sweepDaily(failed: (error: unknown) => void): () => void {
  const go = () => void onceThere(sweep).catch(failed);
  const timer = setInterval(go, DAY_MS).unref();
  go();
  return () => clearInterval(timer);
}
