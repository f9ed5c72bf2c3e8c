/** Something that each game has (its rules, or how it is shown), loaded when a sheet needs it. */
import { type GameName, gameNameIn } from "./rules";

interface Shelf<T> {
  readonly put: (name: GameName, value: T) => void;
  /** Throws if it is not loaded: pages load the game before they show it. */
  readonly of: (name: GameName) => T;
  /** Ignores unknown names: `readRules` reports them. */
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
