import { gameOf } from "#lib/rules/games";
import type { Sheet, SheetDeal } from "#lib/sheet/sheet";

/** Past the end of a whist nothing may be noted; elsewhere a table may play on. */
export const hasEnded = ({ closed, over, rules }: Sheet): boolean => closed !== null || (over && gameOf(rules).endsForGood);

/** Noted, and past the end since an earlier deal was corrected: nothing in its own form can put it right. */
export const isPastTheEnd = ({ faults }: Pick<SheetDeal, "faults">): boolean =>
  faults.some(({ code }) => code === "past-the-end");
