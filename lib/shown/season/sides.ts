/**
 * If a club has more people than marks, strokes tell those with the same mark apart: the second's is underlined, the third's
 * overlined, and so on.
 */
import { itemAt } from "#lib/rules/item-at";

export type Side = "under" | "over" | "left" | "right";

const SIDES: readonly Side[] = ["under", "over", "left", "right"];
/** All combinations of strokes on the four sides, fewest strokes first. */
const WAYS: readonly (readonly Side[])[] = Array.from({ length: 2 ** SIDES.length }, (_, way) =>
  SIDES.filter((_, side) => way & (1 << side)),
).sort((a, b) => a.length - b.length);

/** How many signs one shape can make. */
export const MOST_OF_A_MARK = WAYS.length;

/** `nth`: how many had the same mark earlier; default none. */
export const markSides = (nth = 0): readonly Side[] => itemAt(WAYS, nth % WAYS.length);
