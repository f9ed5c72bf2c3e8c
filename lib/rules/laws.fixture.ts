/** What a game fixes for all its tables, and how far a table may go in figures: least, most and step. */
import { gameNamed } from "./games";
import type { GameName } from "./rules";

export function lawsOf(name: GameName) {
  const { players, zeroSum, endsForGood, clockwise, firstDealer, arbitrated, counts, calls, reports } = gameNamed(name);
  return { players, zeroSum, endsForGood, clockwise, firstDealer, arbitrated, counts, calls, reports };
}

export const boundsOf = (name: GameName) =>
  Object.fromEntries(
    gameNamed(name)
      .options.filter(({ kind }) => kind !== "choice")
      .map(({ id, min, max, step = 1 }) => [id, [min, max, step]]),
  );
