import { syllableCuts } from "#lib/season/names/syllables";

const MOST = 4;

/**
 * Computed letters for a player without chosen ones, at most four: the first free ones. A short name stays as it is, several
 * words give their initials as written, and one word is cut between syllables.
 */
export function shortOf(name: string, taken: ReadonlySet<string>): string {
  for (const short of shortsOf(name)) if (!taken.has(short)) return short;
  return [...name][0] ?? "?";
}

/** A generator, because the first is nearly always free. */
function* shortsOf(name: string): Generator<string> {
  const words = name
    .normalize("NFC")
    .replace(/[’']/gu, "")
    .split(/[\s-]+/u)
    .filter((word) => word !== "")
    .map((word) => [...word]);
  const [first = ["?"], ...others] = words;
  const last = others.at(-1);
  if (last) yield initialsOf(words);
  else yield* cutsOf(first);
  const [initial = "", second = ""] = first;
  for (const letter of (last ?? first.slice(1)).slice(1)) yield initial + (last?.[0] ?? second) + letter;
  for (let n = 2; n < 100; n++) yield `${initial}${last?.[0] ?? second}${n}`;
}

const initialsOf = (words: readonly (readonly string[])[]): string =>
  words
    .slice(0, MOST)
    .map(([initial]) => initial)
    .join("");

function* cutsOf(word: readonly string[]): Generator<string> {
  const whole = word.join("");
  if (word.length <= MOST) return yield whole;
  const cuts = syllableCuts(whole).filter((cut) => cut > 1 && cut <= MOST);
  for (const cut of cuts.reverse()) yield whole.slice(0, cut);
  if (cuts.length === 0) yield whole.slice(0, 1);
}
