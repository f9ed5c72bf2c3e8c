/** How a figure becomes columns: shared between the camps, or paid by each to one. Every split adds to zero. */
import { itemAt } from "../item-at";
import type { Line, Points, Seat } from "../rules";
import type { AttackDeal } from "./attack";

/** Each defender loses `unit`; the taker wins all of it but the partner's one part. Subtracted from 0, nothing is ever −0. */
export function share(players: number, deal: AttackDeal, unit: Points): Points[] {
  const scores = new Array<number>(players).fill(0 - unit);
  if (deal.partner !== null) scores[deal.partner] = unit;
  scores[deal.taker] = unit * (players - (deal.partner === null ? 1 : 3));
  return scores;
}

/** Each other player pays `unit` to the holder. */
export function personal(players: number, seat: Seat, unit: Points): Points[] {
  const scores = new Array<number>(players).fill(0 - unit);
  scores[seat] = unit * (players - 1);
  return scores;
}

export function sumLines(players: number, lines: readonly Line[]): Points[] {
  const totals = new Array<number>(players).fill(0);
  for (const { scores } of lines) {
    if (scores) for (let seat = 0; seat < players; seat++) totals[seat] = itemAt(totals, seat) + itemAt(scores, seat);
  }
  return totals;
}
