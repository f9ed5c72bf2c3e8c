/** Where the lines of a curve run, in the drawing's own units, for paper and for pictures: nothing here is measured on a screen. */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { roundStep } from "./axis";
import { pathOf, type Row, sat } from "./sat";
import { spread } from "./spread";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * `rows`: running totals, the start first, one value for each of those who `sat`. Names stand `pitch` apart at least. `ticks`: round values
 * across the drawing, the start among them.
 */
export function plotOf(rows: readonly Row[], { left, top, width, height }: Box, pitch: number) {
  const told = rows.flat().filter((total) => total !== null);
  const values = told.length > 0 ? told : [0]; // of six at five seats nobody has a total before the first deal
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const [low, high] = [Math.min(itemAt(ticks, 0), ...values), Math.max(ticks.at(-1) as number, ...values)];
  const xOf = (row: number) => left + (rows.length < 2 ? 0 : (row / (rows.length - 1)) * width);
  const yOf = (value: number) => top + ((high - value) / (high - low || 1)) * height;
  const there = sat(rows.at(-1) ?? []);
  const ends = there.map((player) => yOf(rows.at(-1)?.[player] as Points));
  const names = spread(
    ends.map((y) => y - top),
    pitch,
    Math.max(height, pitch * (ends.length - 1)),
  );
  const lines = ends.map((y, line) => ({
    path: pathOf(rows, itemAt(there, line), (total, row) => `${round(xOf(row))} ${round(yOf(total))}`),
    end: { x: round(xOf(rows.length - 1)), y: round(y) },
    nameY: round(top + itemAt(names, line)),
  }));
  return { lines, ticks: ticks.map((value) => ({ value, y: round(yOf(value)) })), xOf: (row: number) => round(xOf(row)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** At most six round values that hold the curve: steps of 1, 2 or 5 and their tens. */
export function ticksOf(low: number, high: number): number[] {
  const step = roundStep(Math.max(high - low, 1) / 5);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step + 0);
}

/** Rows that are told under the drawing: all of few, else some, evenly, the last among them. */
export function toldOf(rows: number, most: number): number[] {
  const step = Math.ceil(rows / most);
  return Array.from({ length: rows }, (_, i) => i).filter((row) => (rows - 1 - row) % step === 0);
}
