/** What the form of tarot says, and the referee, boards and seasons say alike. */
export const tarotTerms = {
  bouts: "Bouts",
  called: "Carte appelée",
  chooseBouts: "Choisir les bouts",
  chooseTaker: "Choisir le preneur",
  code: "Ce que prévoit le code ›",
  contract: "Contrat",
  partner: "Appelé",
  petit: "Petit au bout",
  takes: "Prend",
  typePoints: "Taper les points",
};
