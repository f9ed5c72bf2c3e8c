/**
 * Which past this database has. A copy that is put back has an older one: phones that are ahead of it notice, and give back what it
 * lost. `npm run restore` draws a new epoch; a file that was copied back by hand is known by its past (lib/sheet/past.ts).
 */

import { timingSafeEqual } from "node:crypto";
import type { LogEvent } from "#lib/log/event";
import { keptIn } from "#lib/rules/lists";
import { db } from "./client";
import { signed } from "./code-key";

const ROW = { id: 1 };

export const epochOf = async (): Promise<string> => (await db().epoch.findUnique({ where: ROW }))?.epoch ?? "";

/** What a phone is told of an event, with this server's word that it was kept just so, from that device. */
export const withReceipt = (event: LogEvent): LogEvent => ({
  ...event,
  receipt: keptIn(receipts, event, () => receiptOf(event)),
});

/** Of what is kept in memory: everybody who follows is told the same. */
const receipts = new WeakMap<LogEvent, string>();

/** Kept here once, though it is not here any more. */
export function wasKept({ receipt, ...event }: LogEvent): boolean {
  if (receipt === undefined) return false;
  const [given, right] = [Buffer.from(receipt), Buffer.from(receiptOf(event))];
  return given.length === right.length && timingSafeEqual(given, right);
}

export const receiptOf = ({ id, sheet, kind, v, body, at, device, refs }: LogEvent): string =>
  signed(JSON.stringify(["receipt", id, sheet, kind, v, at, device, refs ?? null, sorted(body)]));

/** A body means the same in whatever order its fields come. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => [key, sorted(field)]);
}
