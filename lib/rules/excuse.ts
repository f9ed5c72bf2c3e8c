/** What becomes of the Excuse once it is in a trick. The whist has none of this: there it is worth 0 or 22. */
import type { RuleId } from "./articles";
import type { Law } from "./legal";
import type { Rules } from "./rules";

export interface ExcuseFate {
  /** exchanged: its camp keeps it and owes a card. camp, winner: whom it goes to in the last trick. wins: the last of a chelem. */
  readonly code: "kept" | "exchanged" | "camp" | "winner" | "wins";
  readonly rule: RuleId;
}

export interface ExcuseMoment {
  readonly isLast: boolean;
  /** The last trick of a chelem of its own camp. */
  readonly slam: boolean;
}

export function fateOfExcuse(law: Law, { options }: Rules, { isLast, slam }: ExcuseMoment): ExcuseFate | null {
  if (law.name === "whist") return null;
  if (law.name === "decale") {
    if (isLast && options["excuse-last"] === "lost") return { code: "winner", rule: "D17" };
    if (options["excuse-exchange"] === true) return { code: "exchanged", rule: "D18" };
    return { code: "kept", rule: isLast ? "D17" : law.duties.excuse };
  }
  const isFft = law.name === "tarot";
  if (isLast && slam) return { code: "wins", rule: isFft ? "F6" : "V18" };
  if (!isLast) return { code: "exchanged", rule: law.duties.excuse };
  return { code: options["excuse-last"] === "trick-winner" ? "winner" : "camp", rule: isFft ? "F5" : "V17" };
}
