/** How a pasted list of names is written in English: read, never said. */
import type { NameListWords } from "#messages/fr/rules/name-list";

export const nameList: NameListWords = {
  civil: ["mr"],
  and: ["and"],
  heads: {
    whole: ["player", "players", "member", "members", "full name"],
    first: ["first name", "first names"],
    last: ["name", "names", "last name", "last names", "surname", "surnames"],
  },
};
