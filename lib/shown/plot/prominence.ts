/** Which of many lines stand out: the selected one, its rivals; the others are faint. */

export type Prominence = "inked" | "rival" | "far";

/** So many lines can all be told apart. */
const ALL_LEGIBLE = 10;
/** Rivals on each side of the selected line. */
const NEIGHBOURS = 2;
const LEADERS = 3;

/** `lines`: how many, in the order of their last values, highest first; `inked`: the place of the selected one. */
export const prominenceOf = (lines: number, inked: number): Prominence[] =>
  Array.from({ length: lines }, (_, place) => {
    if (place === inked) return "inked";
    return lines <= ALL_LEGIBLE || place < LEADERS || Math.abs(place - inked) <= NEIGHBOURS ? "rival" : "far";
  });
