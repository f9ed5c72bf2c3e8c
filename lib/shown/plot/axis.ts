/** The scale beside a curve: round steps that hold every value, and 0. */
import type { Points } from "#lib/rules/rules";

export interface Axis {
  readonly top: Points;
  readonly bottom: Points;
  /** Where a hairline is drawn, from the top down. */
  readonly steps: readonly Points[];
}

const MOST_STEPS = 8;

/** The least of 1, 2 or 5 times a power of ten that is as great as this, and no less than a point. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least);
}

/** The curve itself may go past the outer ones. */
export function axisOf(values: readonly Points[]): Axis {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const step = roundStep(span / MOST_STEPS);
  const steps: Points[] = [];
  for (let at = Math.floor(top / step); at >= Math.ceil(bottom / step); at--) steps.push(at * step || 0);
  return { top: top === bottom ? top + 1 : top, bottom, steps };
}
