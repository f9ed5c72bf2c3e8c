// This folder: French tarot at three, four and five.
import { ADDED_UP } from "../added-up";
import { DECKS } from "../deck";
import type { Json } from "../read";
import type { EmptyDeal, Points, Rules, Seat, Turn } from "../rules";
import { PACK_POINTS } from "./read-attack";
import { firstTurn, nextTurn } from "./turn";

/** A deal from only its bet: any result will do. */
function beginAttack({ taker, contract, partner = null, called, alone, poignees, miseres, slam }: Json) {
  const said = { taker, contract, partner, called, alone, poignees, miseres, slam };
  return { deal: { ...said, bouts: 3, points: PACK_POINTS }, fields: Object.keys(said) };
}

/** What French tarot and the victory-point table share. */
export const ATTACK_GAME = {
  deck: DECKS.tarot,
  endRule: "T12",
  zeroSum: true,
  endsForGood: false,
  clockwise: false,
  firstDealer: "weakest",
  counts: "points",
  calls: "head",
  begins: beginAttack,
  firstTurn: ({ players }: Rules, dealer: Seat) => firstTurn(players, dealer),
  nextTurn: ({ players }: Rules, turn: Turn, deal: object | EmptyDeal) => nextTurn(players, turn, deal),
  ...ADDED_UP,
  isOver: (_: Rules, totals: readonly Points[], target: number | null) => target !== null && Math.max(...totals) >= target,
} as const;
