/** How long a sheet was in a club or a season: what happens on it afterwards does not count there. */

import type { LogEvent } from "#lib/log/event";
import type { SeasonPlace } from "#lib/sheet/event";
import type { Received } from "./tallied";

/** The place in the log of the event that last took the sheet out; null: it is still in. */
export function takenOut(log: readonly Pick<LogEvent, "kind" | "body">[], isIn: (place: SeasonPlace) => boolean): number | null {
  let out: number | null = 0;
  for (const [i, { kind, body }] of log.entries()) {
    if (kind === "season.joined" && isIn(body as SeasonPlace)) out = null;
    else if (kind === "season.joined" || kind === "season.left") out ??= i;
  }
  return out;
}

/** The log as this club sees it, where another club's season has the same id, as in a copied document: whoever joins that one leaves. */
export const seenFrom = (log: readonly Received[], club: string): Received[] =>
  log.map((received) => {
    const { event } = received;
    const isElsewhere = event.kind === "season.joined" && (event.body as SeasonPlace).club !== club;
    return isElsewhere ? { ...received, event: { ...event, kind: "season.left", body: {} } } : received;
  });
