/** The five-player victory-point table: tarot at five, counted by rows (seed 2, rulings V1–V22). */

import { attackExcuse } from "../excuse";
import { withReports } from "../report";
import { ATTACK_GAME } from "../tarot/attack-game";
import { readAuction } from "../tarot/auction";
import { oddities } from "../tarot/oddities";
import { EDITIONS, LAWS, OPTIONS, USUAL } from "./data";
import { readDeal, type Vp5Deal } from "./deal";
import { scoreDeal, vp5Facts } from "./score";
import { CONTRACTS } from "./table";

export const vp5 = withReports<Vp5Deal>({
  ...ATTACK_GAME,
  name: "vp5",
  players: [5],
  playersRule: "vp-table",
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
  arbitrated: false,
  attack: LAWS,
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
  warnings: oddities,
  score: scoreDeal,
  facts: vp5Facts,
  auction: (rules, bids, { barred }) => readAuction(CONTRACTS, rules.players, bids, barred),
});
