/** Misspelt names. A near name is only suggested: Paule and Paul may both exist. */
import { nameKey } from "#lib/log/name";

/** The number of slips between two words (a letter left out, added or changed, two neighbours swapped): Damerau-Levenshtein. */
export function distanceOf(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = b.map((_, j) => j).concat(b.length);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, theirs] of b.entries()) {
      const change = (last[j] as number) + (letter === theirs ? 0 : 1);
      const swap = letter === b[j - 1] && a[i - 1] === theirs ? (before[j - 1] as number) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j + 1] as number) + 1, (row[j] as number) + 1, change, swap));
    }
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

/** How many slips count as near: none in short names (Léa and Lia are two people), two in long ones. */
const slipsIn = (key: string): number => (key.length < 5 ? 0 : key.length < 10 ? 1 : 2);

/** Spaces, hyphens and apostrophes are ignored. */
const joined = (name: string): string => nameKey(name).replace(/[\s’'-]/gu, "");

/** The nearest name that this one may be a misspelling of; none if it is one of them. */
export function nearName(typed: string, names: readonly string[]): string | undefined {
  const key = nameKey(typed);
  if (names.some((name) => nameKey(name) === key)) return undefined;
  const word = joined(typed);
  let nearest: { name: string; slips: number } | undefined;
  for (const name of names) {
    const other = joined(name);
    const most = slipsIn(word.length > other.length ? word : other);
    const slips = distanceOf(word, other);
    if (slips <= most && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY)) nearest = { name, slips };
  }
  return nearest?.name;
}
