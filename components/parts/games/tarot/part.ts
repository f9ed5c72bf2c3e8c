/** What every part of the form is given. */
import type { Rules } from "#lib/rules/rules";
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
