/** Levels, and luck or skill. */
import { list, que } from "../rules/grammar";

export const ratings = {
  rating: "Niveau estimé",
  ratingNote: (least: string, most: string) =>
    [
      "Chaque soirée compte comme une course : qui finit devant qui.",
      `Tout le monde part de 25 ± 8,3 ; ici les estimations vont de ${least} à ${most}.`,
      "L’incertitude dit de combien l’estimation peut se tromper ; elle baisse de soirée en soirée.",
      "Le niveau est prudent : l’estimation moins trois fois l’incertitude. Il se recalcule en entier depuis la première soirée.",
    ].join(" "),
  ratingShown: "niveau",
  ratingMu: "estimation",
  ratingSigma: "incertitude",
  ratingMissing: (names: readonly string[], least: number) =>
    `Pas encore de niveau pour ${list(names)} : il faut ${least} soirées.`,
  ratingNobody: (least: number) =>
    `Personne n’a encore ${least} soirées notées donne par donne : en dire un niveau serait deviner.`,
  luck: "Chance ou jeu ?",
  luckMean: "points par donne",
  luckError: "à peu près",
  luckNote:
    "La moyenne d’une donne, et de combien le hasard des donnes peut la faire bouger (une erreur type). Les cartes reçues ne sont pas notées : la feuille ne sait rien de plus.",
  luckFew: (least: number) => `Trop peu de donnes pour le dire : il en faut ${least} à chacun.`,
  luckSame: (first: string, second: string) => `${first} et ${second} font en moyenne autant par donne.`,
  luckYes: (first: string, second: string, gap: string, error: string) =>
    `${first} fait en moyenne ${gap} de plus par donne ${que(second)} : plus que le hasard des donnes n’en explique (± ${error}).`,
  luckNo: (first: string, second: string, gap: string, error: string) =>
    `${first} fait en moyenne ${gap} de plus par donne ${que(second)}, et le hasard seul en ferait bouger ${error} : ces donnes ne disent pas qui joue le mieux.`,
};
