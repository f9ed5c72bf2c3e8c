import type { Sheet } from "#lib/sheet/sheet";
import { clubShorts } from "#lib/shown/club/club-shorts";
import { lastSeen } from "#lib/sync/club";
import { doorOf } from "#lib/sync/doors";
import { thisPhone } from "#lib/sync/this-phone";

/** As the club of this sheet was last seen by this phone. */
export async function readShorts({ names, season }: Pick<Sheet, "names" | "season">): Promise<ReadonlyMap<string, string>> {
  const seen = season ? await lastSeen(thisPhone(), doorOf.club(season.club)) : undefined;
  return seen ? clubShorts(seen.view.club, names, season) : new Map();
}
