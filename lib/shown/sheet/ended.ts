import { gameOf } from "#lib/rules/games";
import type { Sheet } from "#lib/sheet/sheet";

/** Past the end of a whist nothing may be noted; elsewhere a table may play on. */
export const hasEnded = ({ closed, over, rules }: Sheet): boolean => closed !== null || (over && gameOf(rules).endsForGood);
