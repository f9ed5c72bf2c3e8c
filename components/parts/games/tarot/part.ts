/** What every part of the form is given. */
import type { Fault, Rules } from "#lib/rules/rules";
import type { DraftReading } from "#lib/sheet/drafts/draft";
import type { TarotDraft } from "#lib/sheet/drafts/tarot";

export interface PartProps {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly draft: TarotDraft;
  readonly reading: DraftReading;
  readonly change: (changes: Partial<TarotDraft>) => void;
  readonly onDraft: (draft: TarotDraft) => void;
}

/** Where the form asks what this fault is about; there its refusal stands. */
export function fieldOf({ at }: Fault): "points" | "extras" {
  return /^deal\.(?:petitAuBout|poignees|slam|miseres|excuse)/.test(at) ? "extras" : "points";
}
