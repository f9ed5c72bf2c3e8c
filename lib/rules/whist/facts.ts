/** The whist: who kept which bid, who took too many, and the blind deals. */

import { type DealFacts, type Extra, eachForSelf } from "../facts";
import { itemAt } from "../item-at";
import type { Rules, Score } from "../rules";
import type { WhistDeal } from "./deal";

export function whistFacts({ players }: Rules, { bids, tricks, blind }: WhistDeal, _: Score): DealFacts {
  const kept = bids.map((bid, seat) => bid === tricks[seat]);
  const extra = bids.flatMap((bid, seat): Extra[] => {
    const made = kept[seat] ? 1 : 0;
    const told: Extra[] = [
      [seat, `bid.${bid}.n`, 1],
      [seat, `bid.${bid}.made`, made],
      [seat, "bid.over", itemAt(tricks, seat) > bid ? 1 : 0],
      [seat, "bid.under", itemAt(tricks, seat) < bid ? 1 : 0],
    ];
    return blind ? [...told, [seat, "blind.n", 1], [seat, "blind.made", made]] : told;
  });
  return { ...eachForSelf(players, (seat) => itemAt(kept, seat)), contract: null, extra };
}
