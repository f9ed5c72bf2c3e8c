/**
 * The places of names at the ends of curves: as near their points as possible, in the points' order, at least `pitch` apart,
 * within `height`. Names that would touch are centred together on the mean of their points (pooled means, least squares).
 */
import { itemAt } from "#lib/rules/item-at";

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
  const places = pools.flatMap(({ sum, size }) => Array<number>(size).fill(sum / size));
  const spreadOut = new Array<number>(ends.length);
  order.forEach((end, rank) => {
    const place = Math.max(0, Math.min(itemAt(places, rank), height - (ends.length - 1) * pitch));
    spreadOut[end] = place + rank * pitch;
  });
  return spreadOut;
}
