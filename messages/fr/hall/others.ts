/** Deals that others than the people of a table played. */
import type { OtherPlayers } from "#lib/hall/who-played";
import { signed } from "#lib/rules/words/words";

/** Whom a sheet names that is not of its table. */
export const strangersSaid = ({ strangers }: OtherPlayers): string =>
  strangers.map(({ name, points }) => `${name} ${signed(points)}`).join(", ");

export const othersSaid = (others: OtherPlayers): string => {
  const { slots, strangers } = others;
  const deals = `${slots.length < 2 ? "Donne" : "Donnes"} ${slots.map((slot) => slot + 1).join(", ")} :`;
  if (strangers.length === 0) return `${deals} toute la table n’a pas joué.`;
  const play = strangers.length < 2 ? "a joué et n’est pas" : "ont joué et ne sont pas";
  return `${deals} ${strangersSaid(others)} ${play} de cette table.`;
};
