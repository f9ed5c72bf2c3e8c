/** The owner of the Excuse after the trick it was played to. */
import type { RuleId } from "./articles";
import type { Options } from "./rules";

export interface ExcuseOwner {
  /**
   * exchanged: its camp keeps it and owes a card. camp, winner: who gets it in the last trick. wins: it wins the last trick of a
   * chelem.
   */
  readonly code: "kept" | "exchanged" | "camp" | "winner" | "wins";
  readonly rule: RuleId;
}

export interface ExcuseMoment {
  readonly isLast: boolean;
  /** The last trick of a chelem of its own camp. */
  readonly slam: boolean;
}

/** At tarot: its own rules in mid-deal, in the last trick, and as the last card of a chelem (FFT12 p. 4, 6). */
export const attackExcuse =
  (kept: RuleId, last: RuleId, slam: RuleId) =>
  (options: Options, moment: ExcuseMoment): ExcuseOwner => {
    if (!moment.isLast) return { code: "exchanged", rule: kept };
    if (moment.slam) return { code: "wins", rule: slam };
    return { code: options["excuse-last"] === "trick-winner" ? "winner" : "camp", rule: last };
  };
