/** French tarot at 3, 4 and 5 players: the federation's rules of 2012, GameDuell's, and a table's own. */

import { ADDED_UP } from "../added-up";
import type { ClaimRow } from "../claims";
import { DECKS } from "../deck";
import { attackExcuse } from "../excuse";
import { withReports } from "../report";
import { MISERES } from "./attack";
import { readAuction } from "./auction";
import { beginAttack } from "./begin-attack";
import { clashes, contractsOf, EDITIONS, LAWS, OPTIONS, USUAL } from "./data";
import { isVachette, readDeal, type TarotDeal } from "./deal";
import { tarotFacts } from "./facts";
import { oddities } from "./oddities";
import { scoreDeal } from "./score";
import { nextTurn, turnOf } from "./turn";

export const tarot = withReports<TarotDeal>({
  name: "tarot",
  deck: DECKS.tarot,
  players: [3, 4, 5],
  playersRule: "fft-donne",
  endRule: "T12",
  editions: EDITIONS,
  usual: USUAL.id,
  options: OPTIONS,
  clashes,
  duties: {
    free: "fft-fournir",
    follow: "fft-fournir",
    rise: "fft-monter",
    ruff: "fft-couper",
    overruff: "fft-couper",
    undertrump: "fft-couper",
    discard: "fft-defausse",
    excuse: "fft-excuse",
    "called-suit": "fft-appel",
  },
  zeroSum: true,
  endsForGood: false,
  clockwise: false,
  firstDealer: "weakest",
  arbitrated: true,
  attack: LAWS,
  counts: "points",
  calls: "head",
  claims: ({ options }) => [
    ["poignee", LAWS.poignee],
    ...(options.miseres === false ? [] : MISERES.map((kind): ClaimRow => [`misere-${kind}`, LAWS.misere])),
    ["petit-sec", "fft-petit-sec"],
  ],
  excuse: attackExcuse("fft-excuse", "F5", "F6"),
  emptyRules: { passed: "F21", misdeal: "F20" },
  disputes: () => import("./disputes").then(({ disputes }) => disputes),
  read: readDeal,
  begins: beginAttack,
  warnings: (rules, deal, turn) => (isVachette(deal) ? [] : oddities(rules, deal, turn)),
  score: scoreDeal,
  facts: tarotFacts,
  firstTurn: (rules, dealer) => turnOf(rules.players, dealer),
  nextTurn: (rules, turn, deal) => nextTurn(rules.players, turn, deal),
  ...ADDED_UP,
  isOver: (_, totals, target) => target !== null && Math.max(...totals) >= target,
  auction: (rules, bids, { barred }) => readAuction(contractsOf(rules), rules.players, bids, barred),
});
