/**
 * A page of a spreadsheet → its evenings. The place of the days decides the layout: down a column, each row is an evening or a
 * deal; across a row, each column is an evening. Whatever is no score is set aside with a reason.
 */
import { sum } from "#lib/rules/lists";
import type { CsvRecord } from "#lib/sheet/csv";
import type { Day } from "../club/season-body";
import { readAcross } from "./across";
import { isSumHead, isTakerHead, isWords, keyOf, pointsIn } from "./cells";
import { dayIn, isMonthFirst, monthIn, type WrittenDay, yearsIn } from "./days";
import { readDown } from "./down";
import { type Grid, HEADS_WITHIN } from "./grid";
import { SAYS_RUNNING } from "./running";
import { withSerials } from "./serials";
import type { PastTable } from "./table";

/**
 * empty: nothing written. names: only a list of names. one-evening: names and points, but no day. no-days: no day, so nothing can
 * be an evening. no-names: figures and days without names. no-seats: deals with their takers, without the others' points.
 */
export type WhyNot = "empty" | "names" | "one-evening" | "no-days" | "no-names" | "no-seats" | "too-long";
type Understood = { readonly ok: true; readonly table: PastTable } | { readonly ok: false; readonly why: WhyNot };

interface Asked {
  /** The latest day for an evening without a year. */
  readonly today: Day;
  /** The file's name, which may give the season. */
  readonly file?: string;
}

/** Twenty years of a large club. */
const MOST_CELLS = 300_000;

const no = (why: WhyNot): Understood => ({ ok: false, why });

export function understand(given: Grid, { today, file }: Asked): Understood {
  const cells = sum(given.rows.map((row) => row.cells.length));
  if (cells === 0) return no("empty");
  if (cells > MOST_CELLS) return no("too-long");
  const grid = { ...given, rows: withDayOfPage(withWholeDays(withSerials(given.rows)), given.name, file) };
  const monthFirst = isMonthFirst(grid.rows.flatMap((row) => row.cells));
  const dated = grid.rows.map((row) => row.cells.map((cell) => dayIn(cell, monthFirst)));
  const down = fullest(columnsOf(dated).map(countOf));
  const across = fullest(dated.map(countOf));
  if (down.count === 0) return no(withoutDays(grid.rows));
  const isDown = down.count > across.count || (down.count === across.count && isRowOfFigures(grid.rows, dated));
  const read = { grid, dated, years: yearsOf(grid, file), today };
  const table = isDown ? readDown(read, down.at) : readAcross(read, across.count);
  if (table && table.evenings.length > 0)
    return { ok: true, table: saysRunning(grid, file) ? { ...table, running: "said" } : table };
  return no(isDown && hasTakers(grid.rows) ? "no-seats" : "no-names");
}

function withoutDays(rows: readonly CsvRecord[]): WhyNot {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell !== ""));
  if (filled.length > 1 && filled.every(([cell = "", more]) => more === undefined && isWords(cell) && !/\d|[{}[\]]/u.test(cell)))
    return "names";
  const [head = [], ...body] = filled;
  const isTable = head.length > 1 && head.every((cell) => isWords(cell) && !/\d/u.test(cell)) && body.length > 0;
  return isTable && body.every(([cell = ""]) => isFigure(cell)) ? "one-evening" : "no-days";
}

const hasTakers = (rows: readonly CsvRecord[]): boolean =>
  rows.slice(0, HEADS_WITHIN).some(({ cells }) => cells.some((cell) => isTakerHead(cell)));

/** True if a title, or the page's or file's name, mentions running totals; heads of sum columns do not count. */
const saysRunning = ({ name, rows }: Grid, file = ""): boolean =>
  [name ?? "", file, ...rows.slice(0, HEADS_WITHIN).flatMap(({ cells }) => cells.filter((cell) => !isSumHead(cell)))].some(
    (text) => SAYS_RUNNING.test(text),
  );

/**
 * For a page with one evening, whose day is only in its name, the file's, or a line above the figures: adds that day before each
 * row with a figure.
 */
function withDayOfPage(rows: readonly CsvRecord[], page: string | null, file = ""): readonly CsvRecord[] {
  const within = rows.flatMap(({ cells }, at) => cells.flatMap((cell) => (dayIn(cell) === undefined ? [] : [{ cell, at }])));
  const [only, more] = within;
  const isTitle = only !== undefined && more === undefined && (rows[only.at]?.cells ?? []).every((cell) => !isFigure(cell));
  const said = isTitle
    ? only.cell
    : within.length === 0
      ? [page ?? "", bareName(file)].find((text) => dayIn(text) !== undefined)
      : undefined;
  if (said === undefined) return rows;
  return rows.flatMap((row, at) => {
    if (isTitle && at === only.at) return [];
    const isOne = row.cells.some(isFigure) && !row.cells.some((cell) => isSumHead(cell) && cell !== "");
    return [{ ...row, cells: [isOne ? said : "", ...row.cells] }];
  });
}

const isFigure = (cell: string): boolean => pointsIn(cell) !== null;
/** "soirée du 12-03-2026.xlsx" without its ending. */
const bareName = (file: string): string => file.replace(/\.\w{2,4}$/u, "").replaceAll("_", " ");

const countOf = (cells: readonly (WrittenDay | undefined)[]): number => cells.filter((cell) => cell !== undefined).length;

function fullest(counts: readonly number[]): { at: number; count: number } {
  const count = Math.max(...counts);
  return { at: counts.indexOf(count), count };
}

function columnsOf<T>(rows: readonly (readonly T[])[]): (T | undefined)[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at]));
}

/** True for a single evening with several figures in its row. */
function isRowOfFigures(rows: readonly CsvRecord[], dated: readonly (readonly (WrittenDay | undefined)[])[]): boolean {
  const at = dated.findIndex((cells) => countOf(cells) > 0);
  return (rows[at]?.cells ?? []).filter((cell, i) => !dated[at]?.[i] && /\d/u.test(cell) && !isWords(cell)).length >= 2;
}

/** The season's years, from a line above the table, else the page's name, else the file's. */
function yearsOf({ name, rows }: Grid, file = ""): ReturnType<typeof yearsIn> {
  const above = rows.slice(0, 6).flatMap(({ cells }) => cells.filter((cell) => isWords(cell) && dayIn(cell) === undefined));
  return [...above, name ?? "", file].map(yearsIn).find((years) => years !== undefined);
}

/** "Septembre" over 3, 10, 17, 24: each becomes a day of September. The same for months beside a column. */
function withWholeDays(rows: readonly CsvRecord[]): readonly CsvRecord[] {
  // If days are written, a month may be a name (Avril).
  if (rows.flatMap(({ cells }) => cells.filter((cell) => dayIn(cell) !== undefined)).length > 1) return rows;
  const across = rows.findIndex(({ cells }, i) => cells.some(monthOf) && isDates(rows[i + 1]?.cells ?? []));
  if (across >= 0) {
    let month = "";
    const heads = rows[across]?.cells ?? [];
    const joined = (rows[across + 1]?.cells ?? []).map((cell, i) => {
      month = monthOf(heads[i] ?? "") ? (heads[i] ?? "") : month;
      return month !== "" && isDate(cell) ? `${cell} ${month}` : cell;
    });
    return rows.flatMap((row, i) => (i === across ? [] : i === across + 1 ? [{ ...row, cells: joined }] : [row]));
  }
  return withMonthsDown(rows);
}

function withMonthsDown(rows: readonly CsvRecord[]): readonly CsvRecord[] {
  const months = rows.filter(({ cells: [first = "", second = ""] }) => monthOf(first) && isDate(second)).length;
  if (months === 0) return withMonthsBetween(rows);
  let month = "";
  return rows.map((row) => {
    const [first = "", second = "", ...rest] = row.cells;
    if (monthOf(first)) month = first;
    const isOne = month !== "" && (first === "" || monthOf(first)) && isDate(second);
    return isOne ? { ...row, cells: ["", `${second} ${month}`, ...rest] } : row;
  });
}

/** "Septembre 2025" alone on its line, over the lines of 2, 9, 16 and 23. */
function withMonthsBetween(rows: readonly CsvRecord[]): readonly CsvRecord[] {
  const aloneIn = ({ cells }: CsvRecord): string | undefined => {
    const filled = cells.filter((cell) => cell !== "");
    return filled.length === 1 && monthOf(filled[0] ?? "") ? filled[0] : undefined;
  };
  let month: string | undefined;
  let dates = 0;
  const joined = rows.flatMap((row) => {
    const alone = aloneIn(row);
    if (alone !== undefined) month = alone;
    const at = row.cells.findIndex((cell) => cell !== "");
    if (alone !== undefined) return [];
    if (month === undefined || !isDate(row.cells[at] ?? "")) return [row];
    dates++;
    return [{ ...row, cells: row.cells.map((cell, i) => (i === at ? `${cell} ${month}` : cell)) }];
  });
  return dates >= 2 ? joined : rows;
}

/** "Septembre", "sept. 2024". */
const monthOf = (text: string): boolean => {
  const found = /^([a-z]+)( \d{4}| \d\d)?$/u.exec(keyOf(text));
  return found !== null && monthIn(found[1] ?? "") !== null;
};
const isDate = (text: string): boolean => /^([1-9]|[12]\d|3[01])$/u.test(text.replace(/^0/u, ""));
/** True for numbers that may be dates; with any other figure they may be points. */
const isDates = (cells: readonly string[]): boolean =>
  cells.filter(isDate).length >= 2 && cells.every((cell) => isDate(cell) || !isFigure(cell));
