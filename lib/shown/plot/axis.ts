/** The scale beside a curve: round values, 0 among them where the curve crosses it. */
import type { Points } from "#lib/rules/rules";

export type Axis = ReturnType<typeof axisOf>;

const MOST_STEPS = 8;

/** The least of 1, 2 or 5 times a power of ten that is as great as this, and no less than a point. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least);
}

/** Round values that hold the curve, from the bottom up, with at most so many steps between its ends. */
export function ticksOf(low: Points, high: Points, steps = 5): Points[] {
  const step = roundStep(Math.max(high - low, 1) / steps);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step + 0);
}

/** Holds 0 too. The curve itself may go past the outer steps, where hairlines are drawn, from the top down. */
export function axisOf(values: readonly Points[]) {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const within = ticksOf(bottom, top, MOST_STEPS).filter((step) => step >= bottom && step <= top);
  return { top: top === bottom ? top + 1 : top, bottom, steps: within.reverse() };
}
