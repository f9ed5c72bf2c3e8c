/** What is printed: cards, codes and sheets of paper, in English. */

import type { prints as French } from "#messages/fr/hall/prints";
import { heads, pages } from "../alike";

export const prints: typeof French = {
  prints: {
    tables: "Table cards, with their code",
    entries: "Entry cards",
    cards: "Personal cards",
    sheets: "Score sheets for paper",
    standings: pages.standings,
  },
  paper: { deal: heads.deal, contract: "Contract, bouts, points", sign: "Signatures", balance: "Balance", total: "Running" },
  printNow: "Print this page",
  scanTable: "To be scanned at the table: the sheet is on that phone.",
  scanMine: "Scan it to know where to go, your total and your card.",
  follow: "To follow: show it to everybody",
  followWay: "Code to follow",
};
