/** Curves, of a season and of an evening. */

import type { Count } from "#lib/season/club/counting";
import { nth } from "../rules/grammar";

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
