import type { Game } from "./game";
import { itemAt } from "./item-at";

/** Totals that begin at nothing and are the sum of the deals. */
export const ADDED_UP: Pick<Game, "startTotals" | "addTotals"> = {
  startTotals: ({ players }) => Array.from({ length: players }, () => 0),
  addTotals: (_, totals, scores) => totals.map((total, seat) => total + itemAt(scores, seat)),
};
