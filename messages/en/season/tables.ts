/** The tables of figures: roles, contracts, who called whom and who met whom, primes, in English. */

import type { tables as French } from "#messages/fr/season/tables";
import { many } from "../alike";
import { plural } from "../rules/grammar";

export const tables: typeof French = {
  roleTitle: "By role",
  roleNote: "Deals made in the main role, then points per deal in each role.",
  allRows: (people) => `All ${people}, with the cross tables`,
  contractsNote: "Deals taken and made, and what they brought whoever took them.",
  partners: "Who calls whom",
  partnersCorner: "made / played",
  partnersNote: "In rows, whoever took; in columns, whoever was called. Deals made out of deals played together.",
  calls: (taker, partner, made, n) => `${taker} calls ${partner}: ${many.deals(n)}, ${made} made`,
  firstOnly: (n) => `The first ${n} of the standings; a player’s own page shows all.`,
  met: "Head to head",
  metCorner: "ahead / played",
  metNote:
    "Evenings that the player of the row finished ahead of the one of the column, out of those they played at the same table.",
  meets: (one, other, ahead, n) => `${one} finished ahead of ${other} ${ahead} of ${many.evenings(n)}`,
  primes: "Primes and chelems",
  primesNote: "How many times, and the points it came to.",
  chelemsNote: "The side’s chelems, made out of tried.",
  chelems: (made, missed) => `${plural(made, "chelem", "chelems")} made, ${missed} missed`,
};
