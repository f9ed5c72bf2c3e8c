/** The letters of somebody who chose none: the first that nobody else has, "Pau", or "Paul", "Pal"; then a number. */
export function shortOf(name: string, taken: ReadonlySet<string>): string {
  const letters = [...name.replace(/[\s’'-]/gu, "")];
  for (const short of shortsOf(letters)) if (!taken.has(short)) return short;
  return letters[0] ?? "?";
}

/** One at a time: the first is nearly always free. */
function* shortsOf(letters: readonly string[]): Generator<string> {
  const [first = "?", second = ""] = letters;
  yield letters.slice(0, 3).join("");
  yield letters.slice(0, 4).join("");
  for (const letter of letters.slice(2)) yield first + second + letter;
  for (let n = 2; n <= 100; n++) yield `${first}${second}${n}`;
}
