/** Days that a spreadsheet exported as serial numbers: days since the end of 1899. */
import type { CsvRecord } from "#lib/sheet/csv";
import type { Day } from "../club/season-body";
import { movedDay } from "../tally/evening-day";
import { keyOf } from "./cells";
import { dayIn } from "./days";
import { inAny } from "./words";

/** The serial numbers of the days from 2000 to 2059: too large to be points. */
const [FIRST, LAST] = [36_526, 58_439];
const EPOCH = "1899-12-30";

const isSerial = (text: string): boolean =>
  /^\d{5}(?:[.,]\d+)?$/u.test(text) && Number(text.slice(0, 5)) >= FIRST && Number(text.slice(0, 5)) <= LAST;
const dayOf = (text: string): Day => movedDay(EPOCH, Number(text.slice(0, 5)));
const isFigure = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?$/u.test(text);
const DAY_HEADS = inAny(({ dayHeads }) => dayHeads);

/** Converts a row or column of such numbers to days; unchanged without one, or if days are written. */
export function withSerials(rows: readonly CsvRecord[]): readonly CsvRecord[] {
  if (rows.flatMap(({ cells }) => cells.filter((cell) => dayIn(cell) !== undefined)).length > 1) return rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cells }) => cells[at] ?? ""));
  const column = columns.findIndex(areDays);
  const row = column < 0 ? rows.findIndex(({ cells }) => areDays(cells)) : -1;
  if (column < 0 && row < 0) return rows;
  const isDay = (cell: string, down: number, across: number) => (down === row || across === column) && isSerial(cell);
  return rows.map((one, down) => ({
    ...one,
    cells: one.cells.map((cell, across) => (isDay(cell, down, across) ? dayOf(cell) : cell)),
  }));
}

/** True if all figures are such numbers, at least two, or one with a head that says day. */
function areDays(cells: readonly string[]): boolean {
  const figures = cells.filter(isFigure);
  const days = new Set(figures.filter(isSerial));
  const least = cells.some((cell) => DAY_HEADS.includes(keyOf(cell))) ? 1 : 2;
  return days.size >= least && figures.every(isSerial);
}
