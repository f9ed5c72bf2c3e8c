/** What can be announced from a hand, each with the rule of its game. */
import type { RuleId } from "./articles";

export type ClaimCode = "poignee" | "misere-trumps" | "misere-heads" | "petit-sec" | "trop-cool" | "loose" | "greve";
export type ClaimRow = readonly [ClaimCode, RuleId];
