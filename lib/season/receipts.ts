/**
 * When each event was really received (T19). The server's clock is what a season goes by, but it may be wrong for an evening: a small
 * machine starts ten years back until the network tells it the time. What it stamped stays as it was; here it is held against what
 * cannot be: that something was received a day before it was made, or before what came ahead of it.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Received } from "./tallied";

const DAY_MS = 86_400_000;

/** In milliseconds, event by event. */
export function receiptsOf(log: readonly Received[]): number[] {
  const receipts = new Array<number>(log.length);
  let later = Number.POSITIVE_INFINITY;
  for (let i = log.length - 1; i >= 0; i--) {
    const { event, receivedAt } = itemAt(log, i);
    const received = Date.parse(receivedAt);
    const made = Date.parse(event.at) || received;
    if (made <= received + DAY_MS) {
      // A server that came back from the future: it was received by the time of what followed, though never before it was made.
      receipts[i] = Math.min(received, Math.max(later, made));
      later = Math.min(later, received);
    } else {
      // Received before it was made: the server's clock was behind, unless what followed shows that the phone's was ahead.
      receipts[i] = later < made - DAY_MS ? received : made;
    }
  }
  return receipts;
}
