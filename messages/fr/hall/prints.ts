/** What is printed: cards, codes and sheets of paper. */
import { heads, pages } from "../alike";

export const prints = {
  prints: {
    tables: "Cartes de table, avec leur code",
    entries: "Cartes d’inscription",
    cards: "Cartes personnelles",
    sheets: "Feuilles de marque en papier",
    standings: pages.standings,
  },
  paper: { deal: heads.deal, contract: "Contrat, bouts, points", sign: "Signatures", balance: "Solde", total: "Cumul" },
  printNow: "Imprimer cette page",
  scanTable: "À scanner à la table : la feuille est sur ce téléphone.",
  scanMine: "À scanner pour savoir où aller, son total et sa carte.",
  follow: "Pour suivre, à montrer à tout le monde",
  followWay: "Code pour suivre",
};
