/** Columns by seat, in plain loops: scoring a deal must cost well under a microsecond. */
import { itemAt } from "../item-at";
import type { Line, Seat } from "../rules";

/** `value` for these seats, nothing for the others. */
export function columnsOf(players: number, seats: readonly Seat[], value: number): number[] {
  const columns: number[] = [];
  for (let seat = 0; seat < players; seat++) columns.push(seats.includes(seat) ? value : 0);
  return columns;
}

export function seatsBut(players: number, left: readonly Seat[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) if (!left.includes(seat)) seats.push(seat);
  return seats;
}

/** The columns of a deal are the sum of its lines. */
export function sumOf(players: number, lines: readonly Line[]): number[] {
  const sum = columnsOf(players, [], 0);
  for (const { scores } of lines) {
    if (!scores) continue;
    for (let seat = 0; seat < players; seat++) sum[seat] = itemAt(sum, seat) + itemAt(scores, seat);
  }
  return sum;
}

export function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
