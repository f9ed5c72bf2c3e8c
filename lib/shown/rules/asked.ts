// This folder: rules, looked for by their words.
/** For a search that ignores accents and capitals. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

/** The search words, each with synonyms used in the rules. */
export type Sought = readonly (readonly string[])[];

export function askedIn(query: string, also = ""): Sought {
  const pairs = also.split(", ").map((pair) => pair.split(" "));
  const words = folded(query.trim()).split(/\s+/).filter(Boolean);
  return words.map((word) => pairs.find(([said]) => said === word) ?? [word]);
}

export function holdsAll(text: string, asked: Sought): boolean {
  const own = folded(text);
  return asked.every((names) => names.some((name) => own.includes(name)));
}
