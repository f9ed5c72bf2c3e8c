// This folder: what two or more screens say alike, in French, where parts are not there yet.
/** What every page says before any part of the words has come, and parts say again. */
export const always = {
  sheets: "‹ Feuilles",
  cancel: "Annuler",
  close: "Fermer",
  deal: "Donne",
  history: "Historique",
  people: "Joueurs",
  referee: "Arbitre",
  rules: "Règles",
  share: "Partager",
  table: "Table",
};
