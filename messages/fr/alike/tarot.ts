/** What the form of tarot says, and the referee, boards and seasons say alike. */
import { TERMS } from "../rules/terms";

export const tarotTerms = {
  bouts: TERMS.bouts,
  called: "Carte appelée",
  chooseBouts: "Choisir les bouts",
  chooseTaker: "Choisir le preneur",
  code: "Ce que prévoit le code ›",
  contract: "Contrat",
  partner: TERMS.partner,
  petit: TERMS.petit,
  takes: "Prend",
  typePoints: "Taper les points",
};
