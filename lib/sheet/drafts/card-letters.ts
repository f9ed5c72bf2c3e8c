/** What each card is called at a keyboard: the first letters that players write on paper. */
import type { Deck } from "#lib/rules/deck";
import type { CardLetters } from "./typed-card";

type Letters = Readonly<Record<Deck["id"], CardLetters>>;

const numbers = (to: number) => Array.from({ length: to }, (_, i) => [`${i + 1}`]);
const eleve = (n: number) => ["e", `e${n}`];
/** As printed on the box's cards. */
const classes = [["i"], eleve(1), eleve(2), eleve(3), eleve(4), ["sc"], ["hg"], ["sp"], ["p"]];

export const lettersFr: Letters = {
  tarot: { suits: ["p", "c", "k", "t"], ranks: [...numbers(10), ["v"], ["c"], ["d"], ["r"]], trump: "a" },
  decale: { suits: ["b", "o", "ve", "vi"], ranks: classes, trump: "a" },
  whist: { suits: [], ranks: [], trump: "a" },
};

export const lettersEn: Letters = {
  tarot: { suits: ["s", "h", "d", "c"], ranks: [...numbers(10), ["j"], ["n"], ["q"], ["k"]], trump: "t" },
  decale: { suits: ["b", "o", "g", "p"], ranks: classes, trump: "t" },
  whist: { suits: [], ranks: [], trump: "t" },
};
