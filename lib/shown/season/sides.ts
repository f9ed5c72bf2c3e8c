/** In a club of more people than there are marks, the second who wears one has it underlined, the third overlined, and so on. */
import { itemAt } from "#lib/rules/item-at";

export type Side = "under" | "over" | "left" | "right";

const SIDES: readonly Side[] = ["under", "over", "left", "right"];
/** Every way to have strokes on some sides, those with the fewest first. */
const WAYS: readonly (readonly Side[])[] = Array.from({ length: 2 ** SIDES.length }, (_, way) =>
  SIDES.filter((_, side) => way & (1 << side)),
).sort((a, b) => a.length - b.length);

/** Marks that one shape can be. */
export const MOST_OF_A_MARK = WAYS.length;

/** `nth`: how many wear the same mark before this one; left out, nobody. */
export const sidesOf = (nth = 0): readonly Side[] => itemAt(WAYS, nth % WAYS.length);
