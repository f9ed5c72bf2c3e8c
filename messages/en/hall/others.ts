/** Deals that others than the people of a table played, in English. */
import type { OtherPlayers } from "#lib/hall/who-played";
import { signed } from "#lib/rules/words/words";

/** Whom a sheet names that is not of its table. */
export const strangersSaid = ({ strangers }: OtherPlayers): string =>
  strangers.map(({ name, points }) => `${name} ${signed(points)}`).join(", ");

export const othersSaid = (others: OtherPlayers): string => {
  const { slots, strangers } = others;
  const deals = `${slots.length === 1 ? "Deal" : "Deals"} ${slots.map((slot) => slot + 1).join(", ")}:`;
  if (strangers.length === 0) return `${deals} not everybody at the table played.`;
  return `${deals} ${strangersSaid(others)} played and ${strangers.length === 1 ? "is" : "are"} not of this table.`;
};
