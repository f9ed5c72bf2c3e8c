/** Cards lost: as many as the tricks above or below the bid (mex-penalite, W5). One line a player, so that a 0 has its reason too. */
import { itemAt } from "../item-at";
import { type Line, optionOf, type Rules, type Score } from "../rules";
import type { WhistDeal } from "./deal";

/** Columns in points lost from the stakes: 0 for a bid kept, else one a trick that it is off, or one in all (option `penalty`). */
export function scoreDeal(rules: Rules, { bids, tricks }: WhistDeal): Score {
  const flat = optionOf<string>(rules, "penalty") === "one";
  const lines = bids.map((bid, seat): Line => {
    const took = itemAt(tricks, seat);
    const off = Math.abs(took - bid);
    const value = off === 0 ? 0 : flat ? -1 : -off;
    const code = off === 0 ? "bid-kept" : flat ? "bid-missed-flat" : "bid-missed";
    const scores = bids.map((_, column) => (column === seat ? value : 0));
    return {
      code,
      rule: off > 0 && flat ? "W5" : "mex-penalite",
      value,
      params: { seat, bid, tricks: took },
      scores,
      seats: [seat],
    };
  });
  return { scores: lines.map(({ value }) => value), lines };
}
