/** Rows typed or pasted from paper → deals in their order, each judged as the sheet would judge it, with its own faults. */
import { gameOf } from "#lib/rules/games";
import type { Json } from "#lib/rules/read";
import { type Fault, isEmptyDeal, type Points, type Rules, type Seat, type Turn } from "#lib/rules/rules";
import { numberIn } from "../csv";
import { type Cells, type Column, columnsOf } from "./columns";
import { readRow } from "./read-row";

/** changes: what each deal brought. running: totals after each row, as many papers have. */
export const FIGURES = ["changes", "running"] as const;
export type Figures = (typeof FIGURES)[number];

/** Where the rows go on from: an empty sheet, or one that is being completed. */
export interface Start {
  readonly turn: Turn;
  readonly totals: readonly Points[];
  /** The end by points is people's to decide; the end of the rules is not. */
  readonly over: boolean;
}

/** `deal` null: left aside, being empty or voided. `faults`: `at` is a column's id, or "" for the row. */
export interface JudgedRow {
  readonly deal: Json | null;
  readonly scores: readonly Points[] | null;
  readonly totals: readonly Points[];
  readonly turn: Turn;
  /** Whose points are what the others leave. */
  readonly deduced: Seat | null;
  readonly faults: readonly Fault[];
}

export const startOf = (rules: Rules, dealer: number): Start => {
  const game = gameOf(rules);
  return { turn: game.firstTurn(rules, dealer), totals: game.startTotals(rules), over: false };
};

/** Faulty rows are passed over, as a sheet does: the next ones are judged without them. */
export function readTable(
  rules: Rules,
  names: readonly string[],
  rows: readonly Cells[],
  start: Start,
  figures: Figures,
): JudgedRow[] {
  const game = gameOf(rules);
  const columns = columnsOf(rules, names);
  let { turn, totals, over } = start;
  return rows.map((cells): JudgedRow => {
    const now = { turn, totals };
    const judged = judgeRow(rules, names, columns, figures === "running" ? asChanges(names, cells, totals) : cells, turn);
    if (judged.deal === null || judged.faults.length > 0) return { ...now, ...judged, scores: null };
    if (over && game.endsForGood) {
      return { ...now, ...judged, scores: null, faults: [{ at: "", code: "past-the-end", rule: game.endRule }] };
    }
    const read = game.read(rules, judged.deal, turn);
    if (!read.ok) return { ...now, ...judged, scores: null };
    const scores = isEmptyDeal(read.value) ? null : game.score(rules, read.value).scores;
    if (scores) totals = game.addTotals(rules, totals, scores);
    const played = turn;
    turn = game.nextTurn(rules, turn, read.value);
    over = game.isOver(rules, totals, null, turn);
    return { ...judged, scores, totals, turn: played, faults: [] };
  });
}

function judgeRow(
  rules: Rules,
  names: readonly string[],
  columns: readonly Column[],
  cells: Cells,
  turn: Turn,
): Pick<JudgedRow, "deal" | "deduced" | "faults"> {
  const { deal, scores, deduced, faults } = readRow(rules, names, columns, cells);
  if (deal === null) return { deal, deduced, faults };
  const read = gameOf(rules).read(rules, deal, turn);
  if (!read.ok) {
    const heard = faults.map(({ at }) => at);
    const own = read.faults.map((fault): Fault => ({ ...fault, at: columnAt(fault.at, columns) }));
    return {
      deal,
      deduced,
      faults: [...faults, ...own.filter(({ at, code }) => !(heard.includes(at) && UNREAD.includes(code)))],
    };
  }
  return { deal, deduced, faults: [...faults, ...(isEmptyDeal(read.value) ? [] : differing(rules, read.value, scores))] };
}

/** What a game says of a cell that was not understood. */
const UNREAD: readonly string[] = ["required", "not-a-number"];

/** What the rules make of the deal is what counts; a figure written beside it must be the same. */
function differing(rules: Rules, deal: object, written: readonly (number | null)[]): Fault[] {
  const { scores } = gameOf(rules).score(rules, deal);
  return written.flatMap((value, seat): Fault[] => {
    const computed = scores[seat] as number;
    if (value === null || value === computed) return [];
    return [{ at: `score.${seat}`, code: "scores-differ", rule: "T26", params: { seat, written: value, computed } }];
  });
}

/** The figures of a row, less what everybody had before it. */
function asChanges(names: readonly string[], cells: Cells, totals: readonly Points[]): Cells {
  const changed = names.flatMap((_, seat): [string, string][] => {
    const id = `score.${seat}`;
    const value = numberIn(cells[id] ?? "");
    return value === null ? [] : [[id, String(value - (totals[seat] as number))]];
  });
  return { ...cells, ...Object.fromEntries(changed) };
}

/** The columns of a game's own fields, whatever they are called in its deal. */
const FIELD_COLUMNS: readonly (readonly [RegExp, string])[] = [
  [/^deal\.report\.(\d+)/, "score.$1"],
  [/^deal\.cardPoints\.(\d+)/, "cards.$1"],
  [/^deal\.bids\.(\d+)/, "bid.$1"],
  [/^deal\.tricks\.(\d+)/, "tricks.$1"],
  [/^deal\.vachette\.(\d+)/, "vachette.$1"],
  [/^deal\.bet\.seat/, "bettor"],
  [/^deal\.bet\.(\w+).*/, "$1"],
  [/^deal\.campPoints/, "camp"],
  [/^deal\.(\w+).*/, "$1"],
];

/** The column that a fault of the deal is about; "" where it is about several. */
function columnAt(at: string, columns: readonly Column[]): string {
  const [pattern, column] = FIELD_COLUMNS.find(([pattern]) => pattern.test(at)) ?? [];
  const id = pattern && column ? (at.match(pattern)?.[0] ?? "").replace(pattern, column) : "";
  return columns.some((known) => known.id === id) ? id : "";
}
