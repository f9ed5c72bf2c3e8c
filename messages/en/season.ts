/** What the pages of a season say, in English. */

import type { Chunks } from "#messages/fr/chunks";
import { heads, many, said } from "./alike";
import { tarotTerms } from "./alike/tarot";
import { capital, list, nth, plural } from "./rules/grammar";
import { tieBreaks } from "./season/tie-breaks";

const atLeast = (n: number, isAll: boolean) => `${isAll ? "" : "at least "}${many.evenings(n)}`;
const mostWorth = (n: number) =>
  n === 1
    ? "Only everyone’s best evening counts; the others stay in view."
    : `Only everyone’s best ${n} evenings count; the others stay in view.`;
const meanOfBest = (n: number) =>
  n === 1
    ? "The average is that of everyone’s best evening; the others are left out of it."
    : `The average is that of everyone’s best ${n} evenings; the others are left out of it.`;

const before = (first: readonly string[], second: readonly string[]) =>
  `${list(first)} ${first.length > 1 ? "come" : "comes"} before ${list(second)}`;

const parted = (
  [one, ...more]: Parameters<Chunks["season"]["decided"]>[1],
  say: (mine: string, theirs: string) => string,
): string =>
  one === undefined
    ? ""
    : `${[
        `${before(one.first, one.second)}: ${say(one.mine, one.theirs)}`,
        ...more.map(({ first, second, mine, theirs }) => `${list(first)} before ${list(second)}, ${mine} against ${theirs}`),
      ].join("; ")}.`;

export const season: Chunks["season"] = {
  list,
  facts: { poignee: heads.poignee, petit: tarotTerms.petit, misere: "Misère" },
  nav: {
    sheets: "Sheets",
  },
  subtitle: (season, evenings, deals, last) =>
    `${season}. ${many.evenings(evenings)}, ${many.deals(deals)}${last === null ? "" : `, the last on ${last}`}.`,
  ended: (when) => `Season ended on ${when}.`,
  review: "To remember",
  none: "No evening yet. A sheet joins the season when it is opened, or later.",
  asTable: (title) => `${title}, as a table`,
  rank: "rank",
  player: "player",
  value: {
    total: "points",
    "deal-average": heads.perDeal,
    "evening-average": heads.perEvening,
    places: "place points",
    wins: "won",
  },
  points: "points",
  evenings: "evenings",
  won: "won",
  deals: "deals",
  tablesOf: (n) => `${n} tables`,
  made: "made",
  outOf: (made, n) => `${made} of ${n}`,
  wonOf: (won) => `${won} won`,
  meanIn: (mean, deals) => `${mean} per deal in ${many.deals(deals)}`,
  attended: (evenings, won) => `${many.evenings(evenings)}, ${won} won`,
  added: {
    sum: { byHand: (points) => `adjustment ${points}`, late: (points) => `late corrections ${points}` },
    average: { byHand: (points) => `${points} points added`, late: (points) => `late corrections ${points} points` },
  },
  gamesAdded: (games) => `The points of these games are added up: ${list(games)}.`,
  scale: (points) => `From first place to last: ${list(points)}.`,
  bestOf: { total: mostWorth, "deal-average": meanOfBest, "evening-average": meanOfBest, places: mostWorth, wins: mostWorth },
  outside: (wins, n, isAll) =>
    `The whole table counts: in ${atLeast(n, isAll)}, ${wins ? "the first place is somebody’s" : "some places are people’s"} from outside the club.`,
  gamesLeftOut: (n, isAll, games) =>
    `${capital(atLeast(n, isAll))} of another game ${n === 1 ? "does" : "do"} not count: ${list(games)}.`,
  adjustmentsIn: {
    total: "The club’s adjustments are in the total.",
    "deal-average": "The club’s adjustments are added to the points before the average.",
    "evening-average": "The club’s adjustments are added to the points before the average.",
    places: "The club’s adjustments are added to the place points.",
    wins: "The club’s adjustments do not count with wins.",
  },
  period: (days, byPlace) =>
    `After ${many.days(days)} a correction becomes a dated change: ${byPlace ? "it moves no place and no win" : "it is added to the points, and moves no place and no win"}.`,
  ongoing: (n, day) =>
    n === 1
      ? `The evening of ${day} is still going on: its points count already.`
      : `${n} evenings of ${day} are still going on: their points count already.`,
  withEvenings: (name, evenings) => `${name} (${many.evenings(evenings)})`,
  unranked: (names) => `No rank yet for ${list(names)}.`,
  roleTitle: "By role",
  roleNote: "Deals made in the main role, then points per deal in each role.",
  takesOften: (bets, name, taken, deals, made) =>
    `${name} ${bets ? "bets" : "takes"} most often: ${taken} of ${deals} deals, ${made} of them made.`,
  takes: (bets) => (bets ? "Who bets?" : "Who takes?"),
  takesRarely: (bets, name, taken, deals) => `${name} ${bets ? "bets" : "takes"} least: ${taken} of ${deals}.`,
  curve: {
    slide: "Follow the curve, evening by evening",
    numbers: "The curve in figures",
    step: "evening",
    note: "Left and right: the evenings. Up and down: the players.",
  },
  curveThinned: (drawn, all) => `${drawn} of the ${all} evenings are drawn, the last among them.`,
  pages: {
    title: "Pages of the season",
    grid: "Grid",
    matrices: "Cross tables",
    picture: "Podium",
  },
  totalsOnly: "by its totals alone",
  allEvenings: "All evenings, as a grid",
  allRows: (people) => `All ${people}, with the cross tables`,
  allStandings: (n) => `All ${n} of the standings`,
  rankTitle: "Positions in the standings, evening by evening",
  rankSlide: "Follow the positions, evening by evening",
  rankFrom: (least) => `Nobody has a position before ${least} evenings.`,
  place: (rank) => (rank === 1 ? "in the lead" : nth(rank)),
  curveTitle: {
    total: "Points added up, evening after evening",
    "deal-average": "Points per deal, evening after evening",
    "evening-average": "Points per evening, evening after evening",
    places: "Place points added up, evening after evening",
    wins: "Evenings won, one after the other",
  },
  curveWhole: "The curve counts all evenings, those that do not count for the rank too.",
  curveNote: "Adjustments and late corrections are not in it.",
  dealCurve: {
    title: "The evening, deal after deal",
    slide: "Follow the curve, deal by deal",
    numbers: "The curve in figures",
    step: "deal",
    note: "Left and right: the deals. Up and down: the players.",
  },
  changed: (day) => `What ${day} changed`,
  contractsNote: "Deals taken and made, and what they brought whoever took them.",
  partners: "Who calls whom",
  partnersCorner: "made / played",
  partnersNote: "In rows, whoever took; in columns, whoever was called. Deals made out of deals played together.",
  calls: (taker, partner, made, n) => `${taker} calls ${partner}: ${many.deals(n)}, ${made} made`,
  skip: { title: "Skip to", standings: "Skip to the standings", curve: "Skip to the curve", tables: "Skip to the tables" },
  moreColumns: "More to the right ›",
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
  rating: "Estimated level",
  ratingNote: (least, most) =>
    [
      "Each evening counts as a race: who finishes ahead of whom.",
      `Everybody starts from 25 ± 8.3; here the estimates go from ${least} to ${most}.`,
      "The uncertainty says how far off the estimate may be; it falls from evening to evening.",
      "The level is cautious: the estimate less three times the uncertainty. It can be worked out again from the first evening on.",
    ].join(" "),
  ratingShown: "level",
  ratingMu: "estimate",
  ratingSigma: "uncertainty",
  ratingMissing: (names, least) => `No level yet for ${list(names)}: it takes ${least} evenings.`,
  ratingNobody: (least) => `Nobody has ${least} evenings scored deal by deal yet: a level would be a guess.`,
  historySoon: "The levels and records of this long season are being worked out again.",
  luck: "Luck or skill?",
  luckMean: "points per deal",
  luckError: "give or take",
  luckNote:
    "The mean of a deal, and how far luck may move it (one standard error). The cards dealt are not recorded: the sheet knows nothing more.",
  eveningsMore: (n) => `The last ${n} evenings.`,
  wonBy: (names, outside) => {
    if (names.length === 0) return "nobody from the club";
    const all = outside > 0 ? [...names, "somebody else"] : names;
    return all.length > 1 ? `${list(all)} level` : list(all);
  },
  goesOn: "still in play",
  adjustments: "Adjustments",
  withdrawn: (day: string) => `withdrawn on ${day}`,
  adjustmentsNote: "Points the club added by hand, with their reason. An adjustment is withdrawn, never erased.",
  adjust: "Add an adjustment",
  adjustWho: "To whom",
  adjustPoints: "Points, more or fewer",
  adjustReason: "Why",
  adjustSave: "Record the adjustment",
  withdraw: "Withdraw",
  noAdjustments: "No adjustment.",
  late: "Late corrections",
  lateNote: (days) => `After ${many.days(days)} a correction no longer touches its evening: it is added here, with its date.`,
  lateLine: (name, deal, day) => (deal === null ? `${name}, evening of ${day}` : `${name}, ${day}, deal ${deal}`),
  counted: {
    total: "By total points.",
    "deal-average": "By the average of a deal.",
    "evening-average": "By the average of an evening.",
    places: "By the place points of each evening.",
    wins: "By evenings won.",
  },
  tableByTable: "Places are taken at each table, not across the tables of an evening.",
  bySheet: "This season ended when each sheet was an evening: it keeps the standings that it had.",
  fewest: (n) => `It takes ${many.evenings(n)} to be ranked.`,
  guestsApart: (names) => `Guests are not ranked: ${list(names)}.`,
  ties: (rules) => `Level players are separated by ${rules.map((rule) => tieBreaks[rule]).join(", then ")}.`,
  balance: (told) => parted(told, (mine, theirs) => `balance among the level players, ${mine} against ${theirs}`),
  decided: (rule, told) => parted(told, DECIDED[rule]),
  shared: ([first = [], ...others]) =>
    `${list(first)} stay level${others.map((names) => `, so do ${list(names)}`).join("")}: nothing the club chose separates them.`,
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
  luckFew: (least) => `Too few deals to say: it takes ${least} each.`,
  luckSame: (first, second) => `${first} and ${second} make as much per deal on average.`,
  luckYes: (first, second, gap, error) =>
    `${first} makes ${gap} more per deal than ${second} on average: more than luck explains (± ${error}).`,
  luckNo: (first, second, gap, error) =>
    `${first} makes ${gap} more per deal than ${second} on average, and luck alone may move it by ${error}: these deals do not say who plays better.`,
  fewOf: (evenings, least) => `${evenings} of the ${many.evenings(least)} it takes`,
  why: { "too-few-evenings": "too few evenings", guest: said.guest },
  older: { more: "Older evenings", failed: said.serverSilent },
  playerPage: {
    placeOf: (rank) => `${nth(rank)} place`,
    unranked: "Not ranked",
    counts: (counted, evenings) => `${counted} of ${evenings} evenings count`,
    sum: "What counts",
    sumOf: {
      total: "Total of points",
      "deal-average": heads.pointsPerDeal,
      "evening-average": "Points per evening",
      places: "Total of place points",
      wins: "Evenings won",
    },
    brought: (counted, played) => (counted === played ? many.evenings(played) : `${counted} of ${played} evenings`),
    inDeals: (deals) => `in ${many.deals(deals)}`,
    dropped: (n) => (n === 1 ? "another counts" : `outside the best ${n}`),
    otherGame: (game) => `${game}: does not count`,
    open: (n) => `counts if it stays among the best ${n}`,
    byHand: (reason) => `Adjustment: ${reason}`,
    late: (deal, day) => (deal === null ? `Late correction, evening of ${day}` : `Late correction, ${day}, deal ${deal}`),
    notAdded: { byHand: "does not count with wins", late: "does not count" },
    lateMoves: "moves no place and no win",
    olderEvenings: (n) => plural(n, "older evening", "older evenings"),
    olderLate: "Older late corrections",
    perDeals: (points, deals) => `${points} points in ${many.deals(deals)}`,
    perEvenings: (points, evenings) => `${points} points in ${many.evenings(evenings)}`,
    ofBest: (n) => `Of the best ${n} evenings`,
    whichCount: "Which of them count shows once all are here.",
    with: (name) => `with ${name}`,
    calledBy: "Called by",
    met: (name) => `against ${name}`,
    partial: "The evenings shown are the newest: the sum is that of the season.",
    chelem: "Chelems",
    empty: "No evening in this season.",
    never: "None of the evenings shown.",
  },
  eveningPage: {
    deal: (number) => `deal ${number}`,
    of: (club, season) => `${club}, ${season}`,
    note: "Tap a figure to see how it was made.",
    outside: "not in the club",
    asCounted: "Places and points are those the season counts. The sheet below is today’s.",
    since: (name, counted, changes) => `${name}: the evening counted ${counted}; since then, ${list(changes)}.`,
    change: (points, day) => `${points} on ${day}`,
    brought: (source) => `Brought from the file “${source}”.`,
    partly: "Some of its deals are in the evening’s total alone.",
  },
};

type Than = (mine: string, theirs: string) => string;
const DECIDED: Readonly<Record<keyof typeof tieBreaks, Than>> = {
  wins: (mine, theirs) => `evenings won, ${mine} against ${theirs}`,
  "best-evening": (mine, theirs) => `best evening, ${mine} against ${theirs}`,
  "head-to-head": (mine, theirs) => `evenings ahead, ${mine} against ${theirs}`,
  "deal-average": (mine, theirs) => `${mine} per deal against ${theirs}`,
  evenings: (mine, theirs) => `evenings played, ${mine} against ${theirs}`,
  "fewer-evenings": (mine, theirs) => `in ${mine} evenings against ${theirs}`,
  "last-evening": (mine, theirs) => `last evening together, ${mine} against ${theirs}`,
};
