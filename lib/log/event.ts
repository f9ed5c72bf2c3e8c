/**
 * A log: events that are only ever added, in the order in which the server numbers them. A sheet, a club and a tournament each
 * are one. What an event means is its own log's affair: a table of kinds.
 */

/** `at` is the phone's clock, ISO 8601: shown, never trusted for order. `seq` (1, 2, 3…) is the server's; without it, unsent. */
export interface LogEvent {
  readonly id: string;
  /** The log's id, whatever it is the log of: so the first phones wrote it, and so it travels. */
  readonly sheet: string;
  readonly kind: string;
  readonly v: number;
  readonly body: unknown;
  readonly at: string;
  readonly device: string;
  readonly refs?: readonly string[];
  readonly seq?: number;
  /** The server's word that it has kept just this: any phone may give it back to a server that lost it. */
  readonly receipt?: string;
  /** The number that it had on a server that has lost it since: unsent again, it keeps its place before what was never sent. */
  readonly was?: number;
}

/** The server's order, then what has not been sent yet, in the order it was made (ids are UUIDv7). */
export function inOrder(events: readonly LogEvent[]): LogEvent[] {
  const byId = new Map<string, LogEvent>();
  for (const event of events) if (event.seq !== undefined || !byId.has(event.id)) byId.set(event.id, event);
  const place = ({ seq, was }: LogEvent) => [seq ?? Infinity, was ?? Infinity] as const;
  return [...byId.values()].sort((a, b) => {
    const [[seq, was], [otherSeq, otherWas]] = [place(a), place(b)];
    if (seq !== otherSeq) return seq - otherSeq;
    if (was !== otherWas) return was - otherWas;
    return a.id < b.id ? -1 : 1;
  });
}
