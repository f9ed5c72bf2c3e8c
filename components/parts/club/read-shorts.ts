import type { Sheet } from "#lib/sheet/sheet";
import { clubShorts } from "#lib/shown/club/club-shorts";
import { lastSeen } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

/** The short names of the sheet's club, as this phone last saw it. */
export async function readShorts({ names, season }: Pick<Sheet, "names" | "season">): Promise<ReadonlyMap<string, string>> {
  const seen = season ? await lastSeen(thisPhone(), doorOf.club(season.club)) : undefined;
  return seen ? clubShorts(seen.view.club, names, season) : new Map();
}
