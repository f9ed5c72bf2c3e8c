/** A spreadsheet as rows of texts, whether from a CSV or a workbook. */

import { tidyName } from "#lib/log/name";
import { type CsvRecord, parseCsv } from "#lib/sheet/csv";

/** `name`: the workbook's page, or the file. `line`: a row's line, from 1. */
export interface Grid {
  readonly name: string | null;
  readonly rows: readonly CsvRecord[];
}

/** Rows above the heads: a title, a place, a date and the like. */
export const HEADS_WITHIN = 8;

export const gridOfText = (text: string, name: string | null): Grid => ({ name, rows: parseCsv(text) });

/** What a workbook's cell may hold. */
export type Value = string | number | boolean | Date | null | undefined | object;

export function gridOfValues(rows: readonly (readonly Value[])[], name: string): Grid {
  const written = rows.map((cells, i) => ({ line: i + 1, cells: Array.from(cells, textOf) }));
  return { name, rows: written.filter(({ cells }) => cells.some((cell) => cell !== "")) };
}

/** A date is read without its time, as typed. Floating-point noise in sums of halves is rounded off. */
function textOf(value: Value): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value === "number") return Number.isFinite(value) ? String(Math.round(value * 1e6) / 1e6) : "";
  return typeof value === "string" ? tidyName(value) : "";
}
