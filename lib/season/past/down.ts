/** Reads days down a column: each row is an evening, a deal, or one person's evening. */
import { itemAt } from "#lib/rules/item-at";
import { sum } from "#lib/rules/lists";
import { type CsvRecord, isAmbiguous } from "#lib/sheet/csv";
import type { Day } from "../club/season-body";
import { isAbsent, isDealHead, isNobody, isPlayHead, isSumHead, isTakerHead, isWords, keyOf, pointsIn } from "./cells";
import { daysOf, type Reading } from "./days";
import { type RunningRow, withRunning } from "./running";
import { type DealRow, type Differs, Gathering, type PastTable } from "./table";
import { anyOf } from "./words";

/** With so many rows a day, the rows are deals. */
const DEALS_A_DAY = 4;
/** With so many dated rows for each undated one, all rows are evenings, and the undated one has lost its day. */
const EVENINGS_EACH = 4;
/** Heads are within so many rows above the first day. */
const HEADS_ABOVE = 8;

type Down = ReturnType<typeof layOut>;

export function readDown(read: Reading, at: number): PastTable | null {
  const down = layOut(read, at);
  const { head, people } = down;
  // A taker's points are the attack's card points, not the score of an evening.
  if (people.length < 2 && head?.cells.some(isTakerHead)) return null;
  if (people.length < 2 || isLong(down)) return readLines(down);
  return head ? readRows(down, head) : null;
}

/**
 * What is below the column of days, `at`: the rows, which of them have a day of their own, the day of each, the columns with
 * figures, and those of them under a name.
 */
function layOut(read: Reading, at: number) {
  const { grid, dated } = read;
  const first = dated.findIndex((cells) => cells[at] !== undefined);
  const body = grid.rows.slice(first);
  const written = dated.slice(first).map((cells) => cells[at]);
  const days = daysOf(
    read,
    written.flatMap((one) => one ?? []),
  );
  const figures = columnsWith(body, at, (cell) => pointsIn(cell) !== null || isAmbiguous(cell));
  const head = headOf(grid.rows.slice(Math.max(0, first - HEADS_ABOVE), first), figures);
  const people = head ? figures.filter((i) => isName(head.cells[i] ?? "")) : [];
  const isDated = written.map((one) => one !== undefined);
  return { read, at, body, isDated, days, dayOf: daysBeside(isDated, days.days), head, figures, people };
}

/** A row is an evening or a deal, with all figures side by side. */
function readRows(down: Down, head: CsvRecord): PastTable {
  const { read, days, body, dayOf, people } = down;
  const into = new Gathering();
  const over = new Set<number>();
  const names = new Map(people.map((i) => [i, into.nameOver(head.cells[i] ?? "", over)]));
  const { isDeals, isFollowing, sortOf } = sorting(down, head);
  const seen: number[][] = [];
  const rows: RunningRow[] = [];
  const dealt: DealRow[] = [];
  const sums: CsvRecord[] = [];
  for (const [i, row] of body.entries()) {
    const sort = sortOf(row, i, seen);
    if (sort === "sum") sums.push(row);
    else if (sort !== "scores") {
      if (sort) into.leave(row.line, row.cells, sort);
    } else {
      const day = itemAt(dayOf, i);
      if (isFollowing[i]) into.follow(day);
      seen.push(people.map((at) => pointsIn(row.cells[at] ?? "") ?? 0));
      for (const [column, name] of names) into.put(row, row.cells[column] ?? "", day, name, isDeals);
      if (isDeals) rows.push(rowOf(row, names, day));
      if (isDeals) dealt.push({ line: row.line, day, cells: row.cells });
    }
  }
  leaveRest(into, down, head, sums);
  const differs = sums.length === 1 ? differing(into, names, itemAt(sums, 0)) : [];
  const table = into.table(read, isDeals ? "deals" : "rows", days.isGuessed, differs);
  const isChecked = sums.length === 1 && differs.length === 0;
  const whole = isDeals ? { ...table, lasts: into.lasts, dealt: { heads: head.cells, people: names, rows: dealt } } : table;
  return isChecked ? whole : withRunning(whole, rows);
}

/** The kind of a row: scores, a sum of those above, or why it is left aside; null: it is empty. */
type Sort = "scores" | "sum" | "head" | "note" | "undated" | null;

/** Whether the rows are deals, which of them continue the day above, and the kind of each, given the scores `seen` above it. */
function sorting({ at, body, isDated, days, people }: Down, head: CsvRecord) {
  const evenings = new Set(days.days).size;
  const isDeals = body.filter((row) => hasFigures(row, people)).length / evenings >= DEALS_A_DAY || head.cells.some(isDealHead);
  const isFollowing = body.map((row, i) => !isDated[i] && hasFigures(row, people));
  const isOneEach = !isDeals && EVENINGS_EACH * isFollowing.filter(Boolean).length <= evenings;
  const key = head.cells.map(keyOf).join("|");
  const sortOf = (row: CsvRecord, i: number, seen: readonly (readonly number[])[]): Sort => {
    const first = row.cells.find((cell) => cell !== "") ?? "";
    if (row.cells.map(keyOf).join("|") === key) return "head";
    if (!isDated[i] && isSumHead(first)) return "sum";
    if (!hasFigures(row, people)) return isSilent(row, at, isDated[i]) ? null : "note";
    if (!isDated[i] && isNobody(first) && isWords(first)) return "note";
    if (!isDated[i] && (row.cells[at] ?? "") !== "") return "undated";
    if (isFollowing[i] && i === body.length - 1 && isSumOf(row, people, seen)) return "sum";
    return isFollowing[i] && isOneEach ? "undated" : "scores";
  };
  return { isDeals, isFollowing, sortOf };
}

/** Leaves out columns without a name, and rows of sums. */
function leaveRest(into: Gathering, { figures, people }: Down, head: CsvRecord, sums: readonly CsvRecord[]): void {
  const isTold = head.cells.some(isTakerHead);
  for (const i of figures)
    if (!people.includes(i) && !(isTold && isPlayHead(head.cells[i] ?? "")))
      into.leave(null, (head.cells[i] ?? "") || `(${i + 1})`, "column");
  for (const row of sums) into.leave(row.line, row.cells, "totals");
}

const rowOf = ({ cells }: CsvRecord, names: ReadonlyMap<number, number>, day: Day): RunningRow => {
  const figures = [...names].flatMap(([column, name]): [number, { points: number }][] => {
    const points = pointsIn(cells[column] ?? "");
    return points === null ? [] : [[name, { points }]];
  });
  return { day, scores: new Map(figures) };
};

/**
 * The day of each row: its own or the last one above, since a day may be written once for several rows. The first row has one.
 */
function daysBeside(isDated: readonly boolean[], days: readonly Day[]): Day[] {
  let next = 0;
  let last = itemAt(days, 0);
  return isDated.map((one) => {
    if (one) last = itemAt(days, next++);
    return last;
  });
}

/** A dated row without scores or words is ignored. */
const isSilent = (row: CsvRecord, at: number, isDated: boolean | undefined): boolean =>
  isDated === true && row.cells.every((cell, i) => i === at || isAbsent(cell));

const columnsWith = (rows: readonly CsvRecord[], but: number, holds: (cell: string) => boolean): number[] => {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, i) => i).filter((i) => i !== but && rows.some(({ cells }) => holds(cells[i] ?? "")));
};

/** Ambiguous figures ("1.200") count too. */
const hasFigures = ({ cells }: CsvRecord, columns: readonly number[]): boolean =>
  columns.some((i) => pointsIn(cells[i] ?? "") !== null || isAmbiguous(cells[i] ?? ""));

/** The row of heads: the one above with most names over the figures, else most words; if equal, the nearest. */
function headOf(above: readonly CsvRecord[], figures: readonly number[]): CsvRecord | undefined {
  const over = (row: CsvRecord, isHead: (text: string) => boolean) => figures.filter((i) => isHead(row.cells[i] ?? "")).length;
  const names = above.map((row) => over(row, isName));
  const counts = names.some((n) => n > 0) ? names : above.map((row) => over(row, isWords));
  const at = counts.lastIndexOf(Math.max(1, ...counts));
  const head = above[at];
  return head && withSecondLine(head, above[at - 1], figures);
}

const isName = (text: string): boolean => isWords(text) && !isNobody(text);

/** If one name is over several columns, adds the line above it: "Jean" and "Marie" over "DUPONT" twice. */
function withSecondLine(head: CsvRecord, second: CsvRecord | undefined, figures: readonly number[]): CsvRecord {
  const names = figures.map((i) => head.cells[i] ?? "").filter(isName);
  if (!second || figures.some((i) => isName(head.cells[i] ?? "") && !isName(second.cells[i] ?? ""))) return head;
  if (new Set(names.map(keyOf)).size === names.length) return head;
  return {
    ...head,
    cells: head.cells.map((cell, i) => (isName(cell) && figures.includes(i) ? `${cell} ${second.cells[i]}` : cell)),
  };
}

const NAMES_HEAD = new RegExp(`^${anyOf(({ namesBegin }) => namesBegin)}`, "u");
const POINTS_HEAD = new RegExp(`^${anyOf(({ pointsBegin }) => pointsBegin)}`, "u");

/** True if one column has people's names, and each row's figures are that person's. */
function isLong(down: Down): boolean {
  const named = namesColumn(down);
  return named !== null && NAMES_HEAD.test(keyOf(down.head?.cells[named] ?? "")) && down.people.length <= 3;
}

function namesColumn({ body, head, at, figures }: Down) {
  const worded = columnsWith(body, at, isWords).filter((i) => !figures.includes(i));
  const told = worded.find((i) => NAMES_HEAD.test(keyOf(head?.cells[i] ?? "")));
  return told ?? worded[0] ?? null;
}

/** "12/03/2026 ; Nora ; 120". */
function readLines(down: Down): PastTable {
  const { read, days, body, isDated, dayOf, head, figures } = down;
  const into = new Gathering();
  const named = namesColumn(down);
  const told = figures.find((i) => POINTS_HEAD.test(keyOf(head?.cells[i] ?? "")));
  const column = told ?? figures[0];
  if (named === null || column === undefined) return into.table(read, "lines", days.isGuessed);
  body.forEach((row, i) => {
    const [who, text] = [row.cells[named] ?? "", row.cells[column] ?? ""];
    if (isSumHead(row.cells.find((cell) => cell !== "") ?? "") || isSumHead(who)) into.leave(row.line, row.cells, "totals");
    else if (!isName(who)) into.leave(row.line, row.cells, "unnamed");
    else if (into.put(row, text, itemAt(dayOf, i), into.nameOf(who), false) && !isDated[i]) into.follow(itemAt(dayOf, i));
  });
  for (const i of figures) if (i !== column) into.leave(null, (head?.cells[i] ?? "") || `(${i + 1})`, "column");
  return into.table(read, "lines", days.isGuessed);
}

/** True for a row without words that is the sum of those above. */
function isSumOf({ cells }: CsvRecord, columns: readonly number[], seen: readonly (readonly number[])[]): boolean {
  if (seen.length < 2) return false;
  return columns.every((at, i) => (pointsIn(cells[at] ?? "") ?? 0) === sum(seen.map((row) => itemAt(row, i))));
}

function differing(into: Gathering, names: ReadonlyMap<number, number>, { cells }: CsvRecord): Differs[] {
  return [...names].flatMap(([column, name]): Differs[] => {
    const written = pointsIn(cells[column] ?? "");
    const summed = into.sumOf(name);
    return written === null || written === summed ? [] : [{ name: itemAt(into.names, name), written, summed }];
  });
}
