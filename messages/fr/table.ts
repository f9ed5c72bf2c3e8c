/** Words of the phone in the middle of the table, and of the television on the wall. */
import { list } from "./rules/grammar";
export const table = {
  awake: "Écran gardé allumé",
  mayDim: "L’écran peut s’éteindre",
  note: "Noter",
  noteDeal: (n: number) => `Noter ${n}, la donne qui vient`,
  over: "Fin",
  overName: "Fin, voir la feuille",
  rests: (n: number): string => (n > 1 ? "Ne jouent pas :" : "Ne joue pas :"),
  duties: list,
  nextDeal: (n: number, what: string) => `Donne ${n} : ${what}`,
};
