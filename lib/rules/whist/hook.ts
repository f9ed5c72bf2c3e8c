/** The number that the last to speak may not say: the one that would make the bids add up to the tricks (mex-annonces). */
import type { RuleId } from "../articles";
import { optionOf, type Rules } from "../rules";
import type { SeriesDeal } from "./data";

/** `others`: all bids but the dealer's. Null if every number is allowed. */
export function forbiddenBid(rules: Rules, { cards, blind }: SeriesDeal, others: readonly number[]): number | null {
  const left = others.reduce((rest, bid) => rest - bid, cards);
  return isHooked(rules, blind) && left >= 0 ? left : null;
}

export const isHooked = (rules: Rules, blind: boolean): boolean => !blind || optionOf<boolean>(rules, "blind-hook");

/** With one card the text makes no exception: that is a ruling (W4). */
export const hookRule = (cards: number): RuleId => (cards === 1 ? "W4" : "mex-annonces");
