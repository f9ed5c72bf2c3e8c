/** Penalties, and what the code of 2012 provides. */
import { press } from "../alike";

export const penalties = {
  penalty: "Pénalité",
  penaltyPoints: "Points retirés",
  penaltyGive: "Donner la pénalité",
  penaltyLacks: { points: "Corriger les points", reason: press.sayWhy },
  penaltyWrong: "Un nombre, plus que zéro : 100, ou 2,5.",
  penaltyNote: "Hors du zéro de la salle : retirée au classement, avec sa raison.",
  penaltyLine: (number: number, name: string, points: string, reason: string) => `n° ${number} ${name}, −${points} : ${reason}`,
  penaltyBack: "Reprendre",
  penaltyOf: (position: number, table: number, deal: number) => `position ${position}, table ${table}, donne ${deal}`,
  withdrawn: (reason: string) => `reprise : ${reason}`,
  ca25: {
    total: { points: 100, reason: "CA25, le total ne fait pas zéro" },
    missing: { points: 100, reason: "CA25, table, noms ou numéros manquants" },
    lost: { points: 400, reason: "CA25, feuille non rendue" },
    slow: { points: 100, reason: "CA26, jeu lent" },
    exposed: { points: 100, reason: "CA14, carte exposée, récidive" },
  },
  ca25Label: "Ce que le code d’arbitrage de 2012 prévoit",
};
