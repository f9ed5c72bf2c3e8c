/** The letters for typing each card: the first letters that players write on paper. */
import type { Deck } from "#lib/rules/deck";
import type { CardLetters } from "./typed-card";

const NUMBERS = Array.from({ length: 10 }, (_, i) => [`${i + 1}`]);
const eleve = (n: number) => ["e", `e${n}`];
/** As printed on the box's cards. */
const CLASSES = [["i"], eleve(1), eleve(2), eleve(3), eleve(4), ["sc"], ["hg"], ["sp"], ["p"]];

interface Letters {
  readonly suits: readonly string[];
  readonly courts: readonly string[];
  readonly schools: readonly string[];
  readonly trump: string;
}

export const lettersOf = ({ suits, courts, schools, trump }: Letters): Readonly<Record<Deck["id"], CardLetters>> => ({
  tarot: { suits, ranks: [...NUMBERS, ...courts.map((court) => [court])], trump },
  decale: { suits: schools, ranks: CLASSES, trump },
  whist: { suits: [], ranks: [], trump },
});
