/**
 * A log: events that are only ever added, in the order in which the server numbers them. Sheets, clubs and tournaments are logs;
 * each has its own table of kinds that says what events mean.
 */
export type LogKind = "sheet" | "club" | "hall";

/**
 * `at`: ISO 8601, by the phone's clock: shown, never used for order. `seq`: 1, 2, 3…, given by the server; missing until sent.
 */
export interface LogEvent {
  readonly id: string;
  /** The log's id, of any kind of log: the field is named after the first kind, and is sent as such. */
  readonly sheet: string;
  readonly kind: string;
  readonly v: number;
  readonly body: unknown;
  readonly at: string;
  readonly device: string;
  readonly refs?: readonly string[];
  readonly seq?: number;
  /** The server's signature that it stored exactly this: any phone may give it back to a server that lost it. */
  readonly receipt?: string;
  /** Its number on a server that has lost it: it is sent again before events that were never sent. */
  readonly was?: number;
}

/** After every number of a server: a number itself, so that two of them differ by 0. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The server's order, then what has not been sent yet, in the order it was made (ids are UUIDv7). */
export function inOrder(events: readonly LogEvent[]): LogEvent[] {
  const byId = new Map<string, LogEvent>();
  for (const event of events) if (event.seq !== undefined || !byId.has(event.id)) byId.set(event.id, event);
  return [...byId.values()].sort(
    (a, b) => (a.seq ?? LAST) - (b.seq ?? LAST) || (a.was ?? LAST) - (b.was ?? LAST) || (a.id < b.id ? -1 : 1),
  );
}
