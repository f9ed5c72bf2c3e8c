/** The part of reading a deal that all games share: whether it was played. */
import type { RuleId } from "./articles";
import type { FaultCode } from "./codes";
import { isGiven, type Json, Reader } from "./read";
import type { EmptyDeal, Misdeal, Result } from "./rules";

/** The rules cited for something that is no deal, for a passed deal, and for a misdeal. */
interface Cited {
  readonly deal: RuleId;
  readonly passed: RuleId;
  readonly misdeal: RuleId;
}

/** `played`: its result is ignored if it noted a fault. `misdealt`: reads the game's own fields of a misdeal. */
export function readDealOf<D extends object, C extends FaultCode>(
  cited: Cited,
  json: unknown,
  played: (reader: Reader<C>, given: Json) => D | undefined,
  misdealt: (reader: Reader<C>, given: Json) => Partial<Misdeal> = () => ({}),
): Result<D | EmptyDeal> {
  const reader = new Reader<C>();
  const isSaid = (given: Json, what: "passed" | "misdeal") =>
    isGiven(given[what]) && given[what] !== false && reader.oneOf(given[what], `deal.${what}`, cited[what], [true]) === true;
  const read = (given: Json): D | EmptyDeal | undefined => {
    if (isSaid(given, "passed")) return { passed: true };
    if (isSaid(given, "misdeal")) return { misdeal: true, ...misdealt(reader, given) };
    return reader.faults.length === 0 ? played(reader, given) : undefined;
  };
  const given = reader.record(json, "deal", cited.deal);
  const deal = given && read(given);
  return deal && reader.faults.length === 0 ? { ok: true, value: deal } : reader.refusal;
}
