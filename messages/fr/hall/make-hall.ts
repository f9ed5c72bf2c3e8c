/** A tournament being made, and the list of those there are. */
import { commas } from "#lib/rules/lists";

export const makeHall = {
  none: "Aucun tournoi encore.",
  make: "Nouveau tournoi",
  line: (day: string, entered: string, ended: boolean) => commas(day, entered, ended && "terminé"),
  formula: "Formule",
  formulaOf: (positions: number, deals: number) => `${positions} × ${deals}`,
  formulaNote: "Positions × donnes.",
  teams: "Chacun joue",
  teamOf: { 1: "pour soi", 2: "en équipe de deux", 4: "en équipe de quatre" },
  open: "Ouvrir le tournoi",
};
