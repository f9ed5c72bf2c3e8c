import { readRules } from "./games";
import type { Result, Rules } from "./rules";

/** The value that was read; when it was refused, the test fails and shows every fault. */
export function accepted<T>(read: Result<T>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

/** Reads rules in the form in which a sheet or a request gives them. */
export const rulesAsked = (asked: unknown): Rules => accepted(readRules(asked));

/** A table's rules: the usual ones of the game, except for `options`. */
export const rulesOf = (game: string, players: number, options: object = {}): Rules => rulesAsked({ game, players, options });
