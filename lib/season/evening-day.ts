import type { Sheet } from "#lib/sheet/sheet";
import type { Day } from "./season-body";

/** The day of an evening in its season: what its sheet says, or of a sheet from before they said it, the day it was opened (UTC). */
export const eveningDay = ({ day, openedAt }: Pick<Sheet, "day" | "openedAt">): Day => day ?? openedAt.slice(0, 10);
