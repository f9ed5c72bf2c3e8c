import type { SheetAtHand } from "#components/parts/live/use-sheet";
import { canAdd } from "#lib/sheet/role";

type Hand = Pick<SheetAtHand, "role">;

/** A sheet that the server has not answered for is this phone's own. */
export const canNote = ({ role }: Hand): boolean => role !== "viewer";

export const canRule = ({ role }: Hand): boolean => role === null || canAdd(role, "contest.ruled");
