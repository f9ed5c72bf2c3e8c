/** Where the lines of a curve run, in the drawing's own units, for paper and for pictures: nothing here is measured on a screen. */
import { itemAt, lastOf } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { ticksOf } from "./axis";
import { planeOf } from "./plane";
import { pathOf, type Row, sat } from "./sat";

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

/** Rows that are told under the drawing: all of few, else some, evenly, the last among them. */
export function toldOf(rows: number, most: number): number[] {
  const step = Math.ceil(rows / most);
  return Array.from({ length: rows }, (_, i) => i).filter((row) => (rows - 1 - row) % step === 0);
}
