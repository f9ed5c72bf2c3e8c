// This folder: what two or more screens say alike, in French, where chunks are not there yet.
/** What every page says before any chunk has come, and chunks say again. */
export const always = {
  sheets: "‹ Feuilles",
  sheet: "‹ Feuille",
  cancel: "Annuler",
  close: "Fermer",
  deal: "Donne",
  history: "Historique",
  people: "Joueurs",
  referee: "Arbitre",
  rules: "Règles",
  share: "Partager",
  table: "Table",
  notCounted: "ne compte pas",
  petitSec: "Petit sec",
  toCorrect: "à corriger",
};
