import { readRules } from "./games";
import type { Result, Rules } from "./rules";

/** What was read, where a test stands on it: one that is refused fails with every fault. */
export function accepted<T>(read: Result<T>): T {
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

/** The rules that are asked for, as a sheet or a request asks for them. */
export const rulesAsked = (asked: unknown): Rules => accepted(readRules(asked));

/** A table's rules: the game's usual ones but for `options`. */
export const rulesOf = (game: string, players: number, options: object = {}): Rules => rulesAsked({ game, players, options });
