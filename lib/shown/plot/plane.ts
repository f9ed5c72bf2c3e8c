/**
 * What all curves share: the height of a value, and of the names beside the ends of lines, from the top in the drawing's own
 * units.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { spread } from "./spread";

interface Extent {
  readonly high: Points;
  readonly low: Points;
  readonly height: number;
  /** Above the drawing. */
  readonly top?: number;
  /** Within it, above the highest value and below the lowest. */
  readonly air?: number;
}

export function planeOf({ high, low, height, top = 0, air = 0 }: Extent) {
  const yOf = (value: Points) => top + air + ((high - value) / (high - low || 1)) * (height - 2 * air);
  /** The ends of lines at these values, and the middles of their names, at least `pitch` apart and `half` inside the edges. */
  const endsOf = (values: readonly Points[], pitch: number, half = 0) => {
    const ends = values.map(yOf);
    const names = spread(
      ends.map((y) => y - top - half),
      pitch,
      height - 2 * half,
    );
    return ends.map((end, line) => ({ end, name: top + itemAt(names, line) + half }));
  };
  return { yOf, endsOf };
}
