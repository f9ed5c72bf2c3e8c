/** How a figure becomes columns: shared between the camps, or paid by each to one. Every split adds to zero. */
import type { Line, Params, Points, Rules, Seat } from "../rules";
import type { AttackDeal } from "./attack";

/** Each defender loses `unit`; the taker wins all of it but the partner's one part. Subtracted from 0, nothing is ever −0. */
export function share(players: number, deal: AttackDeal, unit: Points): Points[] {
  const scores = new Array<number>(players).fill(0 - unit);
  if (deal.partner !== null) scores[deal.partner] = unit;
  scores[deal.taker] = unit * (players - (deal.partner === null ? 1 : 3));
  return scores;
}

/** Each other player pays `amount` to the holder; `shown`: parameters of the line. */
export function personalLine(
  { players }: Rules,
  { code, rule }: Pick<Line, "code" | "rule">,
  amount: Points,
  { seat, ...shown }: Params & { seat: Seat },
): Line {
  const others = players - 1;
  const value = amount * others;
  const scores = new Array<number>(players).fill(0 - amount);
  scores[seat] = value;
  return { code, rule, value, params: { seat, ...shown, amount, others }, scores };
}

export const allSeats = ({ players }: Rules): Seat[] => Array.from({ length: players }, (_, seat) => seat);
