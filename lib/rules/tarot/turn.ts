/** Who deals, speaks and leads: the 78-card games go round the same way (FFT12 p. 4-5). */
import { itemAt } from "../item-at";
import { type EmptyDeal, isEmptyDeal, type Seat, type Turn } from "../rules";

/** FFT12 p. 4, 11, 12. */
export const DEALT: Readonly<Record<number, { readonly cards: number; readonly aside: number }>> = {
  3: { cards: 24, aside: 6 },
  4: { cards: 18, aside: 6 },
  5: { cards: 15, aside: 3 },
};

/** The dealer's right-hand neighbour speaks and leads first; seats run counter-clockwise. */
export function firstTurn(players: number, dealer: Seat): Turn {
  const next = (dealer + 1) % players;
  const { cards, aside } = itemAt(DEALT, players);
  return { dealer, firstBidder: next, firstLeader: next, cards, aside, blind: false };
}

/**
 * After a fault of the deal the same dealer deals again and may not bid, unless another player, or none, is barred instead; after
 * petit sec or all-pass, the next deals (F20, V22).
 */
export function nextTurn(players: number, turn: Turn, deal: object | EmptyDeal): Turn {
  if (!isEmptyDeal(deal) || !("misdeal" in deal) || deal.reason !== undefined)
    return firstTurn(players, (turn.dealer + 1) % players);
  const { barred = turn.dealer } = deal;
  return { ...firstTurn(players, turn.dealer), ...(barred === "nobody" ? {} : { barred }) };
}
