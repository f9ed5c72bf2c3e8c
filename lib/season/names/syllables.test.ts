import { expect, test } from "vitest";
import { syllableCuts } from "./syllables";

/** With a mark at each place where the name may be cut, by ear: a mute ending stays with the syllable before it. */
const PARTED: readonly string[] = [
  "Tho|mas",
  "Ma|thilde",
  "Ca|mille",
  "An|toine",
  "Guil|laume",
  "Sé|bas|tien",
  "Fré|dé|ric",
  "Jacques",
  "No|ël",
  "Lo|ïc",
  "Lé|o",
  "Lé|a",
  "Zo|é",
  "Ma|ya",
  "É|li|sa|beth",
  "Em|ma|nuelle",
  "Anne",
  "Yann",
  "Yves",
  "Luc",
  "Hu|go",
  "I|nès",
  "No|ra",
  "Paul",
  "Pierre",
  "Sté|pha|nie",
  "So|phie",
  "Phi|lippe",
  "Ni|co|las",
  "A|le|xandre",
  "Clé|ment",
  "Au|gus|tin",
  "Mi|guel",
  "Mo|nique",
  "Vé|ro|nique",
  "Do|mi|nique",
  "A|gnès",
  "Cla|ra",
  "Char|lotte",
  "Syl|vie",
  "Chris|tophe",
  "Ber|trand",
  "I|sa|belle",
  "Bé|a|trice",
  "Jé|rôme",
  "Gré|go|ry",
  "Ève",
  "Ar|thur",
  "Fran|çois",
  "Jo|seph",
  "Ma|rius",
  "A|ëlle",
];

test.each(PARTED)("%s", (parted) => {
  const name = parted.replaceAll("|", "");
  const cuts = syllableCuts(name);
  expect([0, ...cuts].map((from, i) => name.slice(from, cuts[i])).join("|")).toBe(parted);
});

test("a name in capitals is cut alike; a name that grows longer in small letters is not cut", () => {
  expect([syllableCuts("THOMAS"), syllableCuts("İsmail"), syllableCuts("")]).toEqual([[3], [], []]);
});
