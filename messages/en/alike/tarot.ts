/** What the form of tarot says, and the referee, boards and seasons say alike. */
export const tarotTerms = {
  bouts: "Bouts",
  called: "Called card",
  chooseBouts: "Choose the bouts",
  chooseTaker: "Choose the taker",
  code: "What the Code says ›",
  contract: "Contract",
  partner: "Partner",
  petit: "Petit au bout",
  takes: "Takes",
  typePoints: "Type the points",
};
