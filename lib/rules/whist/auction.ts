// This folder: the whist with the 22 trumps.
/** The bids, from the dealer's left to the dealer: how many tricks each expects to take. */

import type { WhistFault } from "../codes";
import type { Auction } from "../game";
import { isGiven, type Json, Reader } from "../read";
import type { Result, Rules } from "../rules";
import { mostCards } from "./data";
import { forbiddenBid, hookRule } from "./hook";

/** Bids in tricks, the dealer last; the hook is the one number that the last may not say. Refused: more tricks than cards. */
export function readAuction(rules: Rules, bids: readonly unknown[], asked: Json): Result<Auction> {
  const reader = new Reader<WhistFault>();
  const cards = reader.integer(asked.cards, "cards", "mex-donne", 1, mostCards(rules));
  const blind = isGiven(asked.blind) ? reader.oneOf(asked.blind, "blind", "mex-donne", [true, false]) : false;
  if (cards === undefined || blind === undefined) return reader.refusal;

  const dealer = rules.players - 1;
  const spoken: number[] = [];
  for (const [i, given] of bids.entries()) {
    if (i > dealer) reader.fault(`bids.${i}`, "auction-over", "mex-annonces");
    const bid = reader.integer(given, `bids.${i}`, "W10", 0, cards);
    if (bid === undefined) continue;
    if (i === dealer && spoken.length === dealer && bid === forbiddenBid(rules, { cards, blind }, spoken)) {
      reader.fault(`bids.${i}`, "forbidden-bid", hookRule(cards), { bid, cards });
    }
    spoken.push(bid);
  }
  if (reader.faults.length > 0) return reader.refusal;

  if (spoken.length === rules.players) return { ok: true, value: { allowed: [], complete: true } };
  const forbidden = spoken.length === dealer ? forbiddenBid(rules, { cards, blind }, spoken) : null;
  const allowed = Array.from({ length: cards + 1 }, (_, bid) => bid).filter((bid) => bid !== forbidden);
  return { ok: true, value: { allowed, complete: false } };
}
