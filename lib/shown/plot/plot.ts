/** The lines of a curve in the drawing's own units, for paper and pictures, without measuring on a screen. */
import { itemAt, lastOf } from "#lib/rules/item-at";
import type { Points, Totals } from "#lib/rules/rules";
import { ticksOf } from "./axis";
import { planeOf } from "./plane";
import { pathOf, sat } from "./sat";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * `rows`: running totals, the start first, a value for each person. Names are at least `pitch` apart. `ticks`: round values
 * across the drawing.
 */
export function plotOf(rows: readonly Totals[], { left, top, width, height }: Box, pitch: number) {
  const told = rows.flat().filter((total) => total !== null);
  const values = told.length > 0 ? told : [0]; // with six people at five seats no one has a total before the first deal
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const { yOf, endsOf } = planeOf({ high: lastOf(ticks), low: itemAt(ticks, 0), height, top });
  const xOf = (row: number) => round(left + (rows.length < 2 ? 0 : (row / (rows.length - 1)) * width));
  const there = sat(rows.at(-1) ?? []);
  const totalsThere = there.map((player) => rows.at(-1)?.[player] as Points);
  const lines = endsOf(totalsThere, pitch).map(({ end, name }, line) => ({
    path: pathOf(rows, itemAt(there, line), (total, row) => `${xOf(row)} ${round(yOf(total))}`),
    end: { x: xOf(rows.length - 1), y: round(end) },
    nameY: round(name),
  }));
  return { lines, ticks: ticks.map((value) => ({ value, y: round(yOf(value)) })), xOf };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The rows labelled under the drawing: all if few, else evenly spaced, always with the last. */
export function toldOf(rows: number, most: number): number[] {
  const step = Math.ceil(rows / most);
  return Array.from({ length: rows }, (_, i) => i).filter((row) => (rows - 1 - row) % step === 0);
}
