// This folder: evenings read from a spreadsheet.
/** Reads days across a row: each column is an evening, each row a person. Several such blocks may follow each other. */
import { itemAt } from "#lib/rules/item-at";
import { sum } from "#lib/rules/lists";
import type { CsvRecord } from "#lib/sheet/csv";
import type { Day } from "../club/season-body";
import { isAbsent, isNobody, isSumFoot, isSumHead, isWords, keyOf, pointsIn } from "./cells";
import { daysOf, type Reading } from "./days";
import { withRunning } from "./running";
import { type Differs, Gathering, type PastTable } from "./table";
import { anyOf, inAny } from "./words";

export function readAcross(read: Reading, most: number): PastTable | null {
  const { grid, dated } = read;
  const least = Math.min(2, most);
  const heads = dated.flatMap((cells, i) => (cells.filter((cell) => cell !== undefined).length >= least ? [i] : []));
  const all = heads.flatMap((at) => (dated[at] ?? []).flatMap((one) => one ?? []));
  const { days, isGuessed } = daysOf(read, all);
  const into = new Gathering();
  const differs: Differs[] = [];
  let next = 0;
  heads.forEach((at, block) => {
    const columns = new Map<number, Day>();
    (dated[at] ?? []).forEach((one, i) => {
      if (one !== undefined) columns.set(i, itemAt(days, next++));
    });
    const rows = grid.rows.slice(at + 1, heads[block + 1] ?? grid.rows.length);
    readBlock(into, itemAt(grid.rows, at), rows, columns, differs);
  });
  // With several blocks it is unknown whether a sum covers one or all: not checked.
  const told = heads.length === 1 ? differs : [];
  const table = into.table(read, "columns", isGuessed, told);
  const hasSums = itemAt(grid.rows, itemAt(heads, 0)).cells.some(isSumHead);
  return hasSums && differs.length === 0 ? table : withRunning(table, []);
}

function readBlock(
  into: Gathering,
  head: CsvRecord,
  rows: readonly CsvRecord[],
  columns: ReadonlyMap<number, Day>,
  differs: Differs[],
): void {
  const under = subHeads(rows[0], columns);
  const body = under ? rows.slice(1) : rows;
  const taken = under ? scoreColumns(itemAt(rows, 0), columns, head.cells.length) : columns;
  const nameOf = namesIn(head, body, Math.min(...columns.keys()));
  const sums = head.cells.flatMap((text, i) => (isSumHead(text) && !columns.has(i) ? [i] : []));
  const over = new Set<number>();
  for (const row of body) {
    const who = nameOf(row);
    const first = row.cells.find((cell) => cell !== "") ?? "";
    const figures = [...taken.keys()].filter((i) => pointsIn(row.cells[i] ?? "") !== null);
    if (isSumFoot(first) || isSumFoot(who)) into.leave(row.line, row.cells, "totals");
    else if (isNobody(who) || (who === "" && isNobody(first))) into.leave(row.line, row.cells, "note");
    else if (who === "" && figures.length > 0) into.leave(row.line, row.cells, "unnamed");
    else if (who === "" || (figures.length === 0 && [...taken.keys()].every((i) => isAbsent(row.cells[i] ?? ""))))
      leftOut(into, row, who, Math.min(...columns.keys()));
    else {
      const name = into.nameOver(who, over);
      for (const [column, day] of taken) into.put(row, row.cells[column] ?? "", day, name, false);
      for (const at of sums) {
        const written = pointsIn(row.cells[at] ?? "");
        const summed = sum([...taken.keys()].map((i) => pointsIn(row.cells[i] ?? "")));
        if (written !== null && written !== summed) differs.push({ name: itemAt(into.names, name), written, summed });
      }
    }
  }
  head.cells.forEach((text, i) => {
    const isBeside = (i > Math.min(...columns.keys()) || isSumHead(text) || isMean(text)) && !taken.has(i) && !columns.has(i);
    if (isBeside && text !== "" && body.some(({ cells }) => pointsIn(cells[i] ?? "") !== null)) into.leave(null, text, "column");
  });
}

const MEAN = new RegExp(`^${anyOf(({ means }) => means)}\\b`, "u");
const isMean = (text: string): boolean => MEAN.test(keyOf(text));

/** More words than a name has: then it is a sentence. */
const MOST_WORDS = 4;

/** Leaves out a row: a listed person who never came, or a line of words. */
function leftOut(into: Gathering, row: CsvRecord, who: string, first: number): void {
  const isNothing = row.cells.slice(first).every((cell) => isAbsent(cell) || pointsIn(cell) === 0);
  const isAlone = row.cells.filter((cell) => cell !== "").length === 1 && who.split(/\s+/u).length > MOST_WORDS;
  into.leave(row.line, row.cells, isNothing && who !== "" && !isAlone ? "never" : "note");
}

/** The name at the left of a row; with separate columns for first and last names, both. */
function namesIn(head: CsvRecord, body: readonly CsvRecord[], before: number): (row: CsvRecord) => string {
  const words = Array.from({ length: before }, (_, i) => new Set(body.map(({ cells }) => cells[i] ?? "").filter(isWords)).size);
  const named = (heads: readonly string[]) => head.cells.slice(0, before).findIndex((text) => heads.includes(keyOf(text)));
  const [last, first] = [named(inAny(({ lastName }) => lastName)), named(inAny(({ firstName }) => firstName))];
  if (last >= 0 && first >= 0) return ({ cells }) => `${cells[first] ?? ""} ${cells[last] ?? ""}`.trim();
  const told = named(inAny(({ names }) => names));
  const at = told >= 0 ? told : words.indexOf(Math.max(...words));
  return ({ cells }) => (isWords(cells[at] ?? "") ? (cells[at] ?? "") : "");
}

/** True for a second row of heads ("Pts", "Place" under each day), without names. */
function subHeads(row: CsvRecord | undefined, columns: ReadonlyMap<number, Day>): boolean {
  if (!row) return false;
  const under = row.cells.filter((cell, i) => i >= Math.min(...columns.keys()) && cell !== "");
  return under.length >= columns.size && under.every((cell) => isNobody(cell));
}

const POINT_HEADS = inAny(({ pointHeads }) => pointHeads);

/** The column of points among those under each day. */
function scoreColumns(under: CsvRecord, columns: ReadonlyMap<number, Day>, width: number): ReadonlyMap<number, Day> {
  const starts = [...columns.keys()];
  return new Map(
    starts.map((start, i) => {
      const end = starts[i + 1] ?? Math.max(width, under.cells.length);
      const here = Array.from({ length: end - start }, (_, j) => start + j);
      const points = here.find((at) => POINT_HEADS.includes(keyOf(under.cells[at] ?? "")));
      return [points ?? start, columns.get(start) as Day];
    }),
  );
}
