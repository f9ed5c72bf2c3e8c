/** Evenings that cannot be as they are written: of a game in which what some win, the others lose. */
import { gameNamed, isShelved } from "#lib/rules/games";
import { sum } from "#lib/rules/lists";
import type { GameName } from "#lib/rules/rules";
import type { Day } from "../season-body";
import type { PastEvening } from "./table";

export interface DaySum {
  readonly day: Day;
  readonly sum: number;
}

export function notZero(evenings: readonly PastEvening[], game: GameName): readonly DaySum[] {
  if (!isShelved(game) || !gameNamed(game).zeroSum) return [];
  return evenings
    .map(({ day, scores }) => ({ day, sum: sum([...scores.values()].map(({ points }) => points)) }))
    .filter((one) => one.sum !== 0);
}
