/** The whist: who kept which bid, who took too many, and the blind deals. */
import type { Rules, Score } from "#lib/rules/rules";
import type { WhistDeal } from "#lib/rules/whist/deal";
import type { DealFacts, Extra } from "./deal-facts";
import { eachForSelf } from "./sides";

export function whistFacts({ players }: Rules, { bids, tricks, blind }: WhistDeal, _: Score): DealFacts {
  const kept = bids.map((bid, seat) => bid === tricks[seat]);
  const extra = bids.flatMap((bid, seat): Extra[] => {
    const made = kept[seat] ? 1 : 0;
    const told: Extra[] = [
      [seat, `bid.${bid}.n`, 1],
      [seat, `bid.${bid}.made`, made],
      [seat, "bid.over", (tricks[seat] as number) > bid ? 1 : 0],
      [seat, "bid.under", (tricks[seat] as number) < bid ? 1 : 0],
    ];
    return blind ? [...told, [seat, "blind.n", 1], [seat, "blind.made", made]] : told;
  });
  return { ...eachForSelf(players, (seat) => kept[seat] as boolean), contract: null, extra };
}
