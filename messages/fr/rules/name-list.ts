/** How a pasted list of names is written in French: read, never said. */
const LAST = ["nom", "noms"];
const FIRST = ["prénom", "prénoms"];
const both = (before: readonly string[], behind: readonly string[]): string[] =>
  before.flatMap((one) => behind.flatMap((other) => [`${one} ${other}`, `${one} et ${other}`]));

export const nameList = {
  /** Before a name, in a cell of its own. */
  civil: ["m", "mr", "mme", "mlle", "monsieur", "madame", "mademoiselle"],
  and: ["et"],
  /** Over a column: whole names, first names, last names. */
  heads: {
    whole: [...both(LAST, FIRST), ...both(FIRST, LAST), "joueur", "joueurs", "membre", "membres"],
    first: FIRST,
    last: [...LAST, "nom de famille", "noms de famille"],
  },
};

export type NameListWords = typeof nameList;
