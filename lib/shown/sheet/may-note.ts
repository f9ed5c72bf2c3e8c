/** Whether anything may still be noted, and by whom. */
import { gameOf } from "#lib/rules/games";
import { canAddToSheet, type Role } from "#lib/sheet/role";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";

interface Hand {
  readonly role: Role | null;
}

/** Before the server has answered, `role` is null: the sheet was made on this phone, which may do everything. */
export const canNote = ({ role }: Hand): boolean => role !== "viewer";

export const canRule = ({ role }: Hand): boolean => role === null || canAddToSheet(role, "contest.ruled");

/** True if nothing more may be noted: after the end of a whist; in other games a table may play on. */
export const hasEnded = ({ closed, over, rules }: Sheet): boolean => closed !== null || (over && gameOf(rules).endsForGood);

/** A deal that is past the end since an earlier one was corrected: its own form cannot correct that. */
export const isPastTheEnd = ({ faults }: Pick<SheetDeal, "faults">): boolean =>
  faults.some(({ code }) => code === "past-the-end");

/**
 * The page that a deal's row opens: a choice between two phones' versions, its form, or its history where a form can do nothing.
 * `may`: this phone may note.
 */
export function pageOfRow(
  { deals }: Pick<Sheet, "deals">,
  { number, mark }: { readonly number: number; readonly mark?: string | undefined },
  may: boolean,
): "settle" | "deal" | "history" {
  if (mark === "divided" || mark === "rival") return "settle";
  const isLate = deals.some((deal) => deal.number === number && isPastTheEnd(deal));
  return may && !isLate ? "deal" : "history";
}
