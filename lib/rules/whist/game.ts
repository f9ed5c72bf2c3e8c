/** Le Mexicain: a whist with the 22 trumps; say how many tricks you will take, or give up cards of your stake (seed 3). */

import { DECKS } from "../deck";
import { itemAt } from "../item-at";
import { withReports } from "../report";
import { optionOf, type Points } from "../rules";
import { readAuction } from "./auction";
import { EDITIONS, OPTIONS, seriesOf, USUAL } from "./data";
import { readDeal, type WhistDeal } from "./deal";
import { whistFacts } from "./facts";
import { scoreDeal } from "./score";
import { firstTurn, isOver, nextTurn } from "./turn";

export const whist = withReports<WhistDeal>({
  name: "whist",
  deck: DECKS.whist,
  players: [2, 3, 4],
  playersRule: "W1",
  endRule: "mex-fin",
  editions: EDITIONS,
  usual: USUAL.id,
  options: OPTIONS,
  duties: {
    free: "mex-jeu",
    follow: "W13",
    rise: "W13",
    ruff: "W13",
    overruff: "W13",
    undertrump: "W13",
    discard: "W13",
    excuse: "mex-excuse",
    "called-suit": "W13",
  },
  zeroSum: false,
  endsForGood: true,
  clockwise: true,
  firstDealer: "weakest",
  arbitrated: false,
  attack: null,
  counts: "tricks",
  calls: null,
  claims: () => [],
  excuse: null,
  series: seriesOf,
  noDiscard: "mex-donne",
  emptyRules: { passed: "mex-annonces", misdeal: "W14" },
  // Each has a stake, and deals a series.
  fixedSeats: "mex-mise",
  // Points are cards lost.
  reports: { most: 0, step: 1 },
  disputes: () => import("./disputes").then(({ disputes }) => disputes),
  read: readDeal,
  begins: ({ bids }) => ({ deal: { bids }, fields: ["bids"] }),
  warnings: () => [],
  score: scoreDeal,
  facts: whistFacts,
  firstTurn,
  nextTurn,
  startTotals: (rules) => Array.from({ length: rules.players }, () => optionOf<number>(rules, "stake")),
  addTotals: (rules, stakes, lost) =>
    stakes.map(
      (stake, seat): Points => Math.max(stake + itemAt(lost, seat), optionOf<boolean>(rules, "below-zero") ? -Infinity : 0),
    ),
  isOver: (rules, stakes, _, next) => isOver(rules, stakes, next),
  auction: readAuction,
});
