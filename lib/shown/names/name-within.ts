/** A name where there is room for so many letters: whole, the club's own letters, one cut as over the columns of a sheet. */
import type { Player } from "#lib/season/club-event";
import { leastForms, shortForms } from "./short-names";

/** Among more, whose name tells itself from everybody else's takes too long to find: they go by their letters. */
const MOST_APART = 40;

/** A season's pages have this room, so that somebody is called the same on each. */
export const SEASON_ROOM = 7;

export function nameWithin(
  most: number,
  { name, short, shortChosen }: Pick<Player, "name" | "short" | "shortChosen">,
  all: readonly string[],
): string {
  if (name.length <= most) return name;
  if (shortChosen || all.length > MOST_APART) return short;
  // The club's letters tell better than a place among names, which is another on the next page.
  const forms = [...shortForms(name, all), ...leastForms(name, all).slice(0, -1)];
  return forms.find((form) => form.length <= most) ?? short;
}
