/** Days down a column: each row is an evening, a deal, or one person's evening. */
import { itemAt } from "#lib/rules/item-at";
import { type CsvRecord, isAmbiguous } from "#lib/sheet/csv";
import type { Day } from "../season-body";
import { putCell } from "./cell";
import { isAbsent, isDealHead, isNobody, isPlayHead, isSumHead, isTakerHead, isWords, keyOf, pointsIn } from "./grid";
import { daysOf, type Reading } from "./reading";
import { type RunningRow, withRunning } from "./running";
import { type DealRow, type Differs, Gathering, type Layout, type PastTable } from "./table";

/** So many rows of one day are its deals. */
const DEALS_A_DAY = 4;
/** So many days for each row without one: every row is an evening, and that row has lost its day. */
const EVENINGS_EACH = 4;
/** Heads stand no further above the first day. */
const HEADS_ABOVE = 8;

export function readDown(read: Reading, at: number): PastTable | null {
  const { grid, dated } = read;
  const first = dated.findIndex((cells) => cells[at] !== undefined);
  const body = grid.rows.slice(first);
  const written = dated.slice(first).map((cells) => cells[at]);
  const { days, isGuessed } = daysOf(
    read,
    written.flatMap((one) => one ?? []),
  );
  const dayOf = daysBeside(written, days);
  const figures = columnsWith(body, at, (cell) => pointsIn(cell) !== null || isAmbiguous(cell));
  const head = headOf(grid.rows.slice(Math.max(0, first - HEADS_ABOVE), first), figures);
  const people = head ? figures.filter((i) => isWords(head.cells[i] ?? "") && !isNobody(head.cells[i] ?? "")) : [];
  const into = new Gathering();
  const made = (layout: Layout, differs: readonly Differs[] = []): PastTable => ({
    ...{ page: grid.name, layout, names: into.names, evenings: into.evenings, aside: into.aside, differs },
    ...{ isGuessed, zeros: into.zeros, title: read.title, ...(into.below.size > 0 && { below: into.below }) },
  });
  // A taker's points are what the attack's cards are worth, and no score of an evening.
  if (people.length < 2 && head?.cells.some(isTakerHead)) return null;
  if (people.length < 2 || isLong(body, head, at, figures, people)) {
    readLines(into, body, head, at, figures, dayOf, (i) => written[i] !== undefined);
    return made("lines");
  }
  if (!head) return null;
  const rowsADay = body.filter((row) => hasFigures(row, people)).length / new Set(days).size;
  const isDeals = rowsADay >= DEALS_A_DAY || head.cells.some(isDealHead);
  const isFollowing = body.map((row, i) => written[i] === undefined && hasFigures(row, people));
  const isOneEach = !isDeals && EVENINGS_EACH * isFollowing.filter(Boolean).length <= new Set(days).size;
  const over = new Set<number>();
  const names = new Map(people.map((i) => [i, into.nameOver(head.cells[i] ?? "", over)]));
  const seen: number[][] = [];
  const rows: RunningRow[] = [];
  const dealt: DealRow[] = [];
  const sums: CsvRecord[] = [];
  const key = head.cells.map(keyOf).join("|");
  body.forEach((row, i) => {
    const first = row.cells.find((cell) => cell !== "") ?? "";
    const day = itemAt(dayOf, i);
    const stray = written[i] === undefined && (row.cells[at] ?? "") !== "";
    if (row.cells.map(keyOf).join("|") === key) into.leave(row.line, row.cells, "head");
    else if (written[i] === undefined && isSumHead(first)) sums.push(row);
    else if (!hasFigures(row, people)) left(into, row, at, written[i] !== undefined);
    else if (written[i] === undefined && isNobody(first) && isWords(first)) into.leave(row.line, row.cells, "note");
    else if (stray) into.leave(row.line, row.cells, "undated");
    else if (isFollowing[i] && i === body.length - 1 && isSumOf(row, people, seen)) sums.push(row);
    else if (isFollowing[i] && isOneEach) into.leave(row.line, row.cells, "undated");
    else {
      if (isFollowing[i]) into.follow(day);
      seen.push(people.map((at) => pointsIn(row.cells[at] ?? "") ?? 0));
      for (const [column, name] of names) putCell(into, row, row.cells[column] ?? "", day, name, isDeals);
      if (isDeals) {
        rows.push(rowOf(row, names, day));
        dealt.push({ line: row.line, day, cells: row.cells });
      }
    }
  });
  const told = head.cells.some(isTakerHead);
  for (const i of figures)
    if (!names.has(i) && !(told && isPlayHead(head.cells[i] ?? "")))
      into.leave(null, (head.cells[i] ?? "") || `(${i + 1})`, "column");
  for (const row of sums) into.leave(row.line, row.cells, "totals");
  const differs = sums.length === 1 ? differing(into, names, itemAt(sums, 0)) : [];
  const table = made(isDeals ? "deals" : "rows", differs);
  const isChecked = sums.length === 1 && differs.length === 0;
  const whole = isDeals ? { ...table, lasts: into.lasts, dealt: { heads: head.cells, people: names, rows: dealt } } : table;
  return isChecked ? whole : withRunning(whole, rows);
}

const rowOf = ({ cells }: CsvRecord, names: ReadonlyMap<number, number>, day: Day): RunningRow => {
  const figures = [...names].flatMap(([column, name]): [number, { points: number }][] => {
    const points = pointsIn(cells[column] ?? "");
    return points === null ? [] : [[name, { points }]];
  });
  return { day, scores: new Map(figures) };
};

/** The day of each row: its own, or that of the rows before it, where a day is written once for several. The first row has one. */
function daysBeside(written: readonly unknown[], days: readonly Day[]): Day[] {
  let next = 0;
  let last = itemAt(days, 0);
  return written.map((one) => {
    if (one !== undefined) last = itemAt(days, next++);
    return last;
  });
}

/** A row without a score says nothing, unless there are words in it. */
function left(into: Gathering, row: CsvRecord, at: number, isDated: boolean): void {
  const rest = row.cells.filter((cell, i) => i !== at && !isAbsent(cell));
  if (rest.length > 0 || !isDated) into.leave(row.line, row.cells, "note");
}

const columnsWith = (rows: readonly CsvRecord[], but: number, holds: (cell: string) => boolean): number[] => {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, i) => i).filter((i) => i !== but && rows.some(({ cells }) => holds(cells[i] ?? "")));
};

/** "1.200" is one too, though nobody can say which. */
const hasFigures = ({ cells }: CsvRecord, columns: readonly number[]): boolean =>
  columns.some((i) => pointsIn(cells[i] ?? "") !== null || isAmbiguous(cells[i] ?? ""));

/** The row above with most names over the figures, or else words; of two, the nearer. */
function headOf(above: readonly CsvRecord[], figures: readonly number[]): CsvRecord | undefined {
  const over = (row: CsvRecord, isHead: (text: string) => boolean) => figures.filter((i) => isHead(row.cells[i] ?? "")).length;
  const names = above.map((row) => over(row, isName));
  const counts = names.some((n) => n > 0) ? names : above.map((row) => over(row, isWords));
  const at = counts.lastIndexOf(Math.max(1, ...counts));
  const head = above[at];
  return head && withSecondLine(head, above[at - 1], figures);
}

const isName = (text: string): boolean => isWords(text) && !isNobody(text);

/** Where one name stands over several columns, the line above it says who is who: "Jean" and "Marie" over "DUPONT" twice. */
function withSecondLine(head: CsvRecord, second: CsvRecord | undefined, figures: readonly number[]): CsvRecord {
  const names = figures.map((i) => head.cells[i] ?? "").filter(isName);
  if (!second || figures.some((i) => isName(head.cells[i] ?? "") && !isName(second.cells[i] ?? ""))) return head;
  if (new Set(names.map(keyOf)).size === names.length) return head;
  return {
    ...head,
    cells: head.cells.map((cell, i) => (isName(cell) && figures.includes(i) ? `${cell} ${second.cells[i]}` : cell)),
  };
}

/** One column holds people, and the figures beside it are of one of them. */
function isLong(
  body: readonly CsvRecord[],
  head: CsvRecord | undefined,
  at: number,
  figures: readonly number[],
  people: readonly number[],
): boolean {
  const named = namesColumn(body, head, at, figures);
  return named !== null && /^(joueur|player|nom|name|prenom)/u.test(keyOf(head?.cells[named] ?? "")) && people.length <= 3;
}

function namesColumn(body: readonly CsvRecord[], head: CsvRecord | undefined, at: number, figures: readonly number[]) {
  const worded = columnsWith(body, at, isWords).filter((i) => !figures.includes(i));
  const told = worded.find((i) => /^(joueur|player|nom|name|prenom)/u.test(keyOf(head?.cells[i] ?? "")));
  return told ?? worded[0] ?? null;
}

/** "12/03/2026 ; Nora ; 120". */
function readLines(
  into: Gathering,
  body: readonly CsvRecord[],
  head: CsvRecord | undefined,
  at: number,
  figures: readonly number[],
  dayOf: readonly Day[],
  isDated: (row: number) => boolean,
): void {
  const named = namesColumn(body, head, at, figures);
  const told = figures.find((i) => /^(points|pts|score|total|resultat)/u.test(keyOf(head?.cells[i] ?? "")));
  const column = told ?? figures[0];
  if (named === null || column === undefined) return;
  body.forEach((row, i) => {
    const [who, text] = [row.cells[named] ?? "", row.cells[column] ?? ""];
    if (isSumHead(row.cells.find((cell) => cell !== "") ?? "") || isSumHead(who)) into.leave(row.line, row.cells, "totals");
    else if (!isWords(who) || isNobody(who)) into.leave(row.line, row.cells, "unnamed");
    else if (putCell(into, row, text, itemAt(dayOf, i), into.nameOf(who), false) && !isDated(i)) into.follow(itemAt(dayOf, i));
  });
  for (const i of figures) if (i !== column) into.leave(null, (head?.cells[i] ?? "") || `(${i + 1})`, "column");
}

/** A row without a word that is the sum of those above it. */
function isSumOf({ cells }: CsvRecord, columns: readonly number[], seen: readonly (readonly number[])[]): boolean {
  if (seen.length < 2) return false;
  return columns.every((at, i) => (pointsIn(cells[at] ?? "") ?? 0) === seen.reduce((sum, row) => sum + itemAt(row, i), 0));
}

function differing(into: Gathering, names: ReadonlyMap<number, number>, { cells }: CsvRecord): Differs[] {
  return [...names].flatMap(([column, name]): Differs[] => {
    const written = pointsIn(cells[column] ?? "");
    const summed = into.sumOf(name);
    return written === null || written === summed ? [] : [{ name: itemAt(into.names, name), written, summed }];
  });
}
