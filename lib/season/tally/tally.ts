/** One sheet's contribution to a season. Evenings are gathered from these, and standings from evenings. */
import type { Sheet } from "#lib/sheet/sheet";
import { contributionOf } from "./contribution";
import { EarlierResults } from "./earlier-results";
import { type CountingSeason, lateChanges } from "./late";
import type { Received, SheetTally } from "./tallied";

/**
 * This sheet's contribution to this season; null if it does not count there. `sheet` is the fold of `log`, which is in the
 * server's order. After the correction period the evening stays as it was then, and `late` has what moved since (T19):
 * everything, if the sheet was out of the season then and came back.
 */
export function tallySheet(
  sheet: Sheet,
  log: readonly Received[],
  season: CountingSeason,
  earlier = new EarlierResults(),
): SheetTally | null {
  const { evening, late } = lateChanges(sheet, log, season, earlier);
  if (evening) return { ...evening, late };
  return late.length > 0 ? { ...contributionOf(sheet), deals: 0, players: [], others: [], late } : null;
}
