/** What every part of the form is given. */
import type { FormPart } from "#components/parts/games/desk";
import type { Fault } from "#lib/rules/rules";
import type { TarotDraft } from "#lib/sheet/drafts/tarot";

export interface PartProps extends FormPart<TarotDraft> {
  readonly onDraft: (draft: TarotDraft) => void;
}

/** Where the form asks what this fault is about; there its refusal stands. */
export function fieldOf({ at }: Fault): "points" | "extras" {
  return /^deal\.(?:petitAuBout|poignees|slam|miseres|excuse)/.test(at) ? "extras" : "points";
}
