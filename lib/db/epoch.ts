/**
 * Identifies this database's history. A restored copy is older: phones that are ahead of it notice, and give back what it lost.
 * `npm run restore` draws a new epoch; a file copied back by hand is noticed by its hash (lib/sheet/log-hash.ts).
 */

import { timingSafeEqual } from "node:crypto";
import type { LogEvent } from "#lib/log/event";
import { keptIn } from "#lib/rules/lists";
import { db } from "./client";
import { signatureOf } from "./code-key";

export const epochOf = async (): Promise<string> => (await db().epoch.findUnique({ where: { id: 1 } }))?.epoch ?? "";

/** The event as phones get it: with a receipt, the server's signature that it stored exactly this, from that device. */
export const withReceipt = (event: LogEvent): LogEvent => ({
  ...event,
  receipt: keptIn(receipts, event, () => receiptOf(event)),
});

/** Made once for each event in memory, since every follower gets the same. */
const receipts = new WeakMap<LogEvent, string>();

/** The receipt is this server's own: the event was stored here once, even if it is gone now. */
export function wasKept({ receipt, ...event }: LogEvent): boolean {
  if (receipt === undefined) return false;
  const [given, right] = [Buffer.from(receipt), Buffer.from(receiptOf(event))];
  return given.length === right.length && timingSafeEqual(given, right);
}

export const receiptOf = ({ id, sheet, kind, v, body, at, device, refs }: LogEvent): string =>
  signatureOf(JSON.stringify(["receipt", id, sheet, kind, v, at, device, refs ?? null, sorted(body)]));

/** Sorted, since the order of a body's fields means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => [key, sorted(field)]);
}
