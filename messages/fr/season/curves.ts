/** Curves, of a season and of an evening. */

import type { Count } from "#lib/season/club/counting";
import { list, nth, que } from "../rules/grammar";

export const curves = {
  curve: {
    slide: "Parcourir la courbe, soirée par soirée",
    numbers: "Les nombres de la courbe",
    step: "soirée",
    note: "Flèches gauche et droite : les soirées. Haut et bas : les joueurs.",
  },
  curveThinned: (drawn: number, all: number) => `${drawn} des ${all} soirées y sont dessinées, la dernière comprise.`,
  rankTitle: "Places au classement, soirée après soirée",
  rankSlide: "Parcourir les places, soirée par soirée",
  rankFrom: (least: number) => `Personne n’a de place avant ${least} soirées.`,
  place: (rank: number) => (rank === 1 ? "en tête" : nth(rank, "ʳᵉ")),
  /** The curve grows as the season counts. */
  curveTitle: {
    total: "Points cumulés, soirée après soirée",
    "deal-average": "Points par donne, soirée après soirée",
    "evening-average": "Points par soirée, soirée après soirée",
    places: "Points de place cumulés, soirée après soirée",
    wins: "Soirées gagnées, l’une après l’autre",
  } as Record<Count, string>,
  curveWhole: "La courbe tient compte de toutes les soirées, celles qui ne comptent pas pour le rang aussi.",
  curveNote: "Les ajustements et les corrections tardives n’y sont pas.",
  dealCurve: {
    title: "La soirée, donne après donne",
    slide: "Parcourir la courbe, donne par donne",
    numbers: "Les nombres de la courbe",
    step: "donne",
    note: "Flèches gauche et droite : les donnes. Haut et bas : les joueurs.",
  },
};

/** Levels, and luck or skill. */
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
