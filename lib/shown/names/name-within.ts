/** A name within so many letters: whole, the club's chosen short, or cut as over the columns of a sheet. */
import type { Player } from "#lib/season/club/club-event";
import { leastForms, shortForms } from "./short-names";

/** With more players, finding distinct cuts takes too long: their short letters are used. */
const MOST_APART = 40;

/** All pages of a season use this length, so that a player has the same name on each. */
export const SEASON_ROOM = 7;

export function nameWithin(
  most: number,
  { name, short, shortChosen }: Pick<Player, "name" | "short" | "shortChosen">,
  all: readonly string[],
): string {
  if (name.length <= most) return name;
  if (shortChosen || all.length > MOST_APART) return short;
  // The last form, a place among these names, would differ on the next page: the club's letters are better.
  const forms = [...shortForms(name, all), ...leastForms(name, all).slice(0, -1)];
  return forms.find((form) => form.length <= most) ?? short;
}
