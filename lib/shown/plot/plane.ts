/**
 * What all curves share: the height of a value, and of the names beside the ends of lines, from the top in the drawing's own
 * units.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";

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

/**
 * Where names stand at the ends of curves: as near their points as possible, in the points' order, at least `pitch` apart,
 * within `height`. Names that would touch are centred together on the mean of their points (pooled means, least squares).
 */
export function spread(ends: readonly number[], pitch: number, height = Number.POSITIVE_INFINITY): number[] {
  const order = ends.map((_, i) => i).sort((a, b) => itemAt(ends, a) - itemAt(ends, b) || a - b);
  const pools: { sum: number; size: number }[] = [];
  order.forEach((end, rank) => {
    let pool = { sum: itemAt(ends, end) - rank * pitch, size: 1 };
    let above = pools.at(-1);
    while (above && above.sum / above.size > pool.sum / pool.size) {
      pool = { sum: above.sum + pool.sum, size: above.size + pool.size };
      pools.pop();
      above = pools.at(-1);
    }
    pools.push(pool);
  });
  const means = pools.flatMap(({ sum, size }) => Array<number>(size).fill(sum / size));
  const spreadOut = new Array<number>(ends.length);
  order.forEach((end, rank) => {
    const first = Math.max(0, Math.min(itemAt(means, rank), height - (ends.length - 1) * pitch));
    spreadOut[end] = first + rank * pitch;
  });
  return spreadOut;
}
