/** Why a sheet is closed. */
import type { BodyOf } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";

/** The points have ended the game, else the hour agreed on, else the table stops as it likes. */
export const whyClosed = ({ over, until }: Pick<Sheet, "over" | "until">): BodyOf<"sheet.closed">["reason"] =>
  over ? "points" : until ? "hour" : "agreed";
