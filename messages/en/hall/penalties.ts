/** Penalties, and what the code of 2012 provides, in English. */

import type { penalties as French } from "#messages/fr/hall/penalties";
import { press } from "../alike";

export const penalties: typeof French = {
  penalty: "Penalty",
  penaltyPoints: "Points taken off",
  penaltyLacks: { points: "Correct the points", reason: press.sayWhy },
  penaltyWrong: "A number above zero: 100, or 2.5.",
  penaltyGive: "Give the penalty",
  penaltyNote: "Outside the hall’s zero sum: taken off in the standings, with its reason.",
  penaltyLine: (number, name, points, reason) => `no. ${number} ${name}, −${points}: ${reason}`,
  penaltyBack: "Take back",
  penaltyOf: (position, table, deal) => `round ${position}, table ${table}, deal ${deal}`,
  withdrawn: (reason) => `taken back: ${reason}`,
  ca25: {
    total: { points: 100, reason: "CA25, the total is not zero" },
    missing: { points: 100, reason: "CA25, table, names or numbers missing" },
    lost: { points: 400, reason: "CA25, sheet not handed in" },
    slow: { points: 100, reason: "CA26, slow play" },
    exposed: { points: 100, reason: "CA14, exposed card, again" },
  },
  ca25Label: "What the arbitration code of 2012 provides",
};
