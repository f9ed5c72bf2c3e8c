/**
 * Comma-separated values (RFC 4180): what spreadsheets take and give. French ones want ";" and a decimal comma, so a file is
 * written as its language writes numbers; read, the separator is found and either comma is understood.
 */
import { LANGUAGES, type Lang } from "#lib/rules/words/languages";

export type Separator = "," | ";" | "\t";

/** A record, and the line of the text it begins on, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Cells that a spreadsheet would run as a formula, also with full-width signs that some treat alike, and after invisible
 * characters. Numbers are exempt: they keep their minus.
 */
const FORMULA = /^[\s'\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠﹢﹣﹦﹫]/u;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** Excel needs this mark to read a file as UTF-8. */
export const BOM = "\ufeff";

export type Cell = string | number | null;

/** Writes a CSV text; numbers have a decimal comma if the separator is ";". */
export function makeCsv(rows: readonly (readonly Cell[])[], separator: Separator): string {
  const print = (cell: Cell): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return separator === ";" ? String(cell).replace(".", ",") : String(cell);
    const text = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
    return /["\r\n\t;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(print).join(separator)}\r\n`).join("");
}

/** A whole file, as the spreadsheets of that language read it. */
export const csvIn = (lang: Lang, rows: readonly (readonly Cell[])[]): string => BOM + makeCsv(rows, LANGUAGES[lang].separator);

/** Excel's first line that names the separator. */
const TOLD = /^"?sep=([,;\t])"?[ \t,;]*(\r\n|\r|\n|$)/i;

/** All records that are not empty. A quote left open ends with the text. */
export function parseCsv(text: string): CsvRecord[] {
  const given = text.startsWith(BOM) ? text.slice(BOM.length) : text;
  const [said = "", told] = given.match(TOLD) ?? [];
  const source = given.slice(said.length);
  const separator = told ?? separatorOf(source);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = said === "" ? 1 : 2;
  let begun = line;
  const endCell = () => {
    cells.push(plain(cell));
    cell = "";
  };
  const endRecord = () => {
    endCell();
    if (cells.some((each) => each !== "")) records.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (let i = 0; i < source.length; i++) {
    const sign = source[i] as string;
    if (sign === "\n" || (sign === "\r" && source[i + 1] !== "\n")) line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[i + 1] === '"') {
        cell += sign;
        i++;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === separator) endCell();
    else if (sign === "\n" || (sign === "\r" && source[i + 1] !== "\n")) endRecord();
    else cell += sign;
  }
  endRecord();
  return records;
}

/** Removes the apostrophe that keeps a spreadsheet from running the cell. */
const plain = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
};

/** Lines by which the separator is guessed: enough to get past a title. */
const LINES_SEEN = 12;

/**
 * A quoted cell, with the lines and separators in it, whatever the separator. If the closing quote does not end the cell, it was
 * a typed sign, and no lines are joined.
 */
const QUOTED = /(^|[\r\n,;\t]) *"(?:[^"]|"")*" *(?=[\r\n,;\t]|$)/g;

/**
 * The separator that splits most lines into equally many cells, outside quotes. If equal: tabs (copied from a spreadsheet), then
 * ";" (French, where a comma may be decimal).
 */
function separatorOf(source: string): Separator {
  const lines = source
    .slice(0, SEEN)
    .replace(QUOTED, "$1")
    .split(/[\r\n]+/)
    // Lines without any separator say nothing.
    .filter((line) => /[\t;,]/.test(line))
    .slice(0, LINES_SEEN);
  const alike = (separator: Separator): number => {
    const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1);
    return Math.max(...counts.map((count) => counts.filter((other) => other === count).length));
  };
  return (["\t", ";", ","] as const).reduce((best, next) => (alike(next) > alike(best) ? next : best));
}

/** Characters by which the separator is guessed. */
const SEEN = 100_000;

/** Removes spaces and invisible characters: a byte order mark, writing directions. */
const bare = (text: string): string =>
  text
    .replace(/[\s\u202f\u00a0\p{Cf}]/gu, "")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/½$/, ".5");

/** "1.000" may mean a thousand or one. */
export const isAmbiguous = (text: string): boolean => /^[+-]?\d{1,3}[.,]\d{3}$/.test(bare(text));

/** "−29", "+ 40½", "1 234,5": a number as people and spreadsheets write it; `null` if it is none, or is ambiguous. */
export function numberIn(text: string): number | null {
  const number = bare(text).replace(",", ".");
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(number) && !isAmbiguous(text) ? Number(number) + 0 : null;
}
