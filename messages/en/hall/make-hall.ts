/** A tournament being made, and the list of those there are, in English. */
import { commas } from "#lib/rules/lists";
import type { makeHall as French } from "#messages/fr/hall/make-hall";

export const makeHall: typeof French = {
  none: "No tournament yet.",
  make: "New tournament",
  line: (day, entered, ended) => commas(day, entered, ended && "over"),
  formula: "Format",
  formulaOf: (positions, deals) => `${positions} × ${deals}`,
  formulaNote: "Rounds × deals.",
  teams: "Everybody plays",
  teamOf: { 1: "alone", 2: "in teams of two", 4: "in teams of four" },
  open: "Open the tournament",
};
