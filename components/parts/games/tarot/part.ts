/** What every part of the form is given. */
import type { FormPart } from "#components/parts/games/desk";
import type { TarotDraft } from "#lib/sheet/drafts/tarot";

export interface PartProps extends FormPart<TarotDraft> {
  readonly onDraft: (draft: TarotDraft) => void;
}
