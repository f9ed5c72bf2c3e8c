// This folder: curves and bars, as numbers.
/** The scale beside a curve: round values, with 0 if the curve crosses it. */
import type { Points } from "#lib/rules/rules";

export type Axis = ReturnType<typeof axisOf>;

const MOST_STEPS = 8;

/** The smallest step of 1, 2 or 5 times a power of ten that is at least this, and at least one point. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least);
}

/** Round values that enclose the curve, from the bottom up, with at most so many steps. */
export function ticksOf(low: Points, high: Points, steps = 5): Points[] {
  const step = roundStep(Math.max(high - low, 1) / steps);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step + 0);
}

/** Includes 0. Hairlines are drawn at the steps, from the top down; the curve may go beyond the outer ones. */
export function axisOf(values: readonly Points[]) {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const within = ticksOf(bottom, top, MOST_STEPS).filter((step) => step >= bottom && step <= top);
  return { top: top === bottom ? top + 1 : top, bottom, steps: within.reverse() };
}

/** Places as values below zero, the first at the top; hairlines at the first and at round ones. */
export function axisOfPlaces(people: number): Axis {
  const step = people <= 8 ? 1 : people <= 30 ? 5 : 10;
  const round = Array.from({ length: people }, (_, i) => i + 1).filter((at) => at === 1 || at % step === 0);
  return { top: -1, bottom: -people, steps: round.map((at) => -at) };
}
