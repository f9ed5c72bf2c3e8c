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
 * What a spreadsheet would run as a formula, also by the full-width signs that some read alike, and behind signs that are not seen.
 * Numbers are not: they keep their minus.
 */
const FORMULA = /^[\s'\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠﹢﹣﹦﹫]/u;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** Excel takes a file for UTF-8 by this mark. */
export const BOM = "\ufeff";

export type Cell = string | number | null;

/** A text; numbers are printed with a comma where the separator is the French one. */
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

/** What Excel writes and reads above a table, to say what parts its cells. */
const TOLD = /^"?sep=([,;\t])"?[ \t,;]*(\r\n|\r|\n|$)/i;

/** Every record that has something in it. A quote left open ends with the text. */
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

/** Without the mark that keeps a spreadsheet from running it. */
const plain = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
};

/** A title may stand above the heads, and a heap of lines say the same as a few. */
const LINES_SEEN = 12;

/**
 * A cell in quotes, lines and separators and all, whatever parts the cells. One that does not end as a cell ends was only a sign
 * that somebody typed: it takes no lines with it.
 */
const QUOTED = /(^|[\r\n,;\t]) *"(?:[^"]|"")*" *(?=[\r\n,;\t]|$)/g;

/**
 * The sign that parts most lines alike, outside quotes: tabs where a spreadsheet was copied, then ";", as in French, where a
 * comma is a decimal one.
 */
function separatorOf(source: string): Separator {
  const lines = source
    .slice(0, SEEN)
    .replace(QUOTED, "$1")
    .split(/[\r\n]+/)
    // A line of one cell says nothing of what parts cells.
    .filter((line) => /[\t;,]/.test(line))
    .slice(0, LINES_SEEN);
  const alike = (separator: Separator): number => {
    const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1);
    return Math.max(...counts.map((count) => counts.filter((other) => other === count).length));
  };
  return (["\t", ";", ","] as const).reduce((best, next) => (alike(next) > alike(best) ? next : best));
}

/** Enough characters to know the sign by. */
const SEEN = 100_000;

/** Signs that show nothing: a byte order mark, directions of writing. */
const bare = (text: string): string =>
  text
    .replace(/[\s\u202f\u00a0\p{Cf}]/gu, "")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/½$/, ".5");

/** "1.000" is a thousand to one reader and one to another. */
export const isAmbiguous = (text: string): boolean => /^[+-]?\d{1,3}[.,]\d{3}$/.test(bare(text));

/** "−29", "+ 40½", "1 234,5": a number as people and spreadsheets write it; `null` when it is none, or might be two. */
export function numberIn(text: string): number | null {
  const number = bare(text).replace(",", ".");
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(number) && !isAmbiguous(text) ? Number(number) + 0 : null;
}
