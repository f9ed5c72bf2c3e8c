/** Curves, of a season and of an evening, in English. */

import type { curves as French } from "#messages/fr/season/curves";
import { nth } from "../rules/grammar";

export const curves: typeof French = {
  curve: {
    slide: "Follow the curve, evening by evening",
    numbers: "The curve in figures",
    step: "evening",
    note: "Left and right: the evenings. Up and down: the players.",
  },
  curveThinned: (drawn, all) => `${drawn} of the ${all} evenings are drawn, the last among them.`,
  rankTitle: "Positions in the standings, evening by evening",
  rankSlide: "Follow the positions, evening by evening",
  rankFrom: (least) => `Nobody has a position before ${least} evenings.`,
  place: (rank) => (rank === 1 ? "in the lead" : nth(rank)),
  curveTitle: {
    total: "Points added up, evening after evening",
    "deal-average": "Points per deal, evening after evening",
    "evening-average": "Points per evening, evening after evening",
    places: "Place points added up, evening after evening",
    wins: "Evenings won, one after the other",
  },
  curveWhole: "The curve counts all evenings, those that do not count for the rank too.",
  curveNote: "Adjustments and late corrections are not in it.",
  dealCurve: {
    title: "The evening, deal after deal",
    slide: "Follow the curve, deal by deal",
    numbers: "The curve in figures",
    step: "deal",
    note: "Left and right: the deals. Up and down: the players.",
  },
};
