import type { SheetEvent } from "#lib/sheet/event";
import { db } from "./client";
import type { Event } from "./generated/client";

/** The events of a sheet that follow `after`, in order; at most `limit`. */
export async function readEvents(sheet: string, after = 0, limit?: number): Promise<SheetEvent[]> {
  const rows = await db().event.findMany({
    where: { sheetId: sheet, seq: { gt: after } },
    orderBy: { seq: "asc" },
    ...(limit && { take: limit }),
  });
  return rows.map(eventOf);
}

/** The sequence number of the newest event, 0 for an empty sheet. */
export async function lastSeq(sheet: string): Promise<number> {
  const last = await db().event.findFirst({ where: { sheetId: sheet }, orderBy: { seq: "desc" }, select: { seq: true } });
  return last?.seq ?? 0;
}

function eventOf(row: Event): SheetEvent {
  const { id, sheetId, seq, kind, v, body, refs, at, device } = row;
  return { id, sheet: sheetId, seq, kind, v, body: JSON.parse(body), at, device, ...(refs && { refs: JSON.parse(refs) }) };
}
