/** A table of a position as a sheet: who sits at it in the order of play, and its balances as the hall reads them. */
import { itemAt } from "#lib/rules/item-at";
import type { Points } from "#lib/rules/rules";
import { open } from "#lib/sheet/change";
import type { Change } from "#lib/sheet/event";
import type { Sheet } from "#lib/sheet/sheet";
import type { Hall, Table } from "./hall";
import { holderAt } from "./hall-standings";

/** What every tournament plays. */
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

/** By line; null where nobody sits. */
export const namesAt = (hall: Pick<Hall, "numbers">, position: number, { seats }: Pick<Table, "seats">): (string | null)[] =>
  seats.map((seat) => (seat === null ? null : nameAt(hall, position, seat)));

/** The first event of a table's sheet: French tarot at four, or at three where a chair is empty. Null where nobody plays. */
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
    // Two of one name at a table are told apart by their numbers.
    names: names.map((name, i) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name.slice(0, 34)} ${seats[i]}`)),
    dealer: 0,
    target: null,
    until: null,
    title: `Table ${table.table}, position ${position}`,
    day: hall.opening.day,
  });
}

/** By line N S E W; null where nobody sits. */
export function balancesOf(table: Pick<Table, "seats">, { totals }: Pick<Sheet, "totals">): (Points | null)[] {
  const lines = linesInTurn(table);
  return table.seats.map((seat, line) => (seat === null ? null : (totals[lines.indexOf(line)] ?? 0)));
}

/** The deals that were played, those cancelled or passed left out: what counts towards a position's. */
export const playedDeals = ({ deals }: Pick<Sheet, "deals">): number => deals.filter(({ score }) => score !== null).length;

/** Garde sans and garde contre: the arbiter counts the cards with everybody, and puts his mark (CA3). */
const asksMark = (deal: unknown): boolean => {
  const { contract } = (deal ?? {}) as { contract?: unknown };
  return contract === "garde-sans" || contract === "garde-contre";
};

/** The places of a sheet's deals that ask for the arbiter's mark and have none. */
export const unmarked = ({ deals }: Pick<Sheet, "deals">, marked: readonly number[]): number[] =>
  deals.flatMap(({ deal, slot }) => (asksMark(deal) && !marked.includes(slot) ? [slot] : []));
