/**
 * The commonest disputes, as short paths: the first case that is true decides. Each cites the rule that says so; where no
 * text says what follows, T1 says that the table decides. The words are in `words/disputes-fr.ts` and `-en.ts`.
 */
import type { RuleId } from "./articles";
import type { GameName } from "./rules";

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

const SILENT = ["no-text", "T1"] as const;
/** What the arbitration code of 2012 provides: at a table, a proposal (T1). */
const REVOKE = ["code-revoke", "CA13"] as const;
const PENALTY = ["no-penalty", "T1"] as const;

export const DISPUTES: Readonly<Record<GameName, readonly Dispute[]>> = {
  tarot: [
    {
      id: "revoke",
      cases: [
        ["was-excuse", "fft-excuse"],
        ["had-suit", "fft-fournir"],
        ["had-trump", "fft-couper"],
        ["had-neither", "fft-defausse"],
        REVOKE,
      ],
    },
    {
      id: "overruff",
      cases: [["could-overruff", "fft-couper"], ["only-lower", "fft-couper"], ["no-trump", "fft-defausse"], REVOKE],
    },
    {
      id: "rise",
      cases: [
        ["could-rise-partner", "fft-monter"],
        ["cannot-rise", "fft-monter"],
        ["no-trump", "fft-defausse"],
        ["plain-suit", "fft-fournir"],
      ],
    },
    {
      id: "excuse-led",
      cases: [
        ["next-sets-suit", "fft-excuse"],
        ["next-is-barred", "F13"],
      ],
    },
    {
      id: "excuse-last",
      cases: [
        ["slam-last", "F6"],
        ["changes-camp", "F5"],
      ],
    },
    {
      id: "called-suit",
      cases: [["led-called", "fft-appel"], ["only-called", "F14"], PENALTY],
    },
    {
      id: "poignee",
      cases: [
        ["shown-late", "fft-poignee"],
        ["too-few", "fft-poignee"],
        ["excuse-counts", "fft-poignee"],
        ["excuse-hides", "fft-poignee"],
        ["code-hidden", "CA38"],
        ["code-poignee", "CA37"],
      ],
    },
    {
      id: "discard",
      cases: [
        ["wrong-number", "fft-ecart"],
        ["king-or-bout", "fft-ecart"],
        ["trump-away", "fft-ecart"],
        ["called-away", "F17"],
        ["code-seven", "CA20"],
        ["code-five", "CA21"],
        ["code-revoke", "CA13"],
      ],
    },
    {
      id: "petit-sec",
      cases: [
        ["petit-with-excuse", "fft-petit-sec"],
        ["petit-alone", "fft-petit-sec"],
      ],
    },
    {
      id: "false-deal",
      cases: [
        ["code-late", "CA8"],
        ["code-turned", "CA5"],
        ["redeal-barred", "fft-fausse-donne"],
      ],
    },
    {
      id: "forgotten",
      cases: [["slam-unsaid", "fft-chelem"], ["shown-late", "fft-poignee"], SILENT],
    },
    { id: "out-of-turn", cases: [["code-turn", "CA16"], SILENT] },
  ],
  vp5: [
    {
      id: "revoke",
      cases: [
        ["was-excuse", "fft-excuse"],
        ["had-suit", "fft-fournir"],
        ["had-trump", "vp-couper"],
        ["had-neither", "fft-defausse"],
        PENALTY,
      ],
    },
    {
      id: "overruff",
      cases: [["could-overruff", "vp-couper"], ["only-lower", "vp-couper"], ["no-trump", "fft-defausse"], PENALTY],
    },
    {
      id: "rise",
      cases: [
        ["could-rise", "vp-monter"],
        ["cannot-rise", "vp-monter"],
        ["no-trump", "fft-defausse"],
        ["plain-suit", "fft-fournir"],
      ],
    },
    {
      id: "excuse-last",
      cases: [
        ["slam-last", "V18"],
        ["to-winner", "V17"],
      ],
    },
    {
      id: "called-suit",
      cases: [["led-called", "V8"], ["only-called", "F14"], PENALTY],
    },
    {
      id: "poignee",
      cases: [
        ["shown-late", "vp-primes"],
        ["too-few", "vp-primes"],
        ["excuse-counts", "V11"],
        ["several-levels", "V10"],
        PENALTY,
      ],
    },
    {
      id: "discard",
      cases: [["wrong-number", "fft-ecart"], ["king-or-bout", "fft-ecart"], ["trump-away", "fft-ecart"], PENALTY],
    },
    {
      id: "petit-sec",
      cases: [
        ["petit-with-excuse", "vp-petit-sec"],
        ["petit-alone", "V22"],
      ],
    },
    {
      id: "forgotten",
      cases: [["slam-unpaid", "V16"], ["shown-late", "vp-primes"], SILENT],
    },
    { id: "false-deal", cases: [SILENT] },
    { id: "out-of-turn", cases: [SILENT] },
  ],
  decale: [
    {
      id: "revoke",
      cases: [
        ["was-excuse", "boite-excuse"],
        ["had-suit", "boite-fournir"],
        ["had-trump", "boite-couper"],
        ["had-neither", "boite-defausse"],
        PENALTY,
      ],
    },
    {
      id: "overruff",
      cases: [["could-overruff", "D20"], ["only-lower", "D21"], ["no-trump", "boite-defausse"], PENALTY],
    },
    {
      id: "rise",
      cases: [
        ["could-rise", "boite-monter"],
        ["cannot-rise", "boite-monter"],
        ["no-trump", "boite-defausse"],
      ],
    },
    {
      id: "tie",
      cases: [
        ["tied-trump", "D8"],
        ["tied-last", "D6"],
        ["tied-again", "D5"],
        ["tied-leads", "D4"],
      ],
    },
    { id: "excuse-led", cases: [["next-sets-suit", "boite-excuse"]] },
    { id: "excuse-last", cases: [["stays", "D17"]] },
    { id: "called-suit", cases: [["free-call", "D30"]] },
    {
      id: "forgotten",
      cases: [["prime-late", "boite-primes"], ["prime-trumps", "D12"], ["prime-excuse", "D7"], SILENT],
    },
    { id: "false-deal", cases: [["redeal-same", "T7"]] },
    { id: "out-of-turn", cases: [SILENT] },
  ],
  whist: [
    { id: "revoke", cases: [["any-card", "W13"]] },
    {
      id: "excuse-led",
      cases: [
        ["blind-value", "W9"],
        ["said-value", "mex-excuse"],
      ],
    },
    { id: "forgotten", cases: [["bid-spoken", "W15"], SILENT] },
    { id: "false-deal", cases: [["redeal-hidden", "W14"]] },
    { id: "out-of-turn", cases: [SILENT] },
  ],
};
