/** Of many lines, which are read: the one looked at, those it is fought out with, and the others, which recede. */

export type Prominence = "inked" | "rival" | "far";

/** So many lines can all be told apart. */
const ALL_LEGIBLE = 10;
/** On each side of the one looked at. */
const NEIGHBOURS = 2;
const LEADERS = 3;

/** `lines` in the order of their last values, the first first; `inked`: the place of the one looked at. */
export const prominenceOf = (lines: number, inked: number): Prominence[] =>
  Array.from({ length: lines }, (_, place) => {
    if (place === inked) return "inked";
    return lines <= ALL_LEGIBLE || place < LEADERS || Math.abs(place - inked) <= NEIGHBOURS ? "rival" : "far";
  });
