/** The states of the open position's tables, in the order in which an arbiter checks them. */
import type { Format } from "#lib/rules/hall/boards";
import { boardBalances, duesOf, unplayed } from "./boards";
import { sumOf } from "./gate";
import { type Hall, isSheetTyped, isSigned, type Position, sameBalances, seatedTables, type Table } from "./hall";
import type { LateTable, PlayingTable } from "./hall-view";

export type TableState =
  | "calling"
  | "others"
  | "not-zero"
  | "contested"
  | "unmarked"
  | "differs"
  | "late"
  | "playing"
  | "finished"
  | "signed"
  | "not-whole";

export type TableNow = ReturnType<typeof tablesNow>[number];

/** A table is late if it is so many deals behind the median. */
const LATE = 2;

/**
 * `late`: two deals behind the median, or still playing when three quarters of the tables have handed in. `differs`: the sheet
 * handed in is not the sum of its deals, whatever else the table waits for.
 */
export function tablesNow(hall: Pick<Hall, "calls">, position: Position, playing: readonly PlayingTable[]) {
  const tables = seatedTables(position);
  const deals = tables.map((table) => dealsOf(table, playing)).sort((a, b) => a - b);
  const middle = deals[Math.floor(deals.length / 2)] ?? 0;
  const { format } = position;
  const isIn = (table: Table) => (format === null ? table.sheet !== null : unplayed(format, table).length === 0);
  const isEnding = 4 * tables.filter(isIn).length >= 3 * tables.length;
  const called = new Set(
    hall.calls.flatMap((call) => (call.answered || call.position !== position.position ? [] : [call.table])),
  );
  return tables.map((table) => {
    const now = playing.find((one) => one.table === table.table);
    const isLate = isEnding || dealsOf(table, playing) <= middle - LATE;
    const isCalling = called.has(table.table);
    const state = format === null ? stateOf(table, now, isCalling, isLate) : boardState(format, table, isCalling, isLate);
    return { table, playing: now, sum: sumOf(table), state, differs: format === null && differs(table, now) };
  });
}

const dealsOf = ({ table, plays }: Table, playing: readonly PlayingTable[]): number =>
  playing.find((one) => one.table === table)?.deals ?? plays.length;

function boardState(format: Format, table: Table, isCalling: boolean, isLate: boolean): TableState {
  if (isCalling) return "calling";
  if (duesOf(format, table).length === 0) return "not-whole";
  if (unplayed(format, table).length > 0) return isLate ? "late" : "playing";
  return isSigned(table, boardBalances(format, table)) ? "signed" : "finished";
}

function stateOf(table: Table, now: PlayingTable | undefined, isCalling: boolean, isLate: boolean): TableState {
  if (isCalling) return "calling";
  const waits = waitsFor(table, now);
  // Reported before "not-zero", because it is the reason for it.
  if (waits === "others") return waits;
  // A deal that does not add up is shown while the table still plays.
  if (sumOf(table) !== 0 || (table.sheet === null && now && now.notZero.length > 0)) return "not-zero";
  if (waits) return waits;
  if (table.sheet === null) return isLate ? "late" : "playing";
  if (differs(table, now)) return "differs";
  return isSigned(table) ? "signed" : "finished";
}

const differs = ({ sheet }: Table, now: PlayingTable | undefined): boolean =>
  sheet !== null && now !== undefined && now.deals > 0 && !sameBalances(sheet.balances, now.balances);

/** The totals with which the table's own phone has closed its sheet, if others count: the arbiter may take them. */
export const ownTotals = ({ table: { sheet }, playing }: Pick<TableNow, "table" | "playing">): PlayingTable["balances"] | null =>
  playing?.closed && sheet && !sameBalances(sheet.balances, playing.balances) ? playing.balances : null;

/** What the deals of a table wait for from the arbiter. */
type Unsettled = Extract<TableState, "others" | "contested" | "unmarked">;

function waitsFor(table: Table, now: PlayingTable | undefined): Unsettled | null {
  // Totals typed by the arbiter have taken that into account.
  if (now?.others && !isSheetTyped(table)) return "others";
  if (now && now.contested.length > 0) return "contested";
  return now && now.unmarked.length > 0 ? "unmarked" : null;
}

/** Tables of earlier positions whose sheets have changed since, and wait for the arbiter. */
export function movedSince(hall: Hall, late: readonly LateTable[]): (TableNow & { readonly position: number })[] {
  return hall.positions.slice(0, -1).flatMap((position) => {
    const here = late.filter((one) => one.position === position.position);
    const isSettled = (one: Table) => here.some(({ table, settled }) => settled && table === one.table);
    return tablesNow(hall, position, here).flatMap(({ differs, ...now }) => {
      const waits = isSettled(now.table) ? WAIT : MOVED;
      const moved = { ...now, differs: differs && !isSettled(now.table), position: position.position };
      return now.playing && waits.includes(now.state) ? [moved] : [];
    });
  });
}

/** States that only a mark or a decision on the deal ends, whatever totals the arbiter accepted. */
const WAIT: readonly TableState[] = ["contested", "unmarked"];
const MOVED: readonly TableState[] = ["others", "not-zero", "differs", ...WAIT];

/** Tables whose sheet is in and adds up, but waits for the arbiter: opening the next position needs a reason. */
export const unsettled = (
  { tables, format }: Pick<Position, "tables" | "format">,
  playing: readonly PlayingTable[],
): { readonly table: number; readonly why: Unsettled }[] =>
  tables.flatMap((table) => {
    const now = playing.find((one) => one.table === table.table);
    const why = format === null && table.sheet !== null ? waitsFor(table, now) : null;
    return why ? [{ table: table.table, why }] : [];
  });

/**
 * True while it plays, to show how far it is; then only if its phone handed in more or fewer deals than `all` (one was annulled).
 */
export const tellsDeals = ({ sheet }: Pick<Table, "sheet">, { deals }: Pick<PlayingTable, "deals">, all: number): boolean =>
  sheet === null || (sheet.source === "phone" && deals !== all);
