/** A deal of French tarot as people note it: attack against defence, or each for themselves (T10). */
import type { TarotFault } from "../codes";
import { isGiven, type Reader } from "../read";
import { type EmptyDeal, optionOf, type Points, type Result, type Rules } from "../rules";
import type { AttackDeal } from "./attack";
import { LAWS } from "./data";
import { PACK_POINTS, readAttack, readAttackDeal } from "./read-attack";

/** All passed, and each played for themselves: the points in each pile, by seat. */
export interface VachetteDeal {
  readonly vachette: readonly Points[];
}

export type TarotDeal = AttackDeal | VachetteDeal;

export const isVachette = (deal: TarotDeal): deal is VachetteDeal => "vachette" in deal;

/** Refused with all its faults at once. */
export const readDeal = (rules: Rules, json: unknown): Result<TarotDeal | EmptyDeal> =>
  readAttackDeal(rules, json, LAWS, (reader: Reader<TarotFault>, given) =>
    isGiven(given.vachette) ? readVachette(reader, rules, given.vachette) : readAttack(reader, rules, given, LAWS),
  );

function readVachette(reader: Reader, rules: Rules, given: unknown): VachetteDeal {
  if (optionOf<string>(rules, "all-pass") !== "vachette") reader.fault("deal.vachette", "no-vachette-here", "F21");
  const list = reader.list(given, "deal.vachette", "T10", rules.players) ?? [];
  const vachette = list.flatMap(
    (item, seat) => reader.number(item, `deal.vachette.${seat}`, LAWS.cards, 0, PACK_POINTS, 0.5) ?? [],
  );
  const total = vachette.reduce((a, b) => a + b, 0);
  if (vachette.length === rules.players && total !== PACK_POINTS) {
    reader.fault("deal.vachette", "vachette-not-91", "T10", { total, missing: PACK_POINTS - total });
  }
  return { vachette };
}
