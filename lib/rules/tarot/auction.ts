/** One round: each speaks once, and only a higher bid covers (FFT12 p. 5). */

import type { AttackFault } from "../codes";
import type { Auction } from "../game";
import { itemAt } from "../item-at";
import { isGiven, Reader } from "../read";
import type { Result } from "../rules";

/** `barred`: the index in the bids of who redeals after a fault of the deal, and may only pass (F20). */
export function readAuction(
  contracts: readonly string[],
  players: number,
  bids: readonly unknown[],
  barred: unknown,
): Result<Auction> {
  const reader = new Reader<AttackFault>();
  const silent = isGiven(barred) ? reader.integer(barred, "barred", "F20", 0, players - 1) : -1;
  const words = ["pass", ...contracts];
  let taker: number | null = null;
  let height = 0;
  for (const [i, bid] of bids.entries()) {
    const at = `bids.${i}`;
    const said = reader.oneOf(bid, at, "fft-encheres", words);
    if (i >= players) reader.fault(at, "auction-over", "fft-encheres");
    if (said === undefined || said === "pass" || i >= players) continue;
    if (i === silent) reader.fault(at, "barred-from-bidding", "F20");
    else if (words.indexOf(said) <= height)
      reader.fault(at, "bid-too-low", "fft-encheres", { bid: said, standing: itemAt(words, height) });
    else [taker, height] = [i, words.indexOf(said)];
  }
  if (reader.faults.length > 0) return reader.refusal;
  const complete = bids.length === players;
  const allowed = complete ? [] : bids.length === silent ? ["pass"] : ["pass", ...words.slice(height + 1)];
  return { ok: true, value: { taker, ...(taker === null ? {} : { contract: itemAt(words, height) }), allowed, complete } };
}
