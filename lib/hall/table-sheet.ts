/** A table of a position as a sheet: its players in the order of play, and its balances by line. */
import { itemAt } from "#lib/rules/item-at";
import { sum } from "#lib/rules/lists";
import type { Points } from "#lib/rules/rules";
import { open } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import { isDecision, type Sheet, type SheetDeal } from "#lib/sheet/sheet";
import { type Hall, isSheetTyped, type Penalty, type Position, type Table } from "./hall";
import type { Fine } from "./hall-event";
import { holderAt } from "./hall-standings";
import { fining, penaltiesApart } from "./penalties-apart";

/** The rules of every tournament. */
export const HALL_RULES = { game: "tarot", edition: "fft-2012" } as const;

/** The lines N S E W in the order in which tarot is played: round to the right. North deals first (H14). */
const IN_TURN = [0, 3, 1, 2] as const;

/** The lines of those who sit there, in the order of play. */
export const linesInTurn = ({ seats }: Pick<Table, "seats">): number[] => IN_TURN.filter((line) => seats[line] !== null);

/** Who plays in this seat of the table. */
export function nameAt(hall: Pick<Hall, "numbers">, position: number, seat: number | null): string {
  const one = seat === null ? undefined : hall.numbers[seat - 1];
  return (one && holderAt(one, position)?.name) ?? "";
}

/** By line; null for an empty chair. */
export const namesAt = (hall: Pick<Hall, "numbers">, position: number, { seats }: Pick<Table, "seats">): (string | null)[] =>
  seats.map((seat) => (seat === null ? null : nameAt(hall, position, seat)));

/** The first event of a table's sheet: French tarot at four, or at three with an empty chair. Null if the table is empty. */
export function openTable(
  hall: Pick<Hall, "numbers" | "opening">,
  position: number,
  table: Pick<Table, "table" | "seats">,
): Change | null {
  const lines = linesInTurn(table);
  if (lines.length < 3) return null;
  const seats = lines.map((line) => itemAt(table.seats, line));
  const names = seats.map((seat) => nameAt(hall, position, seat));
  return open({
    rules: { ...HALL_RULES, players: lines.length },
    // Equal names at a table get their numbers added.
    names: names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name.slice(0, 34)} ${seats[i]}`)),
    dealer: 0,
    target: null,
    until: null,
    title: `Table ${table.table}, position ${position}`,
    day: hall.opening.day,
  });
}

/** The penalties from rulings on a table's sheet, outside its zero. */
export function finesOf(table: Pick<Table, "seats">, { deals }: Pick<Sheet, "deals">): Fine[] {
  const lines = linesInTurn(table);
  return deals.flatMap((deal) =>
    fining(deal).flatMap(({ value, params }): Fine[] => {
      const seat = lines[deal.seats[params.seat] ?? -1];
      return seat === undefined ? [] : [{ seat, slot: deal.slot, points: -value, reason: params.note }];
    }),
  );
}

/** The same as penalties of the numbers that sit there. */
export function penaltiesOf(
  { position, tables }: Pick<Position, "position" | "tables">,
  table: number,
  fines: readonly Fine[],
  event: string,
): Penalty[] {
  return fines.flatMap(({ seat, slot, points, reason }): Penalty[] => {
    const number = tables[table - 1]?.seats[seat];
    return number ? [{ event, number, points, reason, position, withdrawn: null, of: { table, slot } }] : [];
  });
}

/** By line N S E W, as the rules score the deals; null for an empty chair. */
export function balancesOf(table: Pick<Table, "seats">, sheet: Sheet): (Points | null)[] {
  const lines = linesInTurn(table);
  const { totals } = penaltiesApart(sheet);
  return table.seats.map((seat, line) => (seat === null ? null : (totals[lines.indexOf(line)] ?? 0)));
}

/** What the players of a table confirm: the totals that count. */
export const countedBalances = (table: Pick<Table, "seats" | "sheet">, sheet: Sheet): readonly (Points | null)[] =>
  table.sheet && isSheetTyped(table) ? table.sheet.balances : balancesOf(table, sheet);

/** The slots of the deals that do not add up to zero, such as after a ruling that gives points. */
export const slotsNotZero = ({ deals }: Pick<Sheet, "deals">): number[] =>
  deals.flatMap((deal) => {
    const fined = sum(fining(deal).map(({ value }) => value));
    return deal.score !== null && sum(deal.score.scores) !== fined ? [deal.slot] : [];
  });

/** How many deals were played: not those annulled or passed, whatever was decided about them (manual p. 7). */
export const playedDeals = ({ deals }: Pick<Sheet, "deals">): number => deals.filter(playedHere).length;

/**
 * How far a table is with so many deals. `isEarly`: it may hand in before the last one, when its time is over; `confirms`: its
 * players may confirm.
 */
export function farOf(sheet: Pick<Sheet, "deals" | "closed">, all: number) {
  const left = all - playedDeals(sheet);
  const isClosed = sheet.closed !== null;
  return { left, isClosed, isEarly: !isClosed && left > 0 && left < all, confirms: isClosed || left <= 0 };
}

export const playedHere = ({ score }: Pick<SheetDeal, "score">): boolean =>
  score?.lines.some((line) => !isDecision(line)) ?? false;

/** Garde sans and garde contre: the arbiter counts the cards with the table, and marks the deal (CA3). */
const asksMark = (deal: unknown): boolean => {
  const { contract } = (deal ?? {}) as { contract?: unknown };
  return contract === "garde-sans" || contract === "garde-contre";
};

/** The slots of a sheet's deals that ask for the arbiter's mark and have none. */
export const unmarked = ({ deals }: Pick<Sheet, "deals">, marked: readonly number[]): number[] =>
  deals.flatMap(({ deal, slot }) => (asksMark(deal) && !marked.includes(slot) ? [slot] : []));
