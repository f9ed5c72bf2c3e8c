// This folder: the rules, pure, a game a folder; what all games share stands here.
import type { Game } from "./game";
import { itemAt } from "./item-at";
import type { Line, Points } from "./rules";

/** Totals that start at 0 and are the sum of the deals. */
export const ADDED_UP: Pick<Game, "startTotals" | "addTotals"> = {
  startTotals: ({ players }) => Array.from({ length: players }, () => 0),
  addTotals: (_, totals, scores) => totals.map((total, seat) => total + itemAt(scores, seat)),
};

/** The columns of a deal are the sum of its lines; in plain loops: scoring a deal must cost well under a microsecond. */
export function sumLines(players: number, lines: readonly Line[]): Points[] {
  const totals = new Array<number>(players).fill(0);
  for (const { scores } of lines) {
    if (scores) for (let seat = 0; seat < players; seat++) totals[seat] = itemAt(totals, seat) + itemAt(scores, seat);
  }
  return totals;
}
