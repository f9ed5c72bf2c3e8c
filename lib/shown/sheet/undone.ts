/** What the sheet's page says of an act that was undone, and until when it says so. */
import type { Sheet } from "#lib/sheet/sheet";
import type { Act } from "#lib/sheet/undo";
import type { Chunks } from "#messages/fr/chunks";

/** "Arrêt retiré, la partie continue." Told of the sheet as it is now: if another phone also noted the deal, its version stays. */
export function sayUndone(
  { kind, number, who = "", misdeal }: Act,
  { deals }: Pick<Sheet, "deals">,
  t: Chunks["raised"],
): string {
  if (kind !== "deal.recorded" && kind !== "deal.restored") return t.undid[kind]?.(number ?? 0, who) ?? t.undidLast;
  if (misdeal) return t.undoneMisdeal;
  const stays = deals.some((deal) => deal.number === number && !deal.voided);
  return stays ? t.undoneVersion(number ?? 0) : t.undone(number ?? 0);
}

/** Makes a test whether a sheet is still in the state of this one. */
export function asLeft(left: Sheet): (sheet: Sheet) => boolean {
  const marks = marksOf(left);
  return (sheet) => marksOf(sheet) === marks;
}

/** A text that changes with anything done on the sheet, here or on another phone. */
const marksOf = ({ deals, order, names, closed, bets, disputes, seating, season, day, evening }: Sheet): string =>
  JSON.stringify([
    deals.map(({ current, voided, conflicts, contests, confirmations }) => [
      [current, voided, conflicts.length, confirmations.length],
      contests.map(({ event, ruling }) => [event, ruling?.event]),
    ]),
    [order, names, closed, bets.length, disputes.length, seating],
    [season, day, evening],
  ]);
