/** How long a sheet was in a club or a season: what happens on it afterwards does not count there. */

import type { LogEvent } from "#lib/log/event";
import type { SeasonJoined, WhichSeason } from "#lib/sheet/event";

export const isSameSeason = (one: Partial<WhichSeason> | null | undefined, { club, season }: WhichSeason): boolean =>
  one?.club === club && one.season === season;

/** The index in the log of the event that last took the sheet out; null: it is still in. */
export function takenOut(
  log: readonly Pick<LogEvent, "kind" | "body">[],
  isIn: (joined: SeasonJoined) => boolean,
): number | null {
  let out: number | null = 0;
  for (const [i, { kind, body }] of log.entries()) {
    if (kind === "season.joined" && isIn(body as SeasonJoined)) out = null;
    else if (kind === "season.joined" || kind === "season.left") out ??= i;
  }
  return out;
}
