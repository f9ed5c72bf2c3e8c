/** A deal of the victory-point table: as at tarot, with the pouce and the chelem as contracts, and `allTricks`. */
import type { Vp5Fault } from "../codes";
import { isGiven, type Json, type Reader } from "../read";
import type { EmptyDeal, Result, Rules } from "../rules";
import type { AttackDeal } from "../tarot/attack";
import { readAttack, readAttackDeal } from "../tarot/read-attack";
import { LAWS } from "./data";
import type { Contract } from "./table";

export interface Vp5Deal extends AttackDeal {
  readonly contract: Contract;
  /** The attack took every trick. */
  readonly allTricks: boolean;
}

/** Refused with all its faults at once, like a deal of tarot. */
export const readDeal = (rules: Rules, json: unknown): Result<Vp5Deal | EmptyDeal> =>
  readAttackDeal(rules, json, LAWS, (reader: Reader<Vp5Fault>, given) => readPlayed(reader, rules, given));

/** `allTricks` and `slam.by` say the same thing: one is enough, both must agree. The announcement is the bid (V14). */
function readPlayed(reader: Reader, rules: Rules, given: Json): Vp5Deal {
  const said = isGiven(given.allTricks) ? reader.oneOf(given.allTricks, "deal.allTricks", "V14", [true, false]) : undefined;
  const slam = said && !isGiven(given.slam) ? { by: "attack" } : given.slam;
  const deal = readAttack(reader, rules, { ...given, slam }, LAWS);
  const contract = deal.contract as Contract;
  const allTricks = deal.slam.by === "attack";
  if (said !== undefined && said !== allTricks) reader.fault("deal.allTricks", "all-tricks-or-not", "V14");
  if (deal.slam.announced && contract !== "chelem") reader.fault("deal.slam.announced", "slam-is-a-contract", "V14");
  return { ...deal, contract, slam: { announced: contract === "chelem", by: deal.slam.by }, allTricks };
}
