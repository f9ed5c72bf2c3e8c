/**
 * Comma-separated values (RFC 4180): what spreadsheets take and give. French ones want ";" and a decimal comma, so a file is
 * written as its language writes numbers; read, the separator is found and either comma is understood.
 */
export type Separator = "," | ";" | "\t";

/** A record, and the line of the text it begins on, from 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a spreadsheet would run as a formula. Numbers are not: they keep their minus. */
const FORMULA = /^[\s']*[=+\-@\t\r]/;
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

/** Every record that has something in it. A quote left open ends with the text. */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.startsWith(BOM) ? text.slice(BOM.length) : text;
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let begun = 1;
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
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
};

/** The sign that parts the first line the most, outside quotes: tabs where a spreadsheet was copied, ";" in French. */
function separatorOf(source: string): Separator {
  const head = (source.split(/[\r\n]/).find((line) => line.trim() !== "") ?? "").replace(/"[^"]*"/g, "");
  const count = (separator: Separator) => head.split(separator).length;
  return (["\t", ";", ","] as const).reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** "−29", "+ 40½", "1 234,5": a number as people and spreadsheets write it; `null` when it is none. */
export function numberIn(text: string): number | null {
  const bare = text
    .replace(/[\s\u202f\u00a0]/g, "")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/½$/, ".5")
    .replace(",", ".");
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(bare) ? Number(bare) + 0 : null;
}
