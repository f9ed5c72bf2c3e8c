/** A name where there is room for so many letters: whole, the club's own letters, one cut as over the columns of a sheet. */
import type { Player } from "#lib/season/club-event";
import { leastForms, shortForms } from "./short-names";

/** Among more, whose name tells itself from everybody else's takes too long to find: they go by their letters. */
const MOST_APART = 40;

export function nameWithin(
  most: number,
  { name, short, shortChosen }: Pick<Player, "name" | "short" | "shortChosen">,
  all: readonly string[],
): string {
  if (name.length <= most) return name;
  if (shortChosen || all.length > MOST_APART) return short;
  return [...shortForms(name, all), ...leastForms(name, all)].find((form) => form.length <= most) ?? short;
}
