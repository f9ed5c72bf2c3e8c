/** What each game has of one thing, fetched when a sheet needs it: its rules, or how a screen shows it. */
import { type GameName, gameNameIn } from "./rules";

interface Shelf<T> {
  readonly put: (name: GameName, value: T) => void;
  /** Throws where it was not fetched: a page waits for its game before it shows anything of it. */
  readonly of: (name: GameName) => T;
  /** What is no game of ours is left to `readRules`, which says so. */
  readonly fetch: (name: unknown) => Promise<void>;
}

export function shelfOf<T>(what: string, loaders: Readonly<Record<GameName, () => Promise<T>>>): Shelf<T> {
  const there: Partial<Record<GameName, T>> = {};
  return {
    put: (name, value) => {
      there[name] = value;
    },
    of: (name) => {
      const value = there[name];
      if (value === undefined) throw new Error(`the ${what} of ${name}: not loaded`);
      return value;
    },
    fetch: async (name) => {
      const known = gameNameIn(name);
      if (known) there[known] ??= await loaders[known]();
    },
  };
}
