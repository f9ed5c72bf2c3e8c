/**
 * The commonest disputes, as short paths: the first case that applies decides, and cites its rule; if no text says what follows,
 * T1 leaves it to the table. The words are in `messages/fr/rules/disputes.ts`.
 */
import type { RuleId } from "./articles";

export type DisputeId =
  | "revoke"
  | "overruff"
  | "rise"
  | "excuse-led"
  | "excuse-last"
  | "called-suit"
  | "tie"
  | "poignee"
  | "discard"
  | "petit-sec"
  | "false-deal"
  | "forgotten"
  | "out-of-turn";

export type CaseCode =
  | "had-suit"
  | "had-trump"
  | "had-neither"
  | "was-excuse"
  | "any-card"
  | "could-overruff"
  | "only-lower"
  | "no-trump"
  | "could-rise"
  | "could-rise-partner"
  | "cannot-rise"
  | "plain-suit"
  | "next-sets-suit"
  | "next-is-barred"
  | "slam-last"
  | "changes-camp"
  | "to-winner"
  | "stays"
  | "said-value"
  | "blind-value"
  | "led-called"
  | "only-called"
  | "free-call"
  | "tied-leads"
  | "tied-again"
  | "tied-last"
  | "tied-trump"
  | "shown-late"
  | "too-few"
  | "excuse-counts"
  | "excuse-hides"
  | "several-levels"
  | "prime-late"
  | "prime-trumps"
  | "prime-excuse"
  | "wrong-number"
  | "king-or-bout"
  | "trump-away"
  | "called-away"
  | "petit-alone"
  | "petit-with-excuse"
  | "redeal-barred"
  | "redeal-same"
  | "redeal-hidden"
  | "slam-unsaid"
  | "slam-unpaid"
  | "bid-spoken"
  | "code-revoke"
  | "code-poignee"
  | "code-hidden"
  | "code-seven"
  | "code-five"
  | "code-turned"
  | "code-late"
  | "code-turn"
  | "no-text"
  | "no-penalty";

export interface Dispute {
  readonly id: DisputeId;
  readonly cases: readonly (readonly [CaseCode, RuleId])[];
}

export const SILENT = { "no-text": "T1" } as const;
/** What the arbitration code of 2012 provides: at a table, a proposal (T1). */
export const REVOKE = { "code-revoke": "CA13" } as const;
export const PENALTY = { "no-penalty": "T1" } as const;

/** A game's disputes, each with its cases in order. */
export const disputesOf = (game: Partial<Record<DisputeId, Partial<Record<CaseCode, RuleId>>>>): readonly Dispute[] =>
  Object.entries(game).map(([id, cases]) => ({ id: id as DisputeId, cases: Object.entries(cases) as [CaseCode, RuleId][] }));
