/** How long a sheet was in a club, or in a season of it: what it does afterwards, in another or in none, is not for them. */

import type { LogEvent } from "#lib/log/event";
import type { SeasonPlace } from "#lib/sheet/event";

/** Where in the log the sheet was last taken out of those places, by the event that did; null: it is in one of them. */
export function takenOut(log: readonly Pick<LogEvent, "kind" | "body">[], isIn: (place: SeasonPlace) => boolean): number | null {
  let out: number | null = 0;
  for (const [i, { kind, body }] of log.entries()) {
    if (kind === "season.joined" && isIn(body as SeasonPlace)) out = null;
    else if (kind === "season.joined" || kind === "season.left") out ??= i;
  }
  return out;
}
