/** What is done on the sheet's own page, and taken back: one piece, fetched once the ledger is painted. */
import type { Act } from "#lib/sheet/undo";
import type { Parts } from "#messages/fr/parts";

export { close, reopen } from "#lib/sheet/change";
export { actOf } from "#lib/sheet/undo";

/** "La partie continue." */
export function sayUndone({ kind, number }: Act, t: Parts["raised"]): string {
  if (kind === "deal.recorded" || kind === "deal.restored") return t.undone(number ?? 0);
  return t.undid[kind]?.(number ?? 0) ?? t.undidLast;
}
