/** Who deals, speaks and leads, and how many cards: one series a dealer, then the left neighbour (mex-donne, W16). */
import { itemAt } from "../item-at";
import { type EmptyDeal, isEmptyDeal, leadersOf, optionOf, type Points, type Rules, type Seat, type Turn } from "../rules";
import { PACK, seriesOf } from "./data";

/** `series` counts the deals since the first dealer began: each dealer plays a whole series before it starts again at 0. */
function turnOf(rules: Rules, dealer: Seat, series: number): Turn {
  const rows = seriesOf(rules);
  const { cards, blind } = itemAt(rows, series % rows.length);
  const firstBidder = (dealer + 1) % rules.players;
  // Two players: the second to the left is the dealer (W3).
  const firstLeader = optionOf<string>(rules, "first-leader") === "left" ? firstBidder : (dealer + 2) % rules.players;
  return { dealer, firstBidder, firstLeader, cards, aside: PACK - rules.players * cards, blind, series };
}

export const firstTurn = (rules: Rules, dealer: Seat): Turn => turnOf(rules, dealer, 0);

/** The same turn after a deal that was not played; the dealer changes with each deal or each series, by the option. */
export function nextTurn(rules: Rules, turn: Turn, deal: object | EmptyDeal): Turn {
  if (isEmptyDeal(deal)) return turn;
  const length = seriesOf(rules).length;
  const behind = behindOf(turn) + 1;
  const moves = optionOf<string>(rules, "dealer-change") === "deal" || behind % length === 0;
  return turnOf(rules, moves ? (turn.dealer + 1) % rules.players : turn.dealer, behind % (length * rules.players));
}

/** Once a stake has run out (mex-fin): at once, after the series, or when all have dealt as often (W8). */
export function isOver(rules: Rules, totals: readonly Points[], next: Turn): boolean {
  if (Math.min(...totals) > 0 || behindOf(next) % dealsToTheEnd(rules) !== 0) return false;
  return optionOf<string>(rules, "end-tie") === "shared" || leadersOf(totals).length === 1 || !canBeBroken(rules, totals);
}

function dealsToTheEnd(rules: Rules): number {
  const length = seriesOf(rules).length;
  const rotates = optionOf<string>(rules, "dealer-change") === "deal";
  return { deal: 1, series: length, round: rotates ? rules.players : length * rules.players }[
    optionOf<"deal" | "series" | "round">(rules, "end-when")
  ];
}

/** All stakes at 0 and none may go below: no extra deal would part them (W6, W7). */
const canBeBroken = (rules: Rules, totals: readonly Points[]): boolean =>
  optionOf<boolean>(rules, "below-zero") || Math.max(...totals) > 0;

const behindOf = ({ series = 0 }: Turn): number => series;
