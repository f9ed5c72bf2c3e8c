/** What the deals of all games are read alike for: nobody played it, or somebody did. */
import type { RuleId } from "./articles";
import type { FaultCode } from "./codes";
import { isGiven, type Json, Reader } from "./read";
import type { EmptyDeal, Misdeal, Result } from "./rules";

/** What is cited where it is no deal, where all passed, where it was not to be played. */
interface Cited {
  readonly deal: RuleId;
  readonly passed: RuleId;
  readonly misdeal: RuleId;
}

/** `played`: meaningless where it has noted a fault. `misdealt`: what else the game reads of a misdeal. */
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
