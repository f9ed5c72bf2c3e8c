/** French tarot at 3, 4 and 5 players: the federation's rules of 2012, GameDuell's, and a table's own. */

import { attackExcuse } from "../excuse";
import type { ClaimRow } from "../game";
import { withReports } from "../report";
import { MISERES } from "./attack";
import { ATTACK_GAME } from "./attack-game";
import { readAuction } from "./auction";
import { clashes, contractsOf, EDITIONS, LAWS, OPTIONS, USUAL } from "./data";
import { isVachette, readDeal, type TarotDeal } from "./deal";
import { oddities } from "./oddities";
import { scoreDeal, tarotFacts } from "./score";

export const tarot = withReports<TarotDeal>({
  ...ATTACK_GAME,
  name: "tarot",
  players: [3, 4, 5],
  playersRule: "fft-donne",
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
  arbitrated: true,
  attack: LAWS,
  claims: ({ options }) => [
    ["poignee", LAWS.poignee],
    ...(options.miseres === false ? [] : MISERES.map((kind): ClaimRow => [`misere-${kind}`, LAWS.misere])),
    ["petit-sec", "fft-petit-sec"],
  ],
  excuse: attackExcuse("fft-excuse", "F5", "F6"),
  emptyRules: { passed: "F21", misdeal: "F20" },
  disputes: () => import("./disputes").then(({ disputes }) => disputes),
  read: readDeal,
  warnings: (rules, deal, turn) => (isVachette(deal) ? [] : oddities(rules, deal, turn)),
  score: scoreDeal,
  facts: tarotFacts,
  auction: (rules, bids, { barred }) => readAuction(contractsOf(rules), rules.players, bids, barred),
});
