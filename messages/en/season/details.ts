/** Under the tables: evenings, records, late corrections, in English. */

import type { details as French, prose as FrenchProse, tables as FrenchTables } from "#messages/fr/season/details";
import { many } from "../alike";
import { list, plural } from "../rules/grammar";

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

/** The tables of figures: roles, contracts, who called whom and who met whom, primes. */
export const tables: typeof FrenchTables = {
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

/** What an evening changed, and who takes often. */
export const prose: typeof FrenchProse = {
  takesOften: (bets, name, taken, deals, made) =>
    `${name} ${bets ? "bets" : "takes"} most often: ${taken} of ${deals} deals, ${made} of them made.`,
  takes: (bets) => (bets ? "Who bets?" : "Who takes?"),
  takesRarely: (bets, name, taken, deals) => `${name} ${bets ? "bets" : "takes"} least: ${taken} of ${deals}.`,
  changed: (day) => `What ${day} changed`,
  fact: {
    "took-lead": ({ name, over }) => (over ? `${name} takes the lead from ${over}.` : `${name} takes the lead.`),
    "joined-lead": ({ name, over }) => `${name} joins ${over} in the lead.`,
    "kept-lead": ({ name }) => `${name} keeps the lead.`,
    passed: ({ name, over }) => `${name} passes ${over}.`,
    "won-evening": ({ name, value, best }) =>
      `${name} wins the evening${value ? `, ${value}` : ""}${best ? ", a personal best" : ""}.`,
    "leads-evening": ({ name, value }) => `${name} is ahead this evening${value ? `, ${value}` : ""}.`,
    "best-evening": ({ name, value }) => `${name} has a best evening of the season${value ? `: ${value}` : ""}.`,
    "first-evening": ({ name }) => `${name}’s first evening of the season.`,
    "now-ranked": ({ name }) => `${name} enters the standings.`,
    streak: ({ name, value }) => `${name} wins ${value} evenings in a row.`,
  },
  changedNothing: (day) => `${day} changed nothing in the standings.`,
};
