/** What the form of tarot says, and the referee, boards and seasons say alike. */
import { TERMS } from "../rules/terms";

export const tarotTerms = {
  bouts: TERMS.bouts,
  called: "Called card",
  chooseBouts: "Choose the bouts",
  chooseTaker: "Choose the taker",
  code: "What the Code says ›",
  contract: "Contract",
  partner: TERMS.partner,
  petit: TERMS.petit,
  takes: "Takes",
  typePoints: "Type the points",
};
