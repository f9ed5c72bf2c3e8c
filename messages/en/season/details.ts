/** Under the tables: evenings, records, late corrections, in English. */

import type { details as French } from "#messages/fr/season/details";
import { many } from "../alike";
import { list } from "../rules/grammar";

export const details: typeof French = {
  tablesOf: (n) => `${n} tables`,
  totalsOnly: "by its totals alone",
  allEvenings: "All evenings, as a grid",
  records: "Records and streaks",
  record: {
    "best-evening": "Best evening",
    "worst-evening": "Worst evening",
    "widest-win": "Biggest win",
    "won-streak": "Evenings won in a row",
    "present-streak": "Evenings attended in a row",
  },
  recordOn: (day) => `on ${day}`,
  recordTo: (from, to) => `from ${from} to ${to}`,
  eveningsMore: (n) => `The last ${n} evenings.`,
  wonBy: (names, outside) => {
    if (names.length === 0) return "nobody from the club";
    const all = outside > 0 ? [...names, "somebody else"] : names;
    return all.length > 1 ? `${list(all)} level` : list(all);
  },
  goesOn: "still in play",
  late: "Late corrections",
  lateNote: (days) => `After ${many.days(days)} a correction no longer touches its evening: it is added here, with its date.`,
  lateLine: (name, deal, day) => (deal === null ? `${name}, evening of ${day}` : `${name}, ${day}, deal ${deal}`),
};
