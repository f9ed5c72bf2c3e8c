/** What a game fixes for all its tables, and the limits of the figures that a table may choose: least, most and step. */
import { gameNamed } from "./games";
import { itemAt } from "./item-at";
import type { GameName } from "./rules";

export function lawsOf(name: GameName) {
  const { players, zeroSum, endsForGood, clockwise, firstDealer, arbitrated, counts, calls, reports, attack } = gameNamed(name);
  const fixed = { players, zeroSum, endsForGood, clockwise, firstDealer, arbitrated, counts, calls, reports };
  return { ...fixed, boutsBarred: attack?.boutsBarred };
}

/** Choices that are faulty: fewer than two values, the same value twice, or not every value that an edition plays. */
export const emptyChoices = (name: GameName) => {
  const { options, editions } = gameNamed(name);
  return options
    .filter(({ kind, values = [], id }) => {
      const isKept = editions.every((edition) => values.includes(itemAt(edition.values, id)));
      return kind === "choice" && !(isKept && values.length > 1 && new Set(values).size === values.length);
    })
    .map(({ id }) => id);
};

export const boundsOf = (name: GameName) =>
  Object.fromEntries(
    gameNamed(name)
      .options.filter(({ kind }) => kind !== "choice")
      .map(({ id, min, max, step = 1 }) => [id, [min, max, step]]),
  );
