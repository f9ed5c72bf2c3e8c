/**
 * A pasted table or a file → rows of cells for a sheet, with the meaning of its columns, and all lines and columns left aside.
 */
import { itemAt } from "#lib/rules/item-at";
import type { Points, Totals } from "#lib/rules/rules";
import { type CsvRecord, numberIn, parseCsv } from "../csv";
import type { Sheet } from "../sheet";
import { type Cells, type Column, headKey } from "./column";
import { columnsOfSheet, matchHeads } from "./columns";
import { isDash } from "./tokens";

/** fields: how deals were played. points: only their points. */
export type CsvWay = "points" | "fields";

/** A line that is no deal; counted from 1. */
interface AsideLine {
  readonly line: number;
  readonly text: string;
}

/** A line of totals, after `after` rows. `figures` by seat, null where it has none. */
export interface TotalsLine extends AsideLine {
  readonly after: number;
  readonly figures: Totals;
}

export interface TakenTable {
  readonly way: CsvWay;
  /** Each row has its `line`. */
  readonly rows: readonly Cells[];
  /** Heads that match no column of this sheet; a column without a head by its place: "(5)". */
  readonly unread: readonly string[];
  /** The player whose column is missing, and follows from the others. */
  readonly lacking: readonly string[];
  readonly aside: readonly AsideLine[];
  readonly totals: readonly TotalsLine[];
  /** The last line, if it is the sum of all others but not marked so. */
  readonly suspect: number | null;
  /** How many different days the first column has: if several, the lines are evenings, not deals. */
  readonly days: number;
  /** How many rows exceed the limit. */
  readonly left: number;
}

/** heads: as read, with the players whose columns are missing. width: the number of cells in the first row of figures. */
export type WhyNotCsv =
  | { readonly code: "no-table" | "too-long" }
  | { readonly code: "heads"; readonly read: readonly string[]; readonly lacking: readonly string[] }
  | { readonly code: "width" | "too-wide"; readonly given: number };

type Taken = { readonly ok: true; readonly table: TakenTable } | { readonly ok: false; readonly why: WhyNotCsv };

export const MOST_ROWS = 300;
export const MOST_CHARACTERS = 2_000_000;
const MOST_COLUMNS = 200;
/** Lines above the heads: a title, a place, a date and the like. */
const LINES_OVER_HEADS = 6;
export const LONGEST_CELL = 200;

/**
 * Without heads the columns are the players in order, after a number if there is one more. `meant`: by written head, the column
 * that people chose for it.
 */
export function takeCsv(
  text: string,
  sheet: Pick<Sheet, "rules" | "names" | "moved">,
  meant: Readonly<Record<string, string>> = {},
): Taken {
  if (text.length > MOST_CHARACTERS) return no({ code: "too-long" });
  const records = parseCsv(text).map(({ line, cells }) => ({ line, cells: cells.slice(0, widthOf(cells)) }));
  const widest = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (widest > MOST_COLUMNS) return no({ code: "too-wide", given: widest });
  const { names } = sheet;
  const columns = columnsOfSheet(sheet);
  const layout = headed(records, columns, sheet, meant) ?? unheaded(records, columns, names);
  return "code" in layout ? no(layout) : { ok: true, table: tableOf(layout, sheet) };
}

const no = (why: WhyNotCsv): Taken => ({ ok: false, why });

/** Spreadsheets fill up the shorter rows with empty cells. */
const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== "") + 1;

/** The columns, and the lines below their heads. */
interface Layout {
  readonly heads: readonly (Column | undefined)[];
  /** The heads as written; empty without heads. */
  readonly written: readonly string[];
  readonly over: readonly CsvRecord[];
  readonly under: readonly CsvRecord[];
}

/** Columns that both ways may have. */
const ALWAYS = ["kind", "deals", "extra"];
const tells = (column: Column | undefined, ...parts: Column["part"][]): boolean =>
  column !== undefined && parts.includes(column.part) && !ALWAYS.includes(column.id);

/** The heads are that line near the top which names most columns. */
function headed(
  records: readonly CsvRecord[],
  columns: readonly Column[],
  { names, moved }: Pick<Sheet, "names" | "moved">,
  meant: Readonly<Record<string, string>>,
): Layout | WhyNotCsv | null {
  const named = records.slice(0, LINES_OVER_HEADS).map(({ cells }) => {
    const heads = matchHeads(
      cells.map((cell) => meant[cell] ?? cell),
      columns,
    );
    return { heads, count: heads.filter((column) => tells(column, "field", "score")).length };
  });
  const most = Math.max(...named.map(({ count }) => count));
  const at = named.findIndex(({ count }) => count === most);
  const { heads } = named[at] ?? {};
  if (most === 0 || !heads) return null;
  const written = itemAt(records, at).cells;
  const lacking = heads.some((column) => tells(column, "field"))
    ? []
    : names.filter((_, seat) => !heads.some((column) => column?.id === `score.${seat}`));
  const strays = written.some((head, i) => head !== "" && !heads[i]);
  // If people come and go, a person without a column did not play.
  if ((lacking.length > 1 && !moved) || (lacking.length > 0 && strays)) return { code: "heads", read: written, lacking };
  return { heads, written, over: records.slice(0, at), under: records.slice(at + 1) };
}

function unheaded(records: readonly CsvRecord[], columns: readonly Column[], names: readonly string[]): Layout | WhyNotCsv {
  const first = records.findIndex(({ cells }) => cells.filter((cell) => numberIn(cell) !== null).length > 1);
  const over = records.slice(0, first < 0 ? LINES_OVER_HEADS : first);
  const line = over.find(({ cells }) => cells.length > 1);
  if (line) return { code: "heads", read: line.cells, lacking: names };
  if (first < 0 || first > LINES_OVER_HEADS) return { code: "no-table" };
  const under = records.slice(first);
  const width = usualWidth(under, names.length);
  const scores = columns.filter(({ part }) => part === "score").filter(({ id }) => id !== "deals");
  if (width === names.length) return { heads: scores, written: [], over, under };
  if (width !== names.length + 1) return { code: "width", given: width };
  return { heads: [columns.find(({ id }) => id === "number"), ...scores], written: [], over, under };
}

/** The number of figures, perhaps plus one for a number, whichever most rows have; else the first row's width. */
function usualWidth(records: readonly CsvRecord[], players: number): number {
  const count = (width: number) => records.filter(({ cells }) => cells.length === width).length;
  const [bare, numbered] = [count(players), count(players + 1)];
  if (bare + numbered === 0) return itemAt(records, 0).cells.length;
  return bare >= numbered ? players : players + 1;
}

function tableOf({ heads, written, over, under }: Layout, { names, moved }: Pick<Sheet, "names" | "moved">): TakenTable {
  const way = heads.some((column) => tells(column, "field")) ? "fields" : "points";
  const seats = names.map((_, seat) => heads.findIndex((column) => column?.id === `score.${seat}`));
  const number = heads.findIndex((column) => column?.id === "number");
  const numbered = under.some(({ cells }) => /\d/.test(cells[number] ?? ""));
  const headKeys = written.map(headKey).join();
  const [rows, aside, totals]: [Cells[], AsideLine[], TotalsLine[]] = [[], over.map(asideOf), []];
  under.forEach((record, i) => {
    const { cells } = record;
    const row = rowOf(record, heads);
    const isLast = i === under.length - 1;
    const unnumbered = isLast && numbered && (cells[number] ?? "") === "" && rows.every((other) => other.number);
    if (isTotals(cells) || (unnumbered && way === "points" && isSum(row, rows, names)))
      totals.push({ ...asideOf(record), after: rows.length, figures: figuresOf(cells, seats, heads.length) });
    else if (cells.map(headKey).join() === headKeys) aside.push(asideOf(record));
    else if (numbered && /^[^\d]+$/.test(cells[number] ?? "")) aside.push(asideOf(record));
    else if (Object.keys(row).length === 1) aside.push(asideOf(record));
    // Only a number: an empty line of a printed sheet.
    else if (Object.keys(row).join() !== "line,number") rows.push(row);
  });
  const last = rows.at(-1);
  const days = new Set(
    tells(heads[0], "field", "score") ? [] : under.flatMap(({ cells: [first = ""] }) => first.match(DAY) ?? []),
  );
  return {
    way,
    rows: rows.slice(0, MOST_ROWS),
    unread: unreadOf(heads, written, under),
    lacking: way === "fields" || moved ? [] : names.filter((_, seat) => seats[seat] === -1),
    aside,
    totals: totals.filter(({ after }) => after <= MOST_ROWS),
    suspect: way === "points" && last && isSum(last, rows.slice(0, -1), names) ? Number(last.line) : null,
    days: days.size,
    left: Math.max(0, rows.length - MOST_ROWS),
  };
}

/** "2026-03-10", "10/03/26". */
const DAY = /^(\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.]\d{2,4})$/;

const asideOf = ({ line, cells }: CsvRecord): AsideLine => ({
  line,
  text: cut(cells.filter((cell) => cell !== "").join(" "), 60),
});

/** Cuts a long text with "…", so that no game can take it as complete. */
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

function rowOf({ line, cells }: CsvRecord, heads: readonly (Column | undefined)[]): Cells {
  const known = heads.flatMap((column, i) => (column && cells[i] ? [[column.id, cut(cells[i], LONGEST_CELL)]] : []));
  const extra = cells.slice(heads.length).filter((cell) => cell !== "");
  return {
    line: String(line),
    ...Object.fromEntries(known),
    ...(extra.length > 0 && { extra: cut(extra.join(" "), LONGEST_CELL) }),
  };
}

const TOTALS = ["total", "totaux", "totals", "total general", "grand total", "sous total", "subtotal", "sub total"].concat([
  ...["sum", "sums", "somme", "sommes", "cumul", "solde"],
]);

/** True if the first non-empty cell says "Total". */
const isTotals = (cells: readonly string[]): boolean =>
  TOTALS.includes(headKey(cells.find((cell) => cell !== "") ?? "").replace(/ ?:$/, ""));

/** If the word "Total" has an extra column, the figures are one cell further. */
function figuresOf(cells: readonly string[], seats: readonly number[], width: number): (Points | null)[] {
  const late = cells.length > width ? 1 : 0;
  return seats.map((at) => (at < 0 ? null : numberIn(cells[at + late] ?? "")));
}

/** True if the row is the sum of at least two others, and not all zero. */
export function isSum(row: Cells, rows: readonly Cells[], names: readonly string[]): boolean {
  if (rows.length < 2) return false;
  const values = names.map((_, seat) => figureIn(row, seat));
  if (values.every((value) => !value)) return false;
  return values.every((value, seat) => {
    const above = rows.map((other) => figureIn(other, seat));
    return value !== null && above.every((one) => one !== null) && above.reduce((sum, one) => sum + one, 0) === value;
  });
}

/** A dash counts as zero. */
const figureIn = (row: Cells, seat: number): number | null => {
  const text = row[`score.${seat}`] ?? "";
  return isDash(text) ? 0 : numberIn(text);
};

/** Columns with content that match none here. */
function unreadOf(heads: readonly (Column | undefined)[], written: readonly string[], under: readonly CsvRecord[]): string[] {
  return heads.flatMap((column, i) => {
    if (column) return [];
    if (written[i]) return [cut(written[i], 40)];
    return under.some(({ cells }) => cells[i]) ? [`(${i + 1})`] : [];
  });
}
