import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { canAdd } from "#lib/sheet/role";

/** A sheet that the server has not answered for is this phone's own. */
export const canRule = ({ role }: Pick<SheetAtHand, "role">): boolean => role === null || canAdd(role, "contest.ruled");
