/** What is done on the sheet's own page, and taken back: one piece, fetched once the ledger is painted. */
import type { Sheet } from "#lib/sheet/sheet";
import type { Act } from "#lib/sheet/undo";
import type { Parts } from "#messages/fr/parts";

export { close, reopen } from "#lib/sheet/change";
export { actOf, choiceOf, inverseNow } from "#lib/sheet/undo";

/** "La partie continue." On the sheet as it stands since: what another phone noted of a deal stays there. */
export function sayUndone({ kind, number, who = "", misdeal }: Act, { deals }: Pick<Sheet, "deals">, t: Parts["raised"]): string {
  if (kind !== "deal.recorded" && kind !== "deal.restored") return t.undid[kind]?.(number ?? 0, who) ?? t.undidLast;
  if (misdeal) return t.undoneMisdeal;
  const stays = deals.some((deal) => deal.number === number && !deal.voided);
  return stays ? t.undoneVersion(number ?? 0) : t.undone(number ?? 0);
}
