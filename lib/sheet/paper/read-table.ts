/** Rows typed or pasted from paper → deals in order, each judged as on the sheet, with its faults. */

import { addScores, seatPeople } from "#lib/rules/evening";
import { gameOf } from "#lib/rules/games";
import { itemAt } from "#lib/rules/item-at";
import type { Json } from "#lib/rules/read";
import { type Fault, isEmptyDeal, type Points, type Rules, type Totals, type Turn } from "#lib/rules/rules";
import { everybody, type Person, rulesAt, seatFaults, seatNext, turnOf } from "#lib/rules/seating";
import { numberIn } from "../csv";
import type { Cells, Column } from "./column";
import { paperColumns } from "./columns";
import { type ReadRow, type RowRuling, readRow } from "./read-row";
import { cellsAt, columnOf, type PaperRound, seatsInRow } from "./row-seats";

/** changes: points of each deal. running: totals after each row, as on many papers. */
export type PaperFigures = "changes" | "running";

/** The state before the rows: an empty sheet, or one to be completed. */
interface Start {
  readonly turn: Turn;
  /** By person; null: has not sat yet. */
  readonly totals: Totals;
  /** Over by the game's rules; an end by points is left to people. */
  readonly over: boolean;
  /** Set if people may sit out; without it all play every row, and a dash is a zero. */
  readonly round?: PaperRound;
}

/**
 * `deal` null: skipped, because empty or voided. `faults`: `at` is a column's id, or "" for the row; their seats are the row's.
 */
export interface JudgedRow {
  readonly deal: Json | null;
  /** Who plays it, in the order of play. */
  readonly seats: readonly Person[];
  /** By person; null for who sits out. */
  readonly scores: Totals | null;
  /** By person; null: has not sat yet. */
  readonly totals: Totals;
  readonly turn: Turn;
  /** Already included in the scores. */
  readonly ruling: RowRuling | null;
  /** The person whose points follow from the others'. */
  readonly deduced: Person | null;
  readonly faults: readonly Fault[];
}

export const startOf = (rules: Rules, dealer: number): Start & { readonly totals: readonly Points[] } => {
  const game = gameOf(rules);
  return { turn: game.firstTurn(rules, dealer), totals: game.startTotals(rules), over: false };
};

const sitStill = (rules: Rules, { turn }: Start): PaperRound => {
  const all = everybody(rules.players);
  return {
    circle: { order: all, here: all },
    wanted: rules.players,
    past: [],
    seating: { rules, seats: all, dealer: turn.dealer, turn },
  };
};

/** Faulty rows are skipped: the next ones are judged without them. `names`: by person. */
export function readTable(
  rules: Rules,
  names: readonly string[],
  rows: readonly Cells[],
  start: Start,
  figures: PaperFigures,
): JudgedRow[] {
  const { circle, wanted, past: played, seating: first } = start.round ?? sitStill(rules, start);
  const past = [...played];
  let { totals, over } = start;
  let due = first;
  return rows.map((cells): JudgedRow => {
    const running = figures === "running";
    const seats = start.round ? seatsInRow(rules, names, cells, circle, due.seats, running ? totals : null) : due.seats;
    const own = rulesAt(rules, seats.length) ?? rules;
    const game = gameOf(own);
    const turn = seats === due.seats ? due.turn : turnOf(own, seats, due.dealer, circle.order, past.at(-1));
    const seated = seatPeople(own, totals, seats);
    const row = judgeSeated({ rules: own, seats, turn }, names, cells, running ? seated : null);
    const told = { ...row, scores: null, totals };
    const misplaced = row.deal === null ? [] : seatFaults(rules, seats, "");
    if (misplaced.length > 0) return { ...told, faults: misplaced };
    const read = row.deal && game.read(own, row.deal, turn);
    if (!read?.ok || row.faults.length > 0) return told;
    if (over && game.endsForGood) return { ...told, faults: [{ at: "", code: "past-the-end", rule: game.endRule }] };
    const made = isEmptyDeal(read.value) ? null : game.score(own, read.value).scores;
    const scores = made?.map((points, seat) => points + (row.ruling?.points[seat] ?? 0)) ?? null;
    totals = addScores(own, seated, seats, scores ?? undefined);
    past.push({ rules: own, seats, dealer: due.dealer, turn, deal: read.value });
    due = seatNext(rules, wanted, circle, due.dealer, past);
    const known = totals.filter((total) => total !== null);
    over = game.isOver(own, known, null, due.turn);
    const columns = scores && names.map((_, person) => scores[seats.indexOf(person)] ?? null);
    return { ...told, scores: columns, totals };
  });
}

/** Judges a row for those who play it. `before`: totals by person, if its figures are running totals. */
function judgeSeated(
  { rules, seats, turn }: Pick<PaperRound["seating"], "rules" | "seats" | "turn">,
  names: readonly string[],
  cells: Cells,
  before: Totals | null,
): Omit<JudgedRow, "scores" | "totals"> {
  const own = seats.map((person) => itemAt(names, person));
  const mine = cellsAt(cells, seats);
  const changes = before ? asChanges(mine, seats, before) : mine;
  const { deal, ruling, deduced, faults } = judgeRow(rules, own, changes, turn);
  return {
    deal,
    seats,
    turn,
    ruling,
    deduced: deduced === null ? null : itemAt(seats, deduced),
    faults: faults.map((fault) => ({ ...fault, at: columnOf(fault.at, seats) })),
  };
}

/** `rules` and `names` are those of the row's players; cells by seat. */
function judgeRow(rules: Rules, names: readonly string[], cells: Cells, turn: Turn): ReadRow {
  const columns = paperColumns(rules, names);
  const row = readRow(rules, names, columns, cells);
  const { deal, faults } = row;
  if (deal === null) return row;
  const read = gameOf(rules).read(rules, deal, turn);
  if (!read.ok) {
    const heard = faults.map(({ at }) => at);
    const own = read.faults.map((fault): Fault => ({ ...fault, at: columnAt(fault.at, columns) }));
    return {
      ...row,
      faults: [...faults, ...own.filter(({ at, code }) => !(heard.includes(at) && UNREAD.includes(code)))],
    };
  }
  return { ...row, faults: [...faults, ...(isEmptyDeal(read.value) ? [] : differing(rules, read.value, row))] };
}

/** Faults that a game reports for a cell that was not understood. */
const UNREAD: readonly string[] = ["required", "not-a-number"];

/** The points by the rules count; a written figure must equal them. */
function differing(rules: Rules, deal: object, { scores: written, ruling }: ReadRow): Fault[] {
  const { scores } = gameOf(rules).score(rules, deal);
  return written.flatMap((value, seat): Fault[] => {
    const computed = itemAt(scores, seat);
    if (value === null || value === computed) return [];
    const moved = ruling?.points[seat] ?? 0;
    const params = { seat, written: value + moved, computed: computed + moved };
    return [{ at: `score.${seat}`, code: "scores-differ", rule: "T26", params }];
  });
}

/** The figures of a row, less the totals before it. */
function asChanges(cells: Cells, seats: readonly Person[], before: Totals): Cells {
  const changed = seats.flatMap((person, seat): [string, string][] => {
    const id = `score.${seat}`;
    const value = numberIn(cells[id] ?? "");
    return value === null ? [] : [[id, String(value - (before[person] ?? 0))]];
  });
  return { ...cells, ...Object.fromEntries(changed) };
}

/** The columns for the fields of games' deals. */
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

/** The column that a fault of the deal is about; "" if several. */
function columnAt(at: string, columns: readonly Column[]): string {
  const [pattern, column] = FIELD_COLUMNS.find(([pattern]) => pattern.test(at)) ?? [];
  const id = pattern && column ? (at.match(pattern)?.[0] ?? "").replace(pattern, column) : "";
  return columns.some((known) => known.id === id) ? id : "";
}
