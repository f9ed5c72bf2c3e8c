/** The five-player victory-point table: tarot at five, counted by rows (seed 2, rulings V1–V22). */

import { ADDED_UP } from "../added-up";
import { DECKS } from "../deck";
import { attackExcuse } from "../excuse";
import { withReports } from "../report";
import { readAuction } from "../tarot/auction";
import { beginAttack } from "../tarot/begin-attack";
import { tarotFacts } from "../tarot/facts";
import { oddities } from "../tarot/oddities";
import { nextTurn, turnOf } from "../tarot/turn";
import { EDITIONS, LAWS, OPTIONS, USUAL } from "./data";
import { readDeal, type Vp5Deal } from "./deal";
import { scoreDeal } from "./score";
import { CONTRACTS } from "./table";

export const vp5 = withReports<Vp5Deal>({
  name: "vp5",
  deck: DECKS.tarot,
  players: [5],
  playersRule: "vp-table",
  endRule: "T12",
  editions: EDITIONS,
  usual: USUAL.id,
  options: OPTIONS,
  duties: {
    free: "V21",
    follow: "fft-fournir",
    rise: "vp-monter",
    ruff: "vp-couper",
    overruff: "vp-couper",
    undertrump: "vp-couper",
    discard: "fft-defausse",
    excuse: "vp-excuse",
    "called-suit": "V8",
  },
  zeroSum: true,
  endsForGood: false,
  clockwise: false,
  firstDealer: "weakest",
  arbitrated: false,
  attack: LAWS,
  counts: "points",
  calls: "head",
  claims: () => [
    ["poignee", LAWS.poignee],
    ["misere-trumps", LAWS.misere],
    ["misere-heads", LAWS.misere],
    ["petit-sec", "vp-petit-sec"],
  ],
  excuse: attackExcuse("vp-excuse", "V17", "V18"),
  emptyRules: { passed: "V21", misdeal: "F20" },
  disputes: () => import("./disputes").then(({ disputes }) => disputes),
  read: readDeal,
  begins: beginAttack,
  warnings: oddities,
  score: scoreDeal,
  facts: tarotFacts,
  firstTurn: (rules, dealer) => turnOf(rules.players, dealer),
  nextTurn: (rules, turn, deal) => nextTurn(rules.players, turn, deal),
  ...ADDED_UP,
  isOver: (_, totals, target) => target !== null && Math.max(...totals) >= target,
  auction: (rules, bids, { barred }) => readAuction(CONTRACTS, rules.players, bids, barred),
});
