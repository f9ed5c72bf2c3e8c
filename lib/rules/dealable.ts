/**
 * Whether these hands can exist together. Each class of cards (trumps, heads, the others…) has a supply; each hand holds exactly
 * `size` cards, at least `low` and at most `high` of each class. By Hall's condition it can be dealt unless some group of classes
 * is too large for the room left to it, or a hand asks for more than it may hold.
 */

import { itemAt } from "./item-at";
import { sum } from "./lists";

/** By class, from the first; defaults: 0 for `low`, a whole hand for `high`. */
export interface HandClaim {
  readonly size: number;
  readonly low?: readonly number[];
  readonly high?: readonly number[];
}

const lowOf = ({ low = [] }: HandClaim, c: number): number => low[c] ?? 0;
const highOf = ({ size, high = [] }: HandClaim, c: number): number => high[c] ?? size;

/** `supply` per class must add up to the sizes of all hands (the cards set aside count as a hand without claims). */
export function isDealable(supply: readonly number[], hands: readonly HandClaim[]): boolean {
  const classes = supply.map((_, c) => c);
  if (hands.some((hand) => classes.some((c) => lowOf(hand, c) > highOf(hand, c)))) return false;
  // The empty group checks that each hand has room for its minimums.
  for (let group = 0; group < 1 << supply.length; group++) {
    const inside = classes.filter((c) => group & (1 << c));
    const outside = classes.filter((c) => !(group & (1 << c)));
    const room = hands.map((hand) =>
      Math.min(sum(inside.map((c) => highOf(hand, c))), hand.size - sum(outside.map((c) => lowOf(hand, c)))),
    );
    if (sum(room) < sum(inside.map((c) => itemAt(supply, c)))) return false;
  }
  return true;
}
