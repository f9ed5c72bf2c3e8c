import { gameOf } from "#lib/rules/games";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";

/** True if nothing more may be noted: after the end of a whist; in other games a table may play on. */
export const hasEnded = ({ closed, over, rules }: Sheet): boolean => closed !== null || (over && gameOf(rules).endsForGood);

/** A deal that is past the end since an earlier one was corrected: its own form cannot correct that. */
export const isPastTheEnd = ({ faults }: Pick<SheetDeal, "faults">): boolean =>
  faults.some(({ code }) => code === "past-the-end");
