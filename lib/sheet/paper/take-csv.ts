/** A pasted table or a file → rows of cells for a sheet: which column is whose, and what was left aside. */
import type { Rules } from "#lib/rules/rules";
import { numberIn, parseCsv } from "../csv";
import { type Cells, type Column, columnsOf, matchHeads } from "./columns";

/** fields: the deals themselves. points: only what they brought. */
export const WAYS = ["points", "fields"] as const;
export type Way = (typeof WAYS)[number];

export interface TakenTable {
  readonly way: Way;
  readonly rows: readonly Cells[];
  /** Lines of the text, from 1, row by row. */
  readonly lines: readonly number[];
  /** Heads that name no column of this sheet. */
  readonly unread: readonly string[];
  /** The players whose column is missing. */
  readonly lacking: readonly string[];
  /** Rows past the most that are taken at once. */
  readonly left: number;
}

export const MOST_ROWS = 300;

/** Null: no table at all. Without heads, the columns are the players in their order, after a number if there is one more. */
export function takeCsv(text: string, rules: Rules, names: readonly string[]): TakenTable | null {
  const [first, ...others] = parseCsv(text);
  if (!first) return null;
  const columns = columnsOf(rules, names);
  const headed = matchHeads(first.cells, columns).some((column) => column !== undefined);
  const heads = headed ? matchHeads(first.cells, columns) : byPlace(first.cells.length, columns, names);
  if (!headed && !first.cells.some((cell) => numberIn(cell) !== null)) return null;
  const records = headed ? others : [first, ...others];
  const taken = records.slice(0, MOST_ROWS);
  const has = (part: Column["part"]) => heads.some((column) => column?.part === part && !ALWAYS.includes(column.id));
  const way = has("field") ? "fields" : "points";
  return {
    way,
    rows: taken.map(({ cells }) =>
      Object.fromEntries(heads.flatMap((column, i) => (column && cells[i] ? [[column.id, cells[i] as string]] : []))),
    ),
    lines: taken.map(({ line }) => line),
    unread: headed ? first.cells.filter((head, i) => head !== "" && !heads[i]) : [],
    lacking: way === "fields" ? [] : names.filter((_, seat) => !heads.some((column) => column?.id === `score.${seat}`)),
    left: records.length - taken.length,
  };
}

/** In tables of either way. */
const ALWAYS = ["kind", "deals"];

function byPlace(count: number, columns: readonly Column[], names: readonly string[]): (Column | undefined)[] {
  const scores = columns.filter(({ id }) => id.startsWith("score."));
  const number = columns.find(({ id }) => id === "number");
  return count === names.length ? scores : count === names.length + 1 ? [number, ...scores] : [];
}
